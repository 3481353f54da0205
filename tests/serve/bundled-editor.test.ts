import { EventEmitter } from "node:events";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { beforeEach, expect, it, vi } from "vitest";
import { bundleEditor, editorDir } from "../../renderer/bundle/bundle-editor.ts";
import { bundledEditor } from "../../renderer/serve/bundled-editor.ts";

vi.mock("../../renderer/bundle/bundle-editor.ts", () => ({
  editorDir: "/engine/editor",
  bundleEditor: vi.fn(),
}));

const source = join(editorDir, "shell-route.ts");
const bundle = (name: string) => Promise.resolve(new Map([[source, name]]));

beforeEach(() => {
  vi.mocked(bundleEditor).mockReset();
});

it("goes on with the editor as it was while its sources have a mistake", async () => {
  vi.mocked(bundleEditor).mockReturnValueOnce(bundle("first"));
  const watcher = new EventEmitter();
  const server = {
    watcher,
    moduleGraph: { invalidateAll: vi.fn() },
    ws: { send: vi.fn() },
    config: { logger: { error: vi.fn() } },
  };
  const plugin = bundledEditor() as unknown as {
    configureServer(server: ViteDevServer): void;
    resolveId: { handler(id: string): Promise<string | undefined> };
  };
  plugin.configureServer(server as unknown as ViteDevServer);

  vi.mocked(bundleEditor).mockImplementationOnce(() => Promise.reject(new Error("Unexpected token")));
  watcher.emit("change", source);
  await expect.poll(() => server.config.logger.error.mock.calls).toEqual([["Unexpected token"]]);
  expect(server.ws.send).not.toHaveBeenCalled();
  expect(await plugin.resolveId.handler(source)).toBe("first");

  vi.mocked(bundleEditor).mockReturnValueOnce(bundle("mended"));
  watcher.emit("change", source);
  await expect.poll(() => server.ws.send.mock.calls).toHaveLength(1);
  expect(await plugin.resolveId.handler(source)).toBe("mended");
});
