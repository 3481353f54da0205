/** Names and ids that stand in for something of the page's scripts. */
const taken =
  "main announcer location document window self top parent name cookie forms body head documentElement attributes children childNodes " +
  "nodeName innerHTML getElementById querySelector querySelectorAll createElement addEventListener dispatchEvent defaultView " +
  "currentScript implementation adoptedStyleSheets startViewTransition siteToasts localStorage sessionStorage history navigator " +
  "trustedTypes fetch import require module exports React constructor hasOwnProperty toString valueOf __proto__";

export const clobbering: Record<string, string> = {
  ...Object.fromEntries(
    taken
      .split(" ")
      .map((name) => [
        `an element called ${name}`,
        `<a id="${name}" name="${name}" href="/about">a</a><img id="${name}" name="${name}" src="/favicon.svg" alt="">`,
      ]),
  ),
  "two of a name make a list": `<a id=siteToasts></a><a id=siteToasts name=splice href="javascript:fired()"></a>`,
  "form with named fields": "<form id=document><input name=getElementById><input name=createElement></form>",
  "form with its own attributes":
    "<form><input name=attributes><input name=parentNode><input name=nodeName></form>",
  "frame with a name": "<iframe name=trustedTypes srcdoc='<a id=createPolicy></a>'></iframe>",
  "frames in frames": "<iframe name=a srcdoc='<iframe name=b srcdoc=\"<a id=c></a>\"></iframe>'></iframe>",
  "label for another field": "<label for=email>l</label><output for=message>o</output>",
  "headers of another table": "<table><tr><td headers='main announcer'>x</table>",
  "anchor of the page": "<a href=#main>a</a><a href=#text-main>b</a><a name=main>c</a>",
};
