import type { ProblemKind } from "./problem-kind.ts";
import { hero } from "./sample-pages.ts";

/** Problems with pictures and icons. */
export const pictureProblems: Record<string, ProblemKind> = {
  "bad-image": {
    severity: "error",
    title: "A path that is not one of a picture",
    cause: "Pictures are files under public/, written as visitors get them: /images/name.svg.",
    cure: "Put the file into public/ and write its path.",
    example: {
      wrong: hero("heading: Home\nimage: { src: images/team.svg, alt: The team }"),
      right: hero("heading: Home\nimage: { src: /images/team.svg, alt: The team }"),
      marks: "images/team.svg",
    },
  },
  "missing-image": {
    severity: "error",
    title: "A picture that does not exist",
    cause: "There is no such file under public/.",
    cure: "Correct the path, or add the file.",
    example: {
      wrong: hero("heading: Home\nimage: { src: /images/taem.svg, alt: The team }"),
      right: hero("heading: Home\nimage: { src: /images/team.svg, alt: The team }"),
      marks: "/images/taem.svg",
    },
  },
  "missing-alt": {
    isRule: true,
    severity: "warning",
    title: "A picture without words",
    cause:
      "Those who do not see the picture of a text are told nothing of it, not even that it is decoration.",
    cure: 'Say what it shows: ![The team](/images/team.svg), in HTML alt="The team". ![""](…) and alt="" stand for a picture that only decorates.',
    example: {
      beside: {
        "pages/index.yaml": `${hero("heading: Home")}  - type: body\n    files: [/texts/two.html]\n`,
      },
      file: "public/texts/two.html",
      wrong: '<p><img src="/images/team.svg"></p>\n',
      right: '<p><img src="/images/team.svg" alt="The team"></p>\n',
      marks: "/images/team.svg",
    },
  },
  "unknown-icon": {
    severity: "error",
    title: "An unknown icon",
    cause: "The icon is not among those that the site ships.",
    cure: "Choose one by its name: all are shown at /__blocks while npm start runs.",
    example: {
      wrong: `${hero("heading: Home")}  - type: card-grid\n    heading: Cards\n    items: [{ title: One, icon: brain-circut }]\n`,
      right: `${hero("heading: Home")}  - type: card-grid\n    heading: Cards\n    items: [{ title: One, icon: brain-circuit }]\n`,
      marks: "brain-circut",
    },
  },
};
