import { Component, type ReactNode } from "react";
import type { BlockDefinition } from "../../model.ts";

interface Props {
  definition: BlockDefinition;
  children: ReactNode;
}

/** What browsers say of code that they did not get. */
const NOT_LOADED = /import|module/i;

/** What has failed, for whoever looks at the page. */
function saidOf(error: unknown): string {
  const says = error instanceof Error ? error.message : String(error);
  return error instanceof TypeError && NOT_LOADED.test(says)
    ? "There is a mistake in its code: the terminal of npm start says which. The block is here again once that is mended."
    : says;
}

/** Shows, where the block would be, that its view threw: the rest of the page goes on. */
export class BlockBoundary extends Component<Props, { error?: unknown; shown?: BlockDefinition }> {
  override state: { error?: unknown; shown?: BlockDefinition } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  /** New options deserve a new try. */
  static getDerivedStateFromProps({ definition }: Props, state: { shown?: BlockDefinition }) {
    return state.shown === definition ? null : { shown: definition, error: undefined };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const { type, at } = this.props.definition;
    return (
      <div className="live-fault" role="alert">
        <strong>The view of the {type} block failed.</strong>
        <p>{saidOf(error)}</p>
        {at && (
          <p>
            Used at {at.file}:{at.line}
          </p>
        )}
      </div>
    );
  }
}
