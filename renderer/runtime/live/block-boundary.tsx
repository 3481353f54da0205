import { Component, type ReactNode } from "react";
import type { BlockDefinition } from "../../model.ts";

interface Props {
  definition: BlockDefinition;
  children: ReactNode;
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
        <p>{error instanceof Error ? error.message : String(error)}</p>
        {at && (
          <p>
            Used at {at.file}:{at.line}
          </p>
        )}
      </div>
    );
  }
}
