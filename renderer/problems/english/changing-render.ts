import { words } from "./words.ts";

/** What a view asks while it is drawn; `name` as it is written. */
interface ChangingRender {
  as: "browser" | "clock" | "chance";
  name: string;
  isIsland?: true;
}

/** What is said of a view that is drawn otherwise in a browser than where its page is made. */
export function changingRender({ as, name, isIsland }: ChangingRender) {
  if (isIsland)
    return words(
      `${name} is asked while the view is drawn: the browser draws something else than the page has, and makes the block anew.`,
      "Draw the same at first, and keep in a state what an effect finds out: useState, useEffect.",
    );
  return words(`${name} is asked once, when the page is made: ${SEEN[as]}.`, INSTEAD);
}

const SEEN = {
  browser: "no browser is there, and visitors get what is drawn without one",
  clock: "visitors see that moment until the next build",
  chance: "all visitors see the same until the next build",
};

const INSTEAD =
  'Work it out in a behavior.ts, or add "x-wake": "visible" to its schema.json and keep in a state what an effect finds out.';
