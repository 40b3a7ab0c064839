import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Dialog } from "./dialog";
import { Icon } from "./icons";

/** A button that opens what can be shared, and how. */
export function Share({ title, children }: { title: string; children: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="icon" aria-label={title} title={title} onClick={() => setOpen(true)}>
        <Icon name="share" />
      </button>
      {open && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          {children}
        </Dialog>
      )}
    </>
  );
}
