import { MODES, type Mode, type ReceiverState } from "./inquiry-modes.ts";

const meanings: Record<Mode, string> = {
  ok: "takes every inquiry",
  fail: "refuses every inquiry with status 500",
  hang: "takes the inquiry and never answers",
  drop: "takes the inquiry and cuts the connection",
  delay: "takes every inquiry, and answers late",
  random: "takes, refuses or cuts by chance, after a while by chance",
};

/** The page at the receiver's own address: what it does, and a form to change it. */
export function controlPage(state: ReceiverState, file: string): string {
  const choices = MODES.map(
    (mode) =>
      `<p><label><input type="radio" name="mode" value="${mode}"${mode === state.mode ? " checked" : ""}> ` +
      `<b>${mode}</b>: ${meanings[mode]}</label></p>`,
  ).join("\n");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inquiry receiver</title>
</head>
<body>
<h1>Inquiry receiver</h1>
<p>Stands in for the product API on this machine. Received since the start: ${state.received}. All inquiries are in ${file}.</p>
<form method="post" action="/yogi/api/demo/mode">
${choices}
<p><label>Delay in milliseconds, or its upper limit: <input type="number" name="ms" min="0" max="60000" value="${state.delay}"></label></p>
<p><button>Change</button></p>
</form>
</body>
</html>
`;
}
