import { flow } from "./braces.ts";
import { brokenNames } from "./broken-names.ts";
import { changedBlocks } from "./changed-blocks.ts";
import { consequences } from "./consequences.ts";
import { curlyQuotes } from "./curly-quotes.ts";
import { cutOff } from "./cut-off-files.ts";
import { blanks, dates } from "./dates-and-blanks.ts";
import { doubled } from "./doubled-lines.ts";
import { eighteenthWriter } from "./eighteenth-writer/all.ts";
import { eighthWriter } from "./eighth-writer/all.ts";
import { eleventhWriter } from "./eleventh-writer/all.ts";
import { encodings } from "./encodings.ts";
import { entities } from "./entities.ts";
import { fifteenthWriter } from "./fifteenth-writer/all.ts";
import { fifthWriter } from "./fifth-writer.ts";
import { fileNames } from "./file-names.ts";
import { bindings } from "./foreign-bindings.ts";
import { comments } from "./foreign-comments.ts";
import { forms } from "./forms.ts";
import { fourteenthWriter } from "./fourteenth-writer/all.ts";
import { fourthWriter } from "./fourth-writer.ts";
import { json } from "./habits-of-json.ts";
import { markdown } from "./habits-of-markdown.ts";
import { indentation } from "./indentation.ts";
import { links } from "./links.ts";
import { listSigns } from "./list-signs.ts";
import { lookAlikes } from "./look-alikes.ts";
import { lostDashes } from "./lost-dashes.ts";
import { lostStarts } from "./lost-lines.ts";
import { quotedMail } from "./mail-and-chat.ts";
import { menus } from "./menus.ts";
import { mergeConflicts } from "./merge-conflicts.ts";
import { misnamed } from "./misnamed.ts";
import type { AuthorMistake } from "./mistake.ts";
import { movedGroups } from "./moved-groups.ts";
import { moved } from "./moved-lines.ts";
import { ninthWriter } from "./ninth-writer/all.ts";
import { otherSystems } from "./other-systems.ts";
import { pasted } from "./pasted.ts";
import { pictures } from "./pictures.ts";
import { placesInBlocks } from "./places-in-blocks.ts";
import { queries } from "./queries.ts";
import { redirects } from "./redirects.ts";
import { renamedPages } from "./renamed-pages.ts";
import { runOnLines } from "./run-on-lines.ts";
import { secondWriter } from "./second-writer.ts";
import { seventeenthWriter } from "./seventeenth-writer/all.ts";
import { seventhWriter } from "./seventh-writer/all.ts";
import { sixteenthWriter } from "./sixteenth-writer/all.ts";
import { sixthWriter } from "./sixth-writer/all.ts";
import { spacesAndSeparators } from "./spaces.ts";
import { tables } from "./tables.ts";
import { tenthWriter } from "./tenth-writer/all.ts";
import { themes } from "./themes.ts";
import { thirdWriter } from "./third-writer.ts";
import { thirteenthWriter } from "./thirteenth-writer/all.ts";
import { twelfthWriter } from "./twelfth-writer/all.ts";

/** Every mistake of the families, in the files of a site. @param dir  A copy of the site's own folder. */
export function allMistakes(dir: string): AuthorMistake[] {
  return [
    curlyQuotes,
    listSigns,
    spacesAndSeparators,
    quotedMail,
    entities,
    lookAlikes,
    lostDashes,
    lostStarts,
    doubled,
    moved,
    movedGroups,
    cutOff,
    indentation,
    mergeConflicts,
    json,
    comments,
    bindings,
    flow,
    markdown,
    otherSystems,
    fileNames,
    dates,
    blanks,
    forms,
    links,
    redirects,
    pictures,
    placesInBlocks,
    menus,
    queries,
    consequences,
    renamedPages,
    brokenNames,
    encodings,
    runOnLines,
    secondWriter,
    pasted,
    themes,
    tables,
    changedBlocks,
    misnamed,
    thirdWriter,
    sixthWriter,
    seventhWriter,
    eighthWriter,
    ninthWriter,
    tenthWriter,
    eleventhWriter,
    twelfthWriter,
    thirteenthWriter,
    fourteenthWriter,
    fifteenthWriter,
    sixteenthWriter,
    seventeenthWriter,
    eighteenthWriter,
    fourthWriter,
    fifthWriter,
  ].flatMap((family) => family(dir));
}
