import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";

interface Props<T extends string> {
  id: string;
  label: string;
  tabs: readonly T[];
  name: (tab: T) => string;
  tab: T; // the one that is open
  onChoose: (tab: T) => void;
  children: ComponentChildren;
}

/** Panes of which one is seen; arrow keys go from tab to tab. */
export function Tabs<T extends string>({ id, label, tabs, name, tab, onChoose, children }: Props<T>) {
  const row = useRef<HTMLDivElement>(null);
  const turn = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step && tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    onChoose(next);
    row.current?.querySelector<HTMLElement>(`#${id}-tab-${next}`)?.focus();
  };
  return (
    <div class="tabs">
      <div class="tab-names" role="tablist" aria-label={label} ref={row} onKeyDown={turn}>
        {tabs.map((each) => (
          <button
            key={each}
            id={`${id}-tab-${each}`}
            type="button"
            role="tab"
            aria-selected={each === tab}
            aria-controls={`${id}-panel`}
            tabIndex={each === tab ? 0 : -1}
            onClick={() => onChoose(each)}
          >
            {name(each)}
          </button>
        ))}
      </div>
      <div class="tab-panel" id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-tab-${tab}`}>
        {children}
      </div>
    </div>
  );
}
