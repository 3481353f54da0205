import lineIcon from "./line-icon.tsx";

/*
 * lucide carries no company marks, and this site uses none: the three places where the company is found
 * are drawn by what they are.
 */

/** A person on a card with links: a professional network. */
export const ProfessionalNetwork = lineIcon({
  node: [
    ["rect", { x: "3", y: "3", width: "18", height: "18", rx: "2", key: "card" }],
    ["circle", { cx: "9", cy: "9.5", r: "2", key: "head" }],
    ["path", { d: "M6 17v-1a3 3 0 0 1 6 0v1", key: "body" }],
    ["path", { d: "M15.5 8H18M15.5 12H18M15.5 16H18", key: "lines" }],
  ],
});

/** A short post: a microblog. */
export const Microblog = lineIcon({
  node: [
    ["path", { d: "M4 4h16v12H10l-4 4v-4H4z", key: "bubble" }],
    ["path", { d: "M8 8.5h8M8 11.5h5", key: "lines" }],
  ],
});

/** A branch in angle brackets: a code host. */
export const CodeHost = lineIcon({
  node: [
    ["path", { d: "m6.5 7-4.5 5 4.5 5M17.5 7l4.5 5-4.5 5", key: "brackets" }],
    ["circle", { cx: "10", cy: "8", r: "1.5", key: "from" }],
    ["circle", { cx: "14", cy: "10", r: "1.5", key: "side" }],
    ["circle", { cx: "10", cy: "17", r: "1.5", key: "to" }],
    ["path", { d: "M10 9.5v6M14 11.5c0 2-4 1.5-4 3.5", key: "lines" }],
  ],
});
