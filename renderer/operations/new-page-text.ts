/** A page that passes every check, to start from. */
export function newPageText(title: string, file: string): string {
  return `${schemaLine(file)}
title: ${JSON.stringify(title)}
description: ${JSON.stringify(descriptionOf(title))}
blocks:
  - type: hero
    heading: ${JSON.stringify(title)}
    text: One sentence that says what this page is about and whom it helps.

  - type: prose
    heading: The first section
    text: |
      Write in plain sentences. Leave an empty line between paragraphs.

      - **Bold** and [links](https://commonmark.org/help/) work as in e-mail tools that know Markdown.
`;
}

/** Stands for what search results say of a page until somebody writes it. */
export function descriptionOf(title: string): string {
  return `What visitors find on the page ${title}, told in one or two sentences for search results.`;
}

/** The comment by which editors find the schema of pages. @param file  `pages/jobs/index.yaml`. */
export function schemaLine(file: string): string {
  return `# yaml-language-server: $schema=${wayUp(file)}site.schema.json`;
}

/** The way from a file to the site folder. */
export function wayUp(file: string): string {
  return "../".repeat(file.split("/").length - 1);
}
