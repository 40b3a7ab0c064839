import { useEffect, useRef, useState } from "preact/hooks";

export interface Once {
  /** Whether it is under way. */
  busy: boolean;
  /** Begin, unless it is under way: a double click is one wish. */
  run: () => void;
}

/** Work that asks the house. `isHere` tells whether the page that asked is still shown: nobody is led
 * to another page by an answer to what they have left. */
export function useOnce(work: (isHere: () => boolean) => Promise<void>): Once {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const run = (): void => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    void work(() => here.current).finally(() => {
      running.current = false;
      setBusy(false);
    });
  };
  return { busy, run };
}
