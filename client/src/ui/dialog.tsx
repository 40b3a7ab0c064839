import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../words";
import { Icon } from "./icons";

interface Props {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  wide?: boolean;
}

/** A sheet of paper above the page; escape and the cross put it away. */
export function Dialog({ title, onClose, children, wide = false }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = sheet.current;
    element?.showModal?.();
    return () => element?.close?.();
  }, []);
  return (
    <dialog
      ref={sheet}
      class={wide ? "sheet-dialog wide" : "sheet-dialog"}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === sheet.current) onClose();
      }}
    >
      <div class="dialog-inner">
        <header class="dialog-head">
          <h2>{title}</h2>
          <button type="button" class="icon" aria-label={t("close")} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
