import { Component, type ReactNode } from "react";
import type { BlockDefinition } from "../../model.ts";
import { askFaultPlace } from "./fault-place.ts";

interface Props {
  definition: BlockDefinition;
  children: ReactNode;
}

/** What browsers say of code that they did not get. */
const NOT_LOADED = /dynamically imported module|importing a module script/i;

/** What has failed, for whoever looks at the page. */
function saidOf(error: unknown): string {
  const says = error instanceof Error ? error.message : String(error);
  return error instanceof TypeError && NOT_LOADED.test(says)
    ? "There is a mistake in its code: the terminal of npm start says which. The block is here again once that is mended."
    : says;
}

interface State {
  error?: unknown;
  /** Where in the code of the site's blocks it came up, as soon as that is known. */
  place?: string | undefined;
  shown?: BlockDefinition;
}

/** Shows, where the block would be, that its view threw: the rest of the page goes on. */
export class BlockBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  /** New options deserve a new try. */
  static getDerivedStateFromProps({ definition }: Props, state: State) {
    return state.shown === definition ? null : { shown: definition, error: undefined, place: undefined };
  }

  override componentDidCatch(error: unknown) {
    askFaultPlace(error, (place) => {
      if (this.state.error === error) this.setState({ place });
    });
  }

  override render() {
    const { error, place } = this.state;
    if (error === undefined) return this.props.children;
    const { type, at } = this.props.definition;
    return (
      <div className="live-fault" role="alert">
        <strong>The view of the {type} block failed.</strong>
        <p>{saidOf(error)}</p>
        {place && <p>It came up at {place}</p>}
        {at && (
          <p>
            Used at {at.file}:{at.line}
          </p>
        )}
      </div>
    );
  }
}
