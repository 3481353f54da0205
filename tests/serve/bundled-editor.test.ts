import { EventEmitter } from "node:events";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { expect, it, vi } from "vitest";
import { editorDir } from "../../renderer/bundle/bundle-editor.ts";
import { bundledEditor } from "../../renderer/serve/bundled-editor.ts";

const source = join(editorDir, "shell-route.ts");
const bundle = (name: string) => Promise.resolve(new Map([[source, name]]));

it("goes on with the editor as it was while its sources have a mistake", async () => {
  const bundleNow = vi.fn<() => Promise<Map<string, string>>>();
  const watcher = new EventEmitter();
  const server = {
    watcher,
    moduleGraph: { invalidateAll: vi.fn() },
    ws: { send: vi.fn() },
    config: { logger: { error: vi.fn() } },
  };
  bundleNow.mockReturnValueOnce(bundle("first"));
  const plugin = bundledEditor(bundleNow) as unknown as {
    configureServer(server: ViteDevServer): void;
    resolveId: { handler(id: string): Promise<string | undefined> };
  };
  plugin.configureServer(server as unknown as ViteDevServer);

  bundleNow.mockImplementationOnce(() => Promise.reject(new Error("Unexpected token")));
  watcher.emit("change", source);
  await expect.poll(() => server.config.logger.error.mock.calls).toEqual([["Unexpected token"]]);
  expect(server.ws.send).not.toHaveBeenCalled();
  expect(await plugin.resolveId.handler(source)).toBe("first");

  bundleNow.mockReturnValueOnce(bundle("mended"));
  watcher.emit("change", source);
  await expect.poll(() => server.ws.send.mock.calls).toHaveLength(1);
  expect(await plugin.resolveId.handler(source)).toBe("mended");
});
