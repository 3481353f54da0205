import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { LiveFault } from "../../renderer/runtime/live/live-fault.tsx";

const shown = (error: unknown): string => {
  const router = createMemoryRouter(
    [{ id: "page", path: "/", Component: () => null, ErrorBoundary: LiveFault }],
    {
      hydrationData: { loaderData: {}, errors: { page: error } },
    },
  );
  return renderToStaticMarkup(<RouterProvider router={router} />);
};

it.each([
  // As Chromium, Firefox and Safari say it.
  "Failed to fetch dynamically imported module: http://127.0.0.1:5173/page.js",
  "error loading dynamically imported module: http://127.0.0.1:5173/page.js",
  "Importing a module script failed.",
])("says that the server is away when code does not come: %s", (message) => {
  const text = shown(new TypeError(message));
  expect(text).toContain("The server does not answer");
  expect(text).toContain("Load it again");
  expect(text).not.toContain(message);
});

it.each([
  [new Error("Minified React error #31"), "Minified React error #31"],
  [new TypeError("x is undefined"), "x is undefined"],
  ["a text", "a text"],
])("says of another fault what can be done, and what it was: %s", (error, says) => {
  const text = shown(error);
  expect(text).toContain("Something here has failed");
  expect(text).toContain("what you typed is kept");
  expect(text).toContain(says);
});
