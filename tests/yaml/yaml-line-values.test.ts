import { describe, it } from "vitest";
import { BROKEN } from "../../renderer/schema/to-data.ts";
import { type Cases, comesOut } from "../support/show-problems.ts";

describe("a value on a line", () => {
  const cases: Cases = {
    "an at sign, before a comment": [
      "- @all  # note\n",
      ["@all"],
      '1:3 reserved-character «@all» | A text cannot start with @ unless it is in quotation marks. | Put the text in quotation marks: "@all" | - "@all"  # note\n',
    ],
    "a percent sign behind a quoted name": [
      '"a b": %x\n',
      { "a b": "%x" },
      '1:8 reserved-character «%x» | A text cannot start with % unless it is in quotation marks. | Put the text in quotation marks: "%x" | "a b": "%x"\n',
    ],
    "a backtick, with double quotation marks in the text": [
      'a: `say "hi"`\n',
      { a: '`say "hi"`' },
      '1:4 reserved-character «`say "hi"`» | A text cannot start with ` unless it is in quotation marks. | Put the text in quotation marks: \'`say "hi"`\' | a: \'`say "hi"`\'\n',
    ],
    "a template string of JavaScript": [
      "a: `${site.url}/b`\n",
      { a: "${site.url}/b" },
      "1:4 reserved-character «`${site.url}/b`» | A text cannot start with ` unless it is in quotation marks. | Leave out what is not part of it: ${site.url}/b",
    ],
    "what a spreadsheet shows for an error": [
      "a: #NAME?\n",
      { a: BROKEN },
      '1:4 bad-cell «#NAME?» | "#NAME?" is what a spreadsheet shows for a formula that came to nothing. | Put the formula right in the spreadsheet, or empty the cell.',
    ],
    "a command that puts a file in": [
      "a:\n  - !include parts/call.html\n",
      { a: [BROKEN] },
      "2:5 yaml-tag «!include parts/call.html» | Files are not put in like this: a list that several pages share stands in pages/_shared, and a page uses it by its name. | The entry is use: call, with the options of the list beside it.",
    ],
    "a reviewer's proposal that nobody has decided": [
      "a: {++new++} words\n",
      { a: "{++new++} words" },
      "1:4 undecided-edit «{++new++}» | {++new++} is a proposal of a reviewer; visitors would see it with its signs. | Decide, and leave only the words that are to be read.",
    ],
    "a reviewer's proposal in a group that cannot be read": [
      "a: { b: {++new++} words, c: d }\ne: 1\n",
      undefined,
      "1:9 undecided-edit «{++new++}» | {++new++} is a proposal of a reviewer; visitors would see it with its signs. | Decide, and leave only the words that are to be read.",
    ],
    "curly quotation marks around what YAML would read in braces": [
      "a: { b: “${site.url}”, c: d }\n",
      { a: { b: "${site.url}", c: "d" } },
      '1:9 smart-quotes «“${site.url}”» | Curly quotation marks do not hold a text together in YAML; only straight ones do. | Put the text in quotation marks: "${site.url}" | a: { b: "${site.url}", c: d }\n',
    ],
    "the marks of French in braces, with a no-break space within": [
      "a: { b: «\u00a0${site.url}\u00a0», c: d }\n",
      { a: { b: "${site.url}", c: "d" } },
      '1:9 smart-quotes ««\u00a0${site.url}\u00a0»» | Curly quotation marks do not hold a text together in YAML; only straight ones do. | Put the text in quotation marks: "${site.url}" | a: { b: "${site.url}", c: d }\n',
    ],
    "wide quotation marks": [
      "a: ＂Hi: there＂\n",
      { a: "Hi: there" },
      '1:4 smart-quotes «＂Hi: there＂» | Curly quotation marks do not hold a text together in YAML; only straight ones do. | Put the text in quotation marks: "Hi: there" | a: "Hi: there"\n',
    ],
    "entries of a list that has lost its name": [
      "a: One.\n  - two\nb: 3\n",
      { a: BROKEN, b: 3 },
      '2:3 list-without-name «-» | A list starts here, but the line above it has a value already. | If it belongs to the text above, write "a: |" and the text from the next line on; if not, write the name of the list on a line of its own above it.',
    ],
    "a quotation mark behind a year, and one behind inches": [
      'a: 1 September 2026"\nb: a screen of 19"\n',
      { a: BROKEN, b: 'a screen of 19"' },
      '1:20 unopened-quote «"» | A quotation mark closes here that was not opened. | Delete it, or put one at the start of the text as well.',
    ],
    "a text with a colon that has lost its first quotation mark, and one that ends with inches": [
      'a: We count: rents."\nb: A screen: 19"\n',
      { a: "We count: rents.", b: 'A screen: 19"' },
      '1:4 colon-in-text «We count: rents."» | A colon followed by a space ends a name, so this text cannot be read as one. | Put the text in quotation marks: "We count: rents." | a: "We count: rents."\nb: A screen: 19"\n',
      "2:4 colon-in-text «A screen: 19\"» | A colon followed by a space ends a name, so this text cannot be read as one. | Put the text in quotation marks: 'A screen: 19\"' | a: We count: rents.\"\nb: 'A screen: 19\"'\n",
    ],
    "a group on one line that has lost its first brace": [
      'a:\n  - label: Go on, href: "${site.url}", look: primary }\nb: src: /a.svg, alt: A }\n',
      {
        a: [{ label: "Go on", href: "${site.url}", look: "primary" }],
        b: { src: "/a.svg", alt: "A" },
      },
      '2:54 unclosed-bracket «}» | The } that closes here was not opened. | Write { in front of "label:". | a:\n  - { label: Go on, href: "${site.url}", look: primary }\nb: src: /a.svg, alt: A }\n',
      '3:24 unclosed-bracket «}» | The } that closes here was not opened. | Write { in front of "src:". | a:\n  - label: Go on, href: "${site.url}", look: primary }\nb: { src: /a.svg, alt: A }\n',
    ],
    "a group with groups and lists in it that has lost its first brace": [
      "a:\n  - name: b, when: { field: c, is: [D, E] } }\n",
      { a: [{ name: "b", when: { field: "c", is: ["D", "E"] } }] },
      '2:45 unclosed-bracket «}» | The } that closes here was not opened. | Write { in front of "name:". | a:\n  - { name: b, when: { field: c, is: [D, E] } }\n',
    ],
    "a translation without the braces around it and its original": [
      "a: of: One, text: Eins\n",
      { a: { of: "One", text: "Eins" } },
      "1:4 colon-in-text «of: One, text: Eins» | Two names stand on this line without the braces around them. | Write { of: One, text: Eins } | a: { of: One, text: Eins }\n",
    ],
    "a group of one text in quotation marks that has lost its first brace, and a brace that is left over": [
      'a:\n  - label: "${site.url}" }\n  - label: "Go on", href: /about }\nb: "Words" }\n',
      { a: [{ label: "${site.url}" }, { label: "Go on", href: "/about" }], b: "Words" },
      '2:26 unclosed-bracket «}» | The } that closes here was not opened. | Write { in front of "label:". | a:\n  - { label: "${site.url}" }\n  - label: "Go on", href: /about }\nb: "Words" }\n',
      '3:34 unclosed-bracket «}» | The } that closes here was not opened. | Write { in front of "label:". | a:\n  - label: "${site.url}" }\n  - { label: "Go on", href: /about }\nb: "Words" }\n',
      '4:12 unclosed-bracket «}» | The } that closes here was not opened. | Delete it. | a:\n  - label: "${site.url}" }\n  - label: "Go on", href: /about }\nb: "Words"\n',
    ],
    "a colon behind an address": [
      "href: /about:\nhref2: /about:\n",
      { href: "/about", href2: "/about:" },
      "1:7 colon-in-text «/about:» | A colon stands behind this address. | Write /about | href: /about\nhref2: /about:\n",
      '2:8 colon-in-text «/about:» | A colon followed by a space ends a name, so this text cannot be read as one. | Put the text in quotation marks: "/about:" | href: /about:\nhref2: "/about:"\n',
    ],
    "an at sign and both marks": [
      'a: @it\'s "x"\n',
      { a: '@it\'s "x"' },
      "1:4 reserved-character «@it's \"x\"» | A text cannot start with @ unless it is in quotation marks. | Put the text in quotation marks: '@it''s \"x\"' | a: '@it''s \"x\"'\n",
    ],
    "an at sign and a backslash": [
      "a: @c:\\it's\n",
      { a: "@c:\\it's" },
      "1:4 reserved-character «@c:\\it's» | A text cannot start with @ unless it is in quotation marks. | Put the text in quotation marks: '@c:\\it''s' | a: '@c:\\it''s'\n",
    ],
    "a stroke, words and more of them below": [
      "a:\n  b: | One line.\n\n    Another one.\n",
      { a: { b: "One line.\n\nAnother one.\n" } },
      "2:6 reserved-character «| One line.» | After | the text starts on the next line, and its first words stand on this one. | Move what stands behind | to the next line, with the indentation of the lines below. | a:\n  b: |\n    One line.\n\n    Another one.\n",
    ],
    "both signs of a text of several lines": [
      "a:\n  b: |>\n    One line.\n\n    Another one.\n",
      { a: { b: "One line.\n\nAnother one.\n" } },
      "2:6 reserved-character «|>» | One sign stands in front of a text that starts on the next line, and here stand two: |> | Write | | a:\n  b: |\n    One line.\n\n    Another one.\n",
    ],
    "both signs, turned, and how the text ends": [
      "a: >-|\n  One line.\n",
      { a: "One line." },
      "1:4 reserved-character «>-|» | One sign stands in front of a text that starts on the next line, and here stand two: >-| | Write |- | a: |-\n  One line.\n",
    ],
    "a space behind the colon of a link's address": [
      "a: Write to [us](mailto: a@b.example) or call.\n",
      { a: "Write to [us](mailto:a@b.example) or call." },
      "1:18 colon-in-text «mailto: a@b.example» | A space stands behind the colon of this address. | Write mailto:a@b.example | a: Write to [us](mailto:a@b.example) or call.\n",
    ],
    "a star and more": [
      "a: *b c*: d\n",
      { a: "*b c*: d" },
      '1:4 yaml-alias «*b c*: d» | A text cannot start with * unless it is in quotation marks. | Put the text in quotation marks: "*b c*: d"',
    ],
    "an ampersand and another": [
      "a: &b &c d\n",
      { a: "&b &c d" },
      '1:4 yaml-anchor «&b &c d» | A text cannot start with & unless it is in quotation marks. | Put the text in quotation marks: "&b &c d"',
    ],
    "an exclamation mark and another": [
      "- !b !c d\n",
      ["!b !c d"],
      '1:3 yaml-tag «!b !c d» | A text cannot start with ! unless it is in quotation marks. | Put the text in quotation marks: "!b !c d"',
    ],
    "curly quotation marks": [
      "a: “Hi: there”\n",
      { a: "Hi: there" },
      '1:4 smart-quotes «“Hi: there”» | Curly quotation marks do not hold a text together in YAML; only straight ones do. | Put the text in quotation marks: "Hi: there" | a: "Hi: there"\n',
    ],
    "curly single marks around double ones": [
      'a: ‘Say: "x"’\n',
      { a: 'Say: "x"' },
      '1:4 smart-quotes «‘Say: "x"’» | Curly quotation marks do not hold a text together in YAML; only straight ones do. | Put the text in quotation marks: \'Say: "x"\' | a: \'Say: "x"\'\n',
    ],
    "marks of other languages": [
      "- a: «Hi: there»\n- a: „Hi: there“  # c\n- a: ‚Hi: there‘\n",
      [{ a: "Hi: there" }, { a: "Hi: there" }, { a: "Hi: there" }],
      '1:6 smart-quotes ««Hi: there»» | Curly quotation marks do not hold a text together in YAML; only straight ones do. | Put the text in quotation marks: "Hi: there" | - a: "Hi: there"\n- a: „Hi: there“  # c\n- a: ‚Hi: there‘\n',
      '2:6 smart-quotes «„Hi: there“» | Curly quotation marks do not hold a text together in YAML; only straight ones do. | Put the text in quotation marks: "Hi: there" | - a: «Hi: there»\n- a: "Hi: there"  # c\n- a: ‚Hi: there‘\n',
      '3:6 smart-quotes «‚Hi: there‘» | Curly quotation marks do not hold a text together in YAML; only straight ones do. | Put the text in quotation marks: "Hi: there" | - a: «Hi: there»\n- a: „Hi: there“  # c\n- a: "Hi: there"\n',
    ],
    "a curly mark that is never closed": [
      "a: “Hi: there\n",
      { a: "Hi: there" },
      '1:4 smart-quotes «“Hi: there» | Curly quotation marks do not hold a text together in YAML; only straight ones do. | Put the text in quotation marks: "Hi: there" | a: "Hi: there"\n',
    ],
    "apostrophes, one of them doubled": [
      "a: 'It''s Ben's'\n",
      { a: "It's Ben's" },
      "1:4 quote-inside «'It''s Ben's'» | The text holds the quotation mark ' that also ends it. | Put the text in quotation marks: 'It''s Ben''s' | a: 'It''s Ben''s'\n",
    ],
    "a quotation in a quotation": [
      'a: "say "hi" now"\n',
      { a: 'say "hi" now' },
      '1:4 quote-inside «"say "hi" now"» | The text holds the quotation mark " that also ends it. | Put the text in quotation marks: \'say "hi" now\' | a: \'say "hi" now\'\n',
    ],
    "a quotation at the end of a quotation": [
      'a: "say "hi""\n',
      { a: 'say "hi"' },
      '1:4 quote-inside «"say "hi""» | The text holds the quotation mark " that also ends it. | Put the text in quotation marks: \'say "hi"\' | a: \'say "hi"\'\n',
    ],
    "a quotation and an apostrophe in a quotation": [
      'a: "it\'s \\"hi\\" "now" x"\n',
      { a: 'it\'s "hi" "now" x' },
      '1:4 quote-inside «"it\'s \\"hi\\" "now" x"» | The text holds the quotation mark " that also ends it. | Put the text in quotation marks: "it\'s \\"hi\\" \\"now\\" x" | a: "it\'s \\"hi\\" \\"now\\" x"\n',
    ],
    "text behind a quotation in single marks": [
      "a: 'Hello' world\n",
      { a: "'Hello' world" },
      "1:4 text-after-quote «'Hello' world» | Text follows after the closing quotation mark. | Put the text in quotation marks: \"'Hello' world\" | a: \"'Hello' world\"\n",
    ],
    "text with an apostrophe behind a quotation": [
      "a: 'Ben's \"x\"' and more\n",
      { a: "'Ben's \"x\"' and more" },
      "1:4 text-after-quote «'Ben's \"x\"' and more» | Text follows after the closing quotation mark. | Put the text in quotation marks: '''Ben''s \"x\"'' and more' | a: '''Ben''s \"x\"'' and more'\n",
    ],
    "two quotations": [
      'a: "b" and "c"\n',
      { a: '"b" and "c"' },
      '1:4 text-after-quote «"b" and "c"» | Text follows after the closing quotation mark. | Put the text in quotation marks: \'"b" and "c"\' | a: \'"b" and "c"\'\n',
    ],
    "two quotations and a comma": [
      "a: 'b', 'c'\n",
      { a: "'b', 'c'" },
      "1:4 text-after-quote «'b', 'c'» | Text follows after the closing quotation mark. | Put the text in quotation marks: \"'b', 'c'\" | a: \"'b', 'c'\"\n",
    ],
    "words in the genitive": [
      "a: 'The authors' rights and readers' rights'\n",
      { a: "The authors' rights and readers' rights" },
      "1:4 quote-inside «'The authors' rights and readers' rights'» | The text holds the quotation mark ' that also ends it. | Put the text in quotation marks: 'The authors'' rights and readers'' rights' | a: 'The authors'' rights and readers'' rights'\n",
    ],
    "text behind an empty quotation": [
      'a: "" b\n',
      { a: '"" b' },
      '1:4 text-after-quote «"" b» | Text follows after the closing quotation mark. | Put the text in quotation marks: \'"" b\' | a: \'"" b\'\n',
    ],
    "a word in square brackets": [
      "a: [brand] careers\n",
      { a: "[brand] careers" },
      '1:4 bracket-start «[brand] careers» | A text cannot start with [ unless it is in quotation marks. | Put the text in quotation marks: "[brand] careers" | a: "[brand] careers"\n',
    ],
    "a variable in two braces, with more behind it": [
      "a: {{ item.title }} | Careers at ${site.brand}\n",
      { a: "${item.title} | Careers at ${site.brand}" },
      '1:4 bad-binding «{{ item.title }} | Careers at ${site.brand}» | "{{ item.title }}" is shown to visitors as it is written. | A binding is written with a dollar sign and braces: ${item.title} | a: ${item.title} | Careers at ${site.brand}\n',
    ],
    "two variables with filters": [
      "- {{ item.a | upcase }} and {{item.b}}!\n",
      ["${item.a} and ${item.b}!"],
      '1:3 bad-binding «{{ item.a | upcase }} and {{item.b}}!» | "{{ item.a | upcase }}" is shown to visitors as it is written. | A binding is written with a dollar sign and braces: ${item.a} | - ${item.a} and ${item.b}!\n',
    ],
    "two words in brackets": [
      "a: [one] and [two]\n",
      { a: "[one] and [two]" },
      '1:4 bracket-start «[one] and [two]» | A text cannot start with [ unless it is in quotation marks. | Put the text in quotation marks: "[one] and [two]" | a: "[one] and [two]"\n',
    ],
    "words in braces in a text that has lost its first quotation mark": [
      'a: {shown} of {total} rows"\n',
      { a: "{shown} of {total} rows" },
      '1:4 bracket-start «{shown} of {total} rows"» | A text cannot start with { unless it is in quotation marks. | Put the text in quotation marks: "{shown} of {total} rows" | a: "{shown} of {total} rows"\n',
    ],
    "a name of somebody in a text that has lost its first quotation mark": [
      'a: @ana said: rents."\n',
      { a: "@ana said: rents." },
      '1:4 reserved-character «@ana said: rents."» | A text cannot start with @ unless it is in quotation marks. | Put the text in quotation marks: "@ana said: rents." | a: "@ana said: rents."\n',
    ],
    "a colon between the marks of French, which have spaces within": [
      "a: « Attention : travaux »\n",
      { a: "Attention : travaux" },
      '1:4 smart-quotes «« Attention : travaux »» | Curly quotation marks do not hold a text together in YAML; only straight ones do. | Put the text in quotation marks: "Attention : travaux" | a: "Attention : travaux"\n',
    ],
    "a word in braces": [
      "- {brand} careers\n",
      ["{brand} careers"],
      '1:3 bracket-start «{brand} careers» | A text cannot start with { unless it is in quotation marks. | Put the text in quotation marks: "{brand} careers" | - "{brand} careers"\n',
    ],
    "text behind a bar": [
      "a: | text\n",
      { a: "text" },
      "1:4 reserved-character «| text» | After | the text starts on the next line, and this one stands on the same. | Leave out |: text",
    ],
    "text behind a bar with orders": [
      "a: |- text\nb: >2 text\n",
      { a: "text", b: ">2 text" },
      "1:4 reserved-character «|- text» | After | the text starts on the next line, and this one stands on the same. | Leave out |: text",
      '2:4 reserved-character «>2 text» | After > the text starts on the next line; a text that begins with > needs quotation marks. | Put the text in quotation marks: ">2 text"',
    ],
    "a comment behind a bar": ["a: > # note\n  text\n", { a: "text\n" }],
    "a list on the line of its name": [
      "a: - x   # note\nb: -\n",
      { a: BROKEN, b: BROKEN },
      "1:4 list-on-line «- x» | A list starts on the line below its name. | Move the dash to the next line and indent it.",
      "2:4 list-on-line «-» | A list starts on the line below its name. | Move the dash to the next line and indent it.",
    ],
    "a colon in a text": [
      "- a: b: c   # d\n  e: 1\n",
      [{ a: "b: c", e: 1 }],
      '1:6 colon-in-text «b: c» | A colon followed by a space ends a name, so this text cannot be read as one. | Put the text in quotation marks: "b: c" | - a: "b: c"   # d\n  e: 1\n',
    ],
    "a colon in a text behind quoted names": [
      '"a b": c: d\n\'a b\': "x": d\n',
      { "a b": "c: d" },
      '1:8 colon-in-text «c: d» | A colon followed by a space ends a name, so this text cannot be read as one. | Put the text in quotation marks: "c: d" | "a b": "c: d"\n\'a b\': "x": d\n',
      "2:1 duplicate-name «'a b'» | \"a b\" stands here a second time; the first is on line 1. | Keep one of the two.",
      '2:8 text-after-quote «"x": d» | Text follows after the closing quotation mark. | Put the text in quotation marks: \'"x": d\' | "a b": c: d\n\'a b\': \'"x": d\'\n',
    ],
    "a colon at the end of a text": [
      "$a: b c:\n",
      { $a: "b c:" },
      '1:5 colon-in-text «b c:» | A colon followed by a space ends a name, so this text cannot be read as one. | Put the text in quotation marks: "b c:" | $a: "b c:"\n',
    ],
    "a colon in a text, with two spaces before each": [
      "-  a:  b: c\n",
      [{ a: "b: c" }],
      '1:8 colon-in-text «b: c» | A colon followed by a space ends a name, so this text cannot be read as one. | Put the text in quotation marks: "b: c" | -  a:  "b: c"\n',
    ],
    "text with a colon behind a quotation": [
      'a: "one" two: x\n',
      { a: '"one" two: x' },
      '1:4 text-after-quote «"one" two: x» | Text follows after the closing quotation mark. | Put the text in quotation marks: \'"one" two: x\' | a: \'"one" two: x\'\n',
    ],
    "a colon behind a quotation in a text": [
      'a: say "hi": c\n',
      { a: 'say "hi": c' },
      '1:4 colon-in-text «say "hi": c» | A colon followed by a space ends a name, so this text cannot be read as one. | Put the text in quotation marks: \'say "hi": c\' | a: \'say "hi": c\'\n',
    ],
  };
  it.each(Object.entries(cases))("%s", comesOut);
});
