/**
 * Bundles the engine's own blocks and the editor, as `npm ci` does after it has compiled the engine: a site that adds
 * no blocks finds them bundled from its first build on.
 */
import { join } from "node:path";
import { engineDir } from "../files/engine-dir.ts";
import { readBlockTypes } from "../pages/block-types.ts";
import { wordsIn } from "../words/words.ts";
import { bundleSite } from "./bundle.ts";
import { bundleEditor } from "./bundle-editor.ts";
import { bundleLive, livePartsOf } from "./live-bundle.ts";

const { types } = await readBlockTypes([join(engineDir, "blocks")], engineDir);
const words = wordsIn("en");
await bundleSite(types.values(), words).ready;
await bundleEditor();
await bundleLive(livePartsOf({ blockTypes: types, words, otherWords: {} }));
