/** Attributes that run when something happens: by loading, by animation, by the visitor's hand. */

/** Elements that call a handler by themselves as soon as they are in a page. */
const byThemselves: Record<string, string> = {
  "image that fails": "<img src=x onerror=fired()>",
  "image in capitals": "<IMG SRC=x ONERROR=fired()>",
  "image in mixed case": "<iMg sRc=x OnErRoR=fired()>",
  "image without spaces": "<img/src=x/onerror=fired()>",
  "image with a line break between": "<img\nsrc=x\nonerror\n=\nfired()>",
  "image with a tab between": "<img\tsrc=x\tonerror=fired()>",
  "image with a form feed between": "<img\fsrc=x\fonerror=fired()>",
  "image with quoted handler": `<img src="x" onerror="fired()">`,
  "image with a backtick": "<img src=x onerror=`fired()`>",
  "image with entities in the handler": "<img src=x onerror=&#102;&#105;red&lpar;&rpar;>",
  "image with a handler before": "<img onerror=fired() src=x>",
  "image with the handler twice": `<img src=x onerror="" onerror=fired()>`,
  "image that loads": `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" onload=fired()>`,
  "image with a slash in the tag": "<img/ src=x onerror=fired()//",
  "image with quote soup": `<img """><script>fired()</script>">`,
  "image with a broken quote": `<img src='x"' onerror=fired()//'>`,
  "image named image": "<image src=x onerror=fired()>",
  "image with srcset": "<img srcset=x onerror=fired()>",
  "picture source": "<picture><source srcset=x><img onerror=fired()></picture>",
  "input of type image": "<input type=image src=x onerror=fired()>",
  "focus by itself": "<input autofocus onfocus=fired()>",
  "select with focus": "<select autofocus onfocus=fired()></select>",
  "textarea with focus": "<textarea autofocus onfocus=fired()></textarea>",
  "button with focus": "<button autofocus onfocus=fired()>b</button>",
  "paragraph with focus": "<p tabindex=1 autofocus onfocus=fired()>p</p>",
  "link with focus": "<a href=# autofocus onfocus=fired()>a</a>",
  "details that open": "<details open ontoggle=fired()>d</details>",
  "popover toggling": "<div popover id=p onbeforetoggle=fired()>p</div><button popovertarget=p>b</button>",
  "video that fails": "<video src=x onerror=fired()></video>",
  "video source that fails": "<video><source onerror=fired()></video>",
  "audio that fails": "<audio src=x onerror=fired()></audio>",
  "audio of data": `<audio autoplay onloadstart=fired() src="data:audio/wav;base64,UklGRg=="></audio>`,
  "track that fails": "<video controls><track default src=x onerror=fired()></video>",
  "iframe that loads": "<iframe onload=fired()></iframe>",
  "object that fails": "<object data=x onerror=fired()></object>",
  "embed that loads": "<embed src=x onload=fired()>",
  "body that loads": "<body onload=fired()>",
  "body that is shown": "<body onpageshow=fired()>",
  "body that scrolls": "<body onscroll=fired()><p>tall</p>",
  "body with a new hash": "<body onhashchange=fired()>",
  "body with a message": "<body onmessage=fired()>",
  "frameset that loads": "<frameset onload=fired()>",
  "style that loads": "<style onload=fired()>p{}</style>",
  "link that loads": `<link rel=stylesheet href="data:text/css," onload=fired()>`,
  "link that fails": "<link rel=stylesheet href=x onerror=fired()>",
  "script that fails": "<script src=x onerror=fired()></script>",
  "animation that starts":
    "<style>@keyframes k{}</style><p style=animation-name:k onanimationstart=fired()>p</p>",
  "animation that ends":
    "<style>@keyframes k{}</style><b style=animation-name:k onanimationend=fired()>b</b>",
  "transition that runs":
    "<p style=transition:outline 1s tabindex=1 id=t autofocus ontransitionrun=fired()>p</p><style>:target{outline:1px solid}</style>",
  "marquee that starts": "<marquee onstart=fired()>m</marquee>",
  "marquee that bounces": "<marquee behavior=alternate onbounce=fired() width=1>m</marquee>",
  "content that becomes visible":
    "<p oncontentvisibilityautostatechange=fired() style=content-visibility:auto>p</p>",
  "security policy violation": `<p onsecuritypolicyviolation=fired()><img src="https://evil.example/x"></p>`,
};

/** Handlers that wait for a visitor; the tests point at, click, press, focus, change and submit everything. */
const byHand =
  "onauxclick onbeforecopy onbeforecut onbeforeinput onbeforematch onbeforepaste onbeforexrselect onblur oncancel onchange " +
  "onclick onclose oncommand oncontextmenu oncopy oncut ondblclick ondrag ondragend ondragenter ondragleave ondragover " +
  "ondragstart ondrop onfocus onfocusin onfocusout onformdata onfullscreenchange ongesturestart ongotpointercapture oninput " +
  "oninvalid onkeydown onkeypress onkeyup onlostpointercapture onmousedown onmouseenter onmouseleave onmousemove " +
  "onmouseout onmouseover onmouseup onmousewheel onpaste onpointercancel onpointerdown onpointerenter onpointerleave " +
  "onpointermove onpointerout onpointerover onpointerrawupdate onpointerup onreset onresize onscroll onscrollend onsearch " +
  "onselect onselectionchange onselectstart onslotchange onsubmit ontoggle ontouchend ontouchmove ontouchstart onwebkitfullscreenchange onwheel";

export const handlers: Record<string, string> = {
  ...byThemselves,
  ...Object.fromEntries(
    byHand.split(" ").map((name) => [`paragraph with ${name}`, `<p ${name}="fired()" tabindex="0">p</p>`]),
  ),
  "handler that is not known yet": `<p onfuturething="fired()" on="fired()" on-x="fired()">p</p>`,
  "handler in a custom element": "<x-y onclick=fired() onmouseover=fired()>x</x-y>",
  "handler after a zero byte": "<img src=x on\u0000error=fired()>",
  "handler with a byte order mark": "<img src=x \ufeffonerror=fired()>",
  "handler beside a thousand attributes": `<img ${Array.from({ length: 1000 }, (_, index) => `a${index}=1`).join(" ")} src=x onerror=fired()>`,
  "handler in a void element's end tag": "</br onclick=fired()>",
  "handler in an end tag": "<p>p</p onmouseover=fired()>",
};
