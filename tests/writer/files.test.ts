import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { takenWords } from "../../renderer/editor/panel/pickers/file-drop.tsx";
import { cleanFile } from "../../renderer/serve/writer/clean-file.ts";
import { fileReceiver } from "../../renderer/serve/writer/file-receiver.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";
import { openUploadServer } from "./upload-server.ts";

const PDF = Buffer.from("%PDF-1.7\nSummer menu\n%%EOF\n");
const dir = writeMockSite({ "public/downloads/old.pdf": "%PDF-1.4\nold\n" });
let uploads: Awaited<ReturnType<typeof openUploadServer>>;
beforeAll(async () => {
  uploads = await openUploadServer(dir, "/@site/file", fileReceiver);
});
afterAll(() => {
  uploads.close();
  removeMockSites();
});

const send = (bytes: Uint8Array, name: string) => uploads.send(bytes, { name });

it("takes a file in as it is, under a name that addresses can have", async () => {
  const answer = await send(PDF, "C:\\Küche\\Menü Sommer 2027.PDF");
  expect(answer).toEqual({ path: "/files/menue-sommer-2027.pdf", bytes: PDF.length, isKnown: false });
  expect(readFileSync(join(dir, "public/files/menue-sommer-2027.pdf"))).toEqual(PDF);
  // The check knows it at once.
  expect(uploads.site.files.publicFiles.has("/files/menue-sommer-2027.pdf")).toBe(true);
});

it("keeps a file of the same name, and says so of the new one", async () => {
  const [first, other] = ["autumn", "winter"].map((season) => Buffer.concat([PDF, Buffer.from(season)]));
  await send(first!, "card.pdf");
  expect(await send(other!, "Card.pdf")).toMatchObject({
    path: "/files/card-2.pdf",
    other: "/files/card.pdf",
  });
  expect(readFileSync(join(dir, "public/files/card.pdf"))).toEqual(first);
});

it("takes the same file only once, wherever it lies", async () => {
  const old = Buffer.from("%PDF-1.4\nold\n");
  expect(await send(old, "anything.pdf")).toMatchObject({ path: "/downloads/old.pdf", isKnown: true });
  expect(existsSync(join(dir, "public/files/anything.pdf"))).toBe(false);
});

it("is no step of the history", async () => {
  await send(Buffer.from("a;b\n1;2\n"), "prices.csv");
  expect(await uploads.writer.ask({ ask: "undo" })).toHaveProperty("refused");
  expect(existsSync(join(dir, "public/files/prices.csv"))).toBe(true);
});

it.each([
  ["menu.pdf", "\n%PDF-1.7"],
  ["form.docx", "PK\x03\x04"],
  ["prices.xlsx", "PK\x03\x04"],
  ["list.csv", "a,b"],
  ["hours.ics", "BEGIN:VCALENDAR\r\n"],
  ["us.vcf", "\ufeffBEGIN:VCARD"],
  ["film.mp4", "\0\0\0\x18ftypisom"],
  ["song.mp3", "ID3\x03"],
  ["film.de.vtt", "WEBVTT\n"],
])("takes %s", (name, start) => {
  expect(cleanFile(name, Buffer.from(start))).toHaveProperty("ending");
});

it.each([
  ["menu.pdf", "PK\x03\x04", /^This file is called \.pdf, but it is not a PDF file\. Save it/],
  ["menu.docx", "\xd0\xcf\x11\xe0", /but it is not a Word document/],
  ["list.csv", "a\0b", /but it is not a table/],
  ["menu.pdf", "", /^This file is empty/],
  ["menu", "%PDF-1.7", /^The name of this file says not what it is/],
  ["letter.doc", "\xd0\xcf", /^Many visitors cannot open a \.doc file\. Save it as PDF or \.docx\./],
  ["macro.xlsm", "PK\x03\x04", /without macros/],
  ["house.jpg", "\xff\xd8", /^This is a picture/],
  ["setup.exe", "MZ", /^Files of the kind \.exe are not taken/],
  ["page.html", "<script>", /^Files of the kind \.html are not taken/],
  ["page.constructor", "x", /are not taken/],
])("says of %s what it is, and what to do", (name, start, sentence) => {
  expect(cleanFile(name, Buffer.from(start, "latin1"))).toEqual({ refused: expect.stringMatching(sentence) });
});

it("tells the author what became of a file", () => {
  const answer = { path: "/files/card-2.pdf", bytes: 1_300_000, isKnown: false };
  expect(takenWords(answer)).toBe("Taken in: PDF, 1.3 MB.");
  expect(takenWords({ ...answer, other: "/files/card.pdf" })).toBe(
    "Taken in as /files/card-2.pdf: PDF, 1.3 MB. /files/card.pdf is another file, and what leads to it still does.",
  );
  expect(takenWords({ ...answer, isKnown: true })).toBe(
    "This file was there already, as /files/card-2.pdf: PDF, 1.3 MB.",
  );
});
