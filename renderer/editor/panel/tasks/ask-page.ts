import { EDIT_PAGE_PATH, type EditPage } from "../../edit-page.ts";
import { post } from "../../post.ts";

/** A page that is not the one in the frame, as the server has it now; undefined where there is none. */
export async function askPage(route: string): Promise<EditPage | undefined> {
  const answer = await post<EditPage | { refused: string }>(EDIT_PAGE_PATH, { route });
  return "refused" in answer ? undefined : answer;
}
