/** What real articles are made of: each has to come through both sanitisers as it was written, ids aside. */
export const benign: Record<string, string> = {
  paragraph: "<p>One sentence, and another.</p>",
  "strong and soft words":
    "<p><strong>strong</strong>, <em>soft</em>, <b>bold</b>, <i>italic</i>, <u>under</u>, <s>struck</s></p>",
  "signs of HTML as text": "<p>a &lt; b &amp;&amp; c &gt; d, &lt;script&gt; is a tag</p>",
  "code in a line":
    "<p>Run <code>npm run check</code>, press <kbd>Enter</kbd>, read <samp>0 problems</samp>, set <var>n</var>.</p>",
  "code in lines": "<pre><code>if (a &lt; b) {\n  return `${a}`;\n}\n</code></pre>",
  "tags of HTML as code": "<pre><code>&lt;img src=x onerror=alert(1)&gt;</code></pre>",
  "link to a page": `<p><a href="/about">About us</a></p>`,
  "link with a query": `<p><a href="/insights/articles?tags=AI&amp;q=agents">Articles</a></p>`,
  "link to a place on a page": `<p><a href="/services#cloud-platform-engineering">Cloud</a></p>`,
  "link to a place on this page": `<h2 id="results">Results</h2><p><a href="#results">above</a></p>`,
  "link to another site": `<p><a href="https://www.rfc-editor.org/rfc/rfc9110#name-methods">RFC 9110</a></p>`,
  "link with encoded signs": `<p><a href="https://example.com/a%20b?q=%C3%BC&amp;r=1,2">a b</a></p>`,
  "link with brackets": `<p><a href="https://en.wikipedia.org/wiki/Rust_(programming_language)">Rust</a></p>`,
  "link with a colon in its path": `<p><a href="/insights/topic:agents">Topic</a></p>`,
  "link with a port": `<p><a href="http://localhost:8080/page">local</a></p>`,
  "link to write to": `<p><a href="mailto:hello@example.com?subject=A%20question">Write to us</a></p>`,
  "link to call": `<p><a href="tel:+442079460958">Call us</a></p>`,
  "link with an explanation": `<p><a href="/about" title="Who we are">About</a></p>`,
  headings: "<h1>One</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4><h5>Five</h5><h6>Six</h6>",
  "heading with an id": `<h2 id="what-changed">What changed</h2>`,
  list: "<ul><li>first</li><li>second <strong>item</strong></li></ul>",
  "list in a list": "<ul><li>first<ul><li>below</li></ul></li></ul>",
  "numbered list": "<ol><li>one</li><li>two</li></ol>",
  "numbered list that starts later": `<ol start="3" reversed=""><li value="7">seven</li></ol>`,
  "list of terms": "<dl><dt>Latency</dt><dd>Time until the answer.</dd></dl>",
  quotation: "<blockquote><p>We stopped guessing.</p></blockquote>",
  "quotation with its source": `<blockquote cite="https://example.com/talk"><p>Quoted.</p></blockquote>`,
  "quotation in a line": `<p><q cite="https://example.com/">short</q>, said <cite>The Book</cite></p>`,
  picture: `<p><img src="/images/events/cloud-cost-webinar.svg" alt="A chart" width="640" height="360"></p>`,
  "picture with a caption": `<figure><img src="/favicon.svg" alt=""><figcaption>The mark.</figcaption></figure>`,
  "picture as a link": `<p><a href="/platform"><img src="/favicon.svg" alt="The platform"></a></p>`,
  table:
    "<table><thead><tr><th>Month</th><th>Cost</th></tr></thead><tbody><tr><td>May</td><td>12</td></tr></tbody></table>",
  "table with a caption": `<table><caption>Costs</caption><tbody><tr><th scope="row">May</th><td>12</td></tr></tbody></table>`,
  "table with wide cells": `<table><tbody><tr><td colspan="2">both</td></tr><tr><td rowspan="2">a</td><td>b</td></tr></tbody></table>`,
  "table with columns": `<table><colgroup><col span="2"><col></colgroup><tbody><tr><td>a</td><td>b</td><td>c</td></tr></tbody></table>`,
  "table with headers": `<table><tbody><tr><th id="month" abbr="M">Month</th></tr><tr><td headers="month">May</td></tr></tbody></table>`,
  "table with a foot":
    "<table><tbody><tr><td>1</td></tr></tbody><tfoot><tr><td>sum</td></tr></tfoot></table>",
  "line and break": "<p>above<br>below</p><hr>",
  "place to break": "<p>very<wbr>long<wbr>name</p>",
  "date and time": `<p><time datetime="2025-07-25">July 25, 2025</time></p>`,
  change: `<p><del datetime="2025-01-01">old</del> <ins datetime="2025-01-02" cite="https://example.com/">new</ins></p>`,
  abbreviation: `<p><abbr title="Service level objective">SLO</abbr> and <dfn>term</dfn></p>`,
  "small signs": "<p>H<sub>2</sub>O, x<sup>2</sup>, <mark>marked</mark>, <small>small print</small></p>",
  "words in another language": `<p><span lang="de">Zeitgeist</span> and <span lang="ar" dir="rtl">سلام</span></p>`,
  section: "<section><h2>Part</h2><p>Text.</p></section>",
  "footnote of Markdown": `<p>a<sup><a href="#fn-1" id="fnref-1">1</a></sup></p><ol><li id="fn-1"><p>note <a href="#fnref-1">↩</a></p></li></ol>`,
  "signs and pictures of writing": "<p>“Quoted” – it’s 20 °C … €5 → 𝒳 👩🏽‍🚀 ½</p>",
  "javascript as a word":
    "<p>javascript: is a scheme, onerror= an attribute, data:text/html a kind of address</p>",
  "no-break space": "<p>10&nbsp;000</p>",
};

/** How a text looks after it came through: its ids, and what refers to them, have a prefix. */
export function withPrefixedIds(html: string): string {
  return html.replaceAll(/ (id|headers)="/g, ` $1="text-`).replaceAll(` href="#`, ` href="#text-`);
}
