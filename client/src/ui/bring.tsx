import { useRef, useState } from "preact/hooks";
import { go } from "../app/route";
import { said } from "../table/notice";
import { useOnce } from "./once";
import { Problem } from "./problem";

interface Bring {
  id: string;
  label: string;
  /** Hands a record to the house; the address of what became of it. */
  send: (record: string) => Promise<string>;
}

/** Choose a record from elsewhere, and go to what the house makes of it. */
export function BringRecord({ id, label, send }: Bring) {
  const [problem, setProblem] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const bring = useOnce(async (isHere) => {
    const file = input.current?.files?.[0];
    if (!file) return;
    setProblem("");
    try {
      const address = await send(await file.text());
      if (isHere()) go(address);
    } catch (error) {
      setProblem(said(error));
    } finally {
      if (input.current) input.current.value = ""; // the same file may be chosen again, mended
    }
  });
  return (
    <p class="import">
      <input id={id} class="hidden" type="file" accept=".txt,.json,.record" ref={input} onChange={bring.run} />
      <label for={id} class="button">
        {label}
      </label>
      <Problem words={problem} />
    </p>
  );
}
