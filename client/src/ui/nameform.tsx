import { useState } from "preact/hooks";
import { send } from "../house/http";
import { said } from "../table/notice";
import type { Me } from "../protocol";
import { useOnce } from "./once";

interface Props {
  id: string;
  label: string;
  name: string; // as the house calls the guest so far
  button: string;
  main?: boolean;
  onKept: () => Promise<void> | void;
}

/** What one wants to be called. */
export function NameForm({ id, label, name, button, main = false, onKept }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const keep = useOnce(async () => {
    const wish = (typed ?? name).trim();
    if (!wish) return;
    setProblem("");
    try {
      await send<Me>("PATCH", "/me", { name: wish });
      await onKept();
    } catch (error) {
      setProblem(said(error));
    }
  });
  return (
    <form
      class="name"
      onSubmit={(event) => {
        event.preventDefault();
        keep.run();
      }}
    >
      <label for={id}>{label}</label>
      <span class="line">
        <input
          id={id}
          maxLength={40}
          autoComplete="nickname"
          autofocus={main}
          value={typed ?? name}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <button type="submit" class={main ? "primary" : ""} aria-disabled={keep.busy}>
          {button}
        </button>
      </span>
      <span class="quiet" role="status">
        {problem}
      </span>
    </form>
  );
}
