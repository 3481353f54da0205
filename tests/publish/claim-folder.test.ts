import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { claimFolder } from "../../renderer/publish/claim-folder.ts";

const place = mkdtempSync(join(tmpdir(), "claims-"));
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** How addresses are kept: by the system alone, as on Linux and Windows, and as files. */
const kept: [string, string | undefined][] = [
  ["by the system", undefined],
  ["as a file", join(place, "claim.sock")],
];

interface Claim {
  hasWaited: boolean;
  hasIt: boolean;
  /** Until it waits for another. */
  waits: Promise<void>;
  /** Until it has the folder; gives it back. */
  claimed: Promise<() => Promise<void>>;
}

/** Claims a folder, and notes what becomes of it. */
function claim(folder: string, address?: string): Claim {
  let tell: () => void = () => {};
  const waits = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const onWait = (): void => {
    state.hasWaited = true;
    tell();
  };
  const claimed = claimFolder(folder, onWait, address).then((giveBack) => {
    state.hasIt = true;
    return giveBack;
  });
  const state: Claim = { hasWaited: false, hasIt: false, waits, claimed };
  return state;
}

it.each(kept)("is had by one after the other, addresses kept %s", async (_, address) => {
  const folder = join(place, "dist");
  const first = claim(folder, address);
  const giveBack = await first.claimed;
  const second = claim(folder, address);
  const third = claim(folder, address);
  await Promise.all([second.waits, third.waits]);
  expect([first, second, third].map(({ hasIt }) => hasIt)).toEqual([true, false, false]);
  await giveBack();
  const next = await Promise.race([second.claimed, third.claimed]);
  expect([second, third].filter(({ hasIt }) => hasIt)).toHaveLength(1);
  await next();
  for (const { claimed } of [second, third]) await (await claimed)();
  expect(first.hasWaited).toBe(false);
});

it.each(kept)("is free again when its process is killed, addresses kept %s", async (_, address) => {
  const folder = join(place, "dist");
  const code = `import { claimFolder } from ${JSON.stringify(join(import.meta.dirname, "../../renderer/publish/claim-folder.ts"))};
    await claimFolder(${JSON.stringify(folder)}, () => {}, ${JSON.stringify(address)});
    console.log("claimed");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  const { waits, claimed } = claim(folder, address);
  await waits;
  child.kill("SIGKILL");
  await (await claimed)();
  // A file that has stayed behind keeps nobody waiting.
  const again = claim(folder, address);
  await (await again.claimed)();
  expect(again.hasWaited).toBe(false);
});

it("is one folder by whatever way it is named, and another beside it", async () => {
  mkdirSync(join(place, "site"));
  symlinkSync(join(place, "site"), join(place, "link"));
  const giveBack = await claimFolder(join(place, "site/dist"), () => {});
  const same = claim(join(place, "link/dist"));
  await same.waits;
  const other = await claimFolder(join(place, "site/preview"), () => expect.unreachable());
  await other();
  await giveBack();
  await (await same.claimed)();
});
