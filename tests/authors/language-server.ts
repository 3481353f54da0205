import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./real-site.ts";

/** A diagnostic as the server sends it; lines and characters from 0. */
export interface Diagnostic {
  message: string;
  range: { start: Place; end: Place };
}
interface Place {
  line: number;
  character: number;
}
/** A proposal of the editor. */
export interface Completion {
  label: string;
  insertText?: string;
  textEdit?: { newText: string };
  documentation?: string | { value: string };
}

/** The yaml-language-server of editors over stdio, with the settings that the site's folder brings along. */
export class LanguageServer {
  private readonly process: ChildProcess;
  private buffer = Buffer.alloc(0);
  private nextId = 1;
  private version = 1;
  private readonly opened = new Map<string, number>();
  private readonly waiting = new Map<number, (result: unknown) => void>();
  private readonly diagnosed = new Map<string, (list: Diagnostic[]) => void>();
  private readonly settings = JSON.parse(readFileSync(join(root, ".vscode/settings.json"), "utf8")) as Record<
    string,
    unknown
  >;

  constructor() {
    const main = join(root, "node_modules/yaml-language-server/out/server/src/server.js");
    this.process = spawn(process.execPath, [main, "--stdio"], { stdio: ["pipe", "pipe", "ignore"] });
    this.process.stdout?.on("data", (chunk: Buffer) => {
      this.buffer = Buffer.concat([this.buffer, chunk]);
      this.readMessages();
    });
  }

  async start(): Promise<void> {
    const folder = pathToFileURL(root).href;
    await this.request("initialize", {
      processId: process.pid,
      rootUri: folder,
      workspaceFolders: [{ uri: folder, name: "site" }],
      capabilities: {
        textDocument: {
          completion: { completionItem: { snippetSupport: true, documentationFormat: ["markdown"] } },
          hover: { contentFormat: ["markdown"] },
        },
        workspace: { configuration: true, didChangeConfiguration: {} },
      },
    });
    this.notify("initialized", {});
    this.notify("workspace/didChangeConfiguration", { settings: { yaml: this.sectionOf("yaml") } });
  }

  /** Opens a text as if it were a file of the site. @returns Its diagnostics. */
  open(file: string, text: string): Promise<Diagnostic[]> {
    // Closing a file sends an empty list that must not pass for the answer to the next text.
    this.opened.set(file, (this.opened.get(file) ?? 0) + 1);
    const uri = this.uriOf(file);
    const result = new Promise<Diagnostic[]>((done) => this.diagnosed.set(uri, done));
    this.version += 1;
    this.notify("textDocument/didOpen", {
      textDocument: { uri, languageId: "yaml", version: this.version, text },
    });
    return result;
  }

  close(file: string): void {
    this.notify("textDocument/didClose", { textDocument: { uri: this.uriOf(file) } });
  }

  /** Proposals at the place of `|` in a text. */
  async complete(file: string, marked: string): Promise<Completion[]> {
    const { text, place } = placeOf(marked);
    await this.open(file, text);
    const result = (await this.request("textDocument/completion", {
      textDocument: { uri: this.uriOf(file) },
      position: place,
    })) as { items: Completion[] } | Completion[];
    this.close(file);
    return Array.isArray(result) ? result : result.items;
  }

  /** The text that an editor shows when the pointer rests on the place of `|`. */
  async hover(file: string, marked: string): Promise<string> {
    const { text, place } = placeOf(marked);
    await this.open(file, text);
    const result = (await this.request("textDocument/hover", {
      textDocument: { uri: this.uriOf(file) },
      position: place,
    })) as { contents: { value: string } } | null;
    this.close(file);
    return result?.contents.value ?? "";
  }

  stop(): void {
    this.process.kill();
  }

  private uriOf(file: string): string {
    const time = this.opened.get(file) ?? 1;
    const name = file.startsWith("pages/") && time > 1 ? file.replace(/\.yaml$/, `-${time}.yaml`) : file;
    return pathToFileURL(join(root, name)).href;
  }

  /** `yaml.schemas` and its like as one object, as editors send it. */
  private sectionOf(section: string): Record<string, unknown> {
    const result: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(this.settings)) {
      const [first, ...rest] = name.split(".");
      if (first !== section || rest.length === 0) continue;
      let at = result;
      for (const step of rest.slice(0, -1)) {
        at[step] ??= {};
        at = at[step] as Record<string, unknown>;
      }
      at[rest.at(-1)!] = value;
    }
    return result;
  }

  private request(method: string, params: unknown): Promise<unknown> {
    const id = this.nextId;
    this.nextId += 1;
    this.send({ id, method, params });
    return new Promise((done) => this.waiting.set(id, done));
  }

  private notify(method: string, params: unknown): void {
    this.send({ method, params });
  }

  private send(message: object): void {
    const body = JSON.stringify({ jsonrpc: "2.0", ...message });
    this.process.stdin?.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  private readMessages(): void {
    for (;;) {
      const end = this.buffer.indexOf("\r\n\r\n");
      if (end === -1) return;
      const length = Number(/Content-Length: (\d+)/i.exec(this.buffer.subarray(0, end).toString())?.[1]);
      if (this.buffer.length < end + 4 + length) return;
      const body = this.buffer.subarray(end + 4, end + 4 + length).toString();
      this.buffer = this.buffer.subarray(end + 4 + length);
      this.receive(JSON.parse(body) as Message);
    }
  }

  private receive({ id, method, params, result }: Message): void {
    if (method === "textDocument/publishDiagnostics") {
      this.diagnosed.get(params.uri ?? "")?.(params.diagnostics ?? []);
      return;
    }
    if (method !== undefined && id !== undefined) {
      const answer =
        method === "workspace/configuration"
          ? (params.items ?? []).map(({ section }) => (section === "yaml" ? this.sectionOf("yaml") : {}))
          : null;
      this.send({ id, result: answer });
      return;
    }
    if (id !== undefined) this.waiting.get(id)?.(result);
  }
}

interface Message {
  id?: number;
  method?: string;
  params: { uri?: string; diagnostics?: Diagnostic[]; items?: { section: string }[] };
  result?: unknown;
}

function placeOf(marked: string): { text: string; place: Place } {
  const before = marked.slice(0, marked.indexOf("|")).split("\n");
  return {
    text: marked.replace("|", ""),
    place: { line: before.length - 1, character: before.at(-1)?.length ?? 0 },
  };
}
