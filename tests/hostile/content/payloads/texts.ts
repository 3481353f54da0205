/** Texts that are no HTML at all and still upset what reads them. */
export const texts: Record<string, string> = {
  "right-to-left override": "\u202efired()\u202c exe.gpj",
  "isolates that stay open": "a\u2066b\u2067c\u2068d",
  "invisible letters": "pass\u200bword\u200c\u200d\u2060\ufeff",
  "line separators": "a\u2028fired()\u2029b",
  "tag characters": "a\u{e0041}\u{e0042}\u{e007f}",
  "stacked accents": `Z${"\u0300\u0301\u0302".repeat(60)}algo`,
  "JSON with a prototype": `{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}`,
  "query with a prototype": "__proto__[polluted]=1&constructor.prototype.polluted=1",
  "template of a framework":
    "{{constructor.constructor('fired()')()}} <%= fired() %> #{fired()} ${fired()} {%raw%}",
  "replacement pattern": "$& $1 $` $' $$ $<x>",
  "percent signs": "%3Cscript%3Efired()%3C/script%3E %00 %0d%0aSet-Cookie:a=b",
  "escapes of a script": "\\u003cscript\\u003efired()\\x3c/script\\x3e",
  "formula of a table": '=HYPERLINK("javascript:fired()","x")',
  "line of a calendar": "END:VEVENT\\nBEGIN:VALARM\\nACTION:PROCEDURE",
  "entity of XML": "&xxe; <!ENTITY xxe SYSTEM 'file:///etc/passwd'>",
  "very long word": "a".repeat(2000),
  "very long attribute": `<p title="${"x".repeat(20_000)}" ${"y".repeat(5000)}=1>p</p>`,
};
