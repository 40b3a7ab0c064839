import type { ComponentType, FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { unreachable } from "../house/http";

/** A page whose script is fetched when it is first opened, so that a table comes without it. */
export function later<Props extends object>(fetch: () => Promise<ComponentType<Props>>): FunctionComponent<Props> {
  let Page: ComponentType<Props> | null = null;
  return function Later(props: Props) {
    const [, setHere] = useState(Page !== null);
    useEffect(() => {
      if (Page) return;
      fetch().then(
        (found) => {
          Page = found;
          setHere(true);
        },
        () => (unreachable.value = true),
      );
    }, []);
    return Page ? <Page {...props} /> : <p class="quiet" aria-busy="true" />;
  };
}
