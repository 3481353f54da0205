import { connect } from "node:net";
import { seededRandom } from "../../bench/corpus/seeded-random.ts";

/** Bytes to send, and whether the client leaves before an answer can come. */
export interface BrokenRequest {
  bytes: Buffer;
  leavesAtOnce: boolean;
}

const METHODS = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "DELETE",
  "OPTIONS",
  "PATCH",
  "PROPFIND",
  "CONNECT",
  "get",
  "G@T",
  "",
];

const PATHS = [
  "/",
  "//",
  "///",
  "//evil.example/",
  "/about",
  "/favicon.svg",
  "/yogi/api/demo",
  "/yogi/api/demo/mode",
  "/yogi/api/demo?mode=fail&ms=1e999",
  "/@site/page?route=%",
  "/@site/page?route=//",
  "/@site/open",
  "/@site/edit",
  "/@site/picture?name=a.png",
  "/@site/pictures",
  "/@site/blocks",
  "/__open-in-editor?file=/etc/passwd",
  "/@fs/etc/passwd",
  "/@fs/%2e%2e/%2e%2e/etc/passwd",
  "/@id/__x00__virtual:site-nothing",
  "/@vite/client",
  "/package.json",
  "/renderer/cli.ts?raw",
  "/nothing.ts?import",
  "/../../etc/passwd",
  "/..%2f..%2fetc/passwd",
  "/%",
  "/%zz",
  "/%00",
  "/%c0%ae%c0%ae/",
  "/%ff%fe",
  "/\\..\\..\\",
  "/a?b#c",
  "/?%",
  "*",
  "",
  "about",
  "http://",
  "http://[",
  "http://evil.example/",
  "https://user:pass@[::1]:99999/",
  ":99999",
  `/${"a".repeat(9000)}`,
  `/${"%2e%2e/".repeat(400)}`,
  `/${"a/".repeat(2000)}`,
  "/content/insights/html/modular-monolith-first.html",
];

const RANGES = [
  "bytes=10-5",
  "bytes=-5",
  "bytes=-0",
  "bytes=-99999999999999999999",
  "bytes=0-",
  "bytes=99999999-",
  "bytes=a-b",
  "bytes=",
  "bytes",
  "=",
  "-",
  "bytes=0-0,1-1,2-2",
  "bytes=0-1,".repeat(200),
  "bytes=--5",
  "bytes=1e3-2e3",
  "bytes=9007199254740993-",
  "pages=1-2",
];

const HEADERS = [
  "Host:",
  "Host: evil.example",
  "Host: [",
  "Host: a:b:c",
  "Origin: null",
  "Origin: http://[",
  "Origin: https://evil.example",
  "Referer: ://",
  "Content-Type: application/json",
  "Content-Type: application/x-www-form-urlencoded",
  "Content-Type: ;;;",
  "Content-Length: 1000",
  "Content-Length: 0",
  "Content-Length: -1",
  "Content-Length: 99999999999999999999",
  "Content-Length: x",
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: gzip, chunked",
  "Transfer-Encoding: nonsense",
  "Expect: 100-continue",
  "Expect: nonsense",
  "Upgrade: websocket\r\nConnection: Upgrade",
  "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: vite-hmr",
  "Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: x",
  "If-None-Match: *",
  'If-None-Match: W/"',
  "If-Modified-Since: never",
  "If-Range: x",
  "Accept: text/html",
  "Accept: */*;q=nonsense,,,",
  "Accept-Encoding: br, gzip;q=-1",
  "Cookie: =;=;=",
  "Sec-Fetch-Site: nonsense",
  "X-Site-Token: ",
  `X-Long: ${"a".repeat(20_000)}`,
  "no colon",
  " : space",
  "\u0000: zero",
];

const BODIES = [
  "",
  "{",
  "[]",
  '{"a":',
  "mode=fail",
  "mode=ok&ms=NaN",
  "5\r\nab",
  "ffffffffffffffff\r\n",
  "0\r\n\r\n",
  "x".repeat(70_000),
];

const ENDS = ["\r\n\r\n", "\n\n", "\r\n", "", "\r\r", "\r\n\r\n\r\n\r\n"];

/**
 * Requests that no browser would send, always the same ones for one seed: wrong addresses, ranges, headers,
 * lengths and bodies, put together by chance; some cut in the middle, some with single bytes changed.
 */
export function* brokenRequests(count: number, seed: number, host: string): Generator<BrokenRequest> {
  const random = seededRandom(seed);
  const { pick, integer } = random;
  const may = (chance: number) => integer(1_000) < chance * 1_000;
  for (let index = 0; index < count; index++) {
    const lines = [
      `${may(0.7) ? pick(["GET", "POST"]) : pick(METHODS)} ${pick(PATHS)} HTTP/${may(0.95) ? "1.1" : pick(["1.0", "0.9", "2.0", "x"])}`,
      ...(may(0.9) ? [`Host: ${host}`] : []),
      ...(may(0.3) ? [`Range: ${pick(RANGES)}`] : []),
      ...Array.from({ length: integer(4) }, () => pick(HEADERS)),
      ...(may(0.7) ? ["Connection: close"] : []),
    ];
    const text = lines.join("\r\n") + (may(0.85) ? "\r\n\r\n" : pick(ENDS)) + (may(0.4) ? pick(BODIES) : "");
    let bytes: Buffer = Buffer.from(text, "latin1");
    if (may(0.1)) bytes = bytes.subarray(0, integer(bytes.length));
    if (may(0.1) && bytes.length > 0) {
      bytes = Buffer.from(bytes);
      for (let change = 0; change < 3; change++) bytes[integer(bytes.length)] = integer(256);
    }
    yield { bytes, leavesAtOnce: may(0.15) };
  }
}

/** Longest time that is waited for one answer; a server may well wait for the rest of a request. */
const PATIENCE = 60;

/** Sends requests over connections of their own, many at a time. */
export async function sendAll(requests: Iterable<BrokenRequest>, port: number, atOnce = 64): Promise<void> {
  const source = requests[Symbol.iterator]();
  const work = async () => {
    for (let next = source.next(); !next.done; next = source.next()) await sendOne(next.value, port);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

function sendOne({ bytes, leavesAtOnce }: BrokenRequest, port: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const timer = setTimeout(() => socket.destroy(), PATIENCE);
    socket.on("error", () => {});
    socket.once("close", () => {
      clearTimeout(timer);
      resolve();
    });
    socket.once("connect", () => {
      if (leavesAtOnce) socket.write(bytes, () => socket.resetAndDestroy());
      else socket.end(bytes);
    });
    socket.resume();
  });
}
