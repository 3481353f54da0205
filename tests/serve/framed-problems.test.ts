import { expect, it } from "vitest";
import { createLineIndex } from "../../renderer/problems/line-index.ts";
import { createProblem } from "../../renderer/problems/problem.ts";
import { framedProblems } from "../../renderer/serve/framed-problems.ts";

it("frames thousands of problems of a file by one reading of it", () => {
  const text = "- title: A\n".repeat(5_000);
  const lines = createLineIndex(text);
  const problems = Array.from({ length: 5_000 }, (_, row) =>
    createProblem(
      "data/jobs.yaml",
      {
        code: "unknown-icon",
        params: { icon: "A" },
        start: row * 11 + 9,
        end: row * 11 + 10,
        path: [row, "title"],
      },
      lines,
    ),
  );
  let read = 0;
  const framed = framedProblems(problems, "/site", () => {
    read += 1;
    return text;
  });
  expect(read).toBe(1);
  expect(framed[4_999]).toMatchObject({
    open: "/site/data/jobs.yaml:5000:10",
    frame: "  4999 | - title: A\n  5000 | - title: A\n       |          ^",
  });
});

it("shows the line of a correction of signs alone, which say nothing by themselves", () => {
  const text = 'title: "About\nhref: /abuot\n';
  const lines = createLineIndex(text);
  const at = (start: number, end: number, put: string) =>
    createProblem(
      "pages/about.yaml",
      {
        code: "unclosed-quote",
        params: {} as never,
        start,
        end,
        path: [],
        offer: { start: end, end, text: put },
      },
      lines,
    );
  const [quote, word] = framedProblems([at(7, 13, '"'), at(20, 26, "/about")], "/site", () => text);
  expect(quote).toMatchObject({ corrected: 'title: "About"' });
  expect(word).not.toHaveProperty("corrected");
});
