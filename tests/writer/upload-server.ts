import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { guardRequests } from "../../renderer/serve/guard-request.ts";
import type { pictureReceiver } from "../../renderer/serve/writer/picture-receiver.ts";
import { Writer } from "../../renderer/serve/writer/writer.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { ask } from "../hostile/requests/raw-request.ts";

/** A server that takes files into a site, by one of the engine's receivers. @param path  Where it takes them. */
export async function openUploadServer(dir: string, path: string, receiver: typeof pictureReceiver) {
  const guard = guardRequests();
  const site = await openSite({ dir, blockDirs: [join(dir, "blocks")] });
  const writer = new Writer({ site });
  const receive = receiver(guard, site, writer);
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    site,
    writer,
    async send(bytes: Uint8Array, query: Record<string, string>): Promise<Record<string, unknown>> {
      const { text } = await ask(port, `${path}?${new URLSearchParams(query)}`, {
        method: "POST",
        headers: {
          Origin: `http://127.0.0.1:${port}`,
          "Sec-Fetch-Site": "same-origin",
          "Content-Type": "application/octet-stream",
          "X-Site-Token": guard.token,
        },
        body: bytes,
      });
      return JSON.parse(text) as Record<string, unknown>;
    },
    close(): void {
      server.close();
      writer.close();
    },
  };
}
