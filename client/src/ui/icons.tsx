const PATHS: Record<string, string> = {
  closer: "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13ZM15.3 15.3L20.5 20.5M10.5 7.8v5.4M7.8 10.5h5.4",
  whole: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  undo: "M9 7L4 12l5 5M4 12h10a5 5 0 0 1 0 10h-2",
  end: "M5 12l5 5L20 7",
  share: "M12 15V4M8 8l4-4 4 4M5 13v6h14v-6",
  layers: "M12 4l9 5-9 5-9-5ZM3 13l9 5 9-5",
  menu: "M4 7h16M4 12h16M4 17h16",
  sun: "M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5",
  moon: "M19 14.5A8 8 0 0 1 9.5 5a8 8 0 1 0 9.5 9.5Z",
  half: "M12 3a9 9 0 1 0 0 18ZM12 3a9 9 0 0 1 0 18",
  loud: "M4 10v4h4l5 4V6L8 10ZM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
  quiet: "M4 10v4h4l5 4V6L8 10ZM17 10l4 4M21 10l-4 4",
  first: "M6 5v14M18 6l-8 6 8 6Z",
  back: "M15 6l-7 6 7 6",
  forward: "M9 6l7 6-7 6",
  last: "M18 5v14M6 6l8 6-8 6Z",
  play: "M8 5l11 7-11 7Z",
  pause: "M8 5v14M16 5v14",
  close: "M6 6l12 12M18 6L6 18",
  hint: "M9 17h6M10 20h4M12 3a6 6 0 0 0-3.5 10.9c.5.4.5 1.1.5 1.6h6c0-.5 0-1.2.5-1.6A6 6 0 0 0 12 3Z",
  changes: "M4 12a8 8 0 1 1 2.6 5.9M4 12l-2-3M4 12l3-2.4M12 8v4.5l3 2",
  person: "M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8ZM4 21a8 7 0 0 1 16 0",
  bot: "M6 9h12v9H6ZM12 9V5M9 13v1.5M15 13v1.5M12 4.5a.5.5 0 1 0 0 .01",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17",
  code: "M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2.5v2.5M20 14v2.5M14 20h2.5M19 19.5h1v.5",
  door: "M6 21V4h12v17M3 21h18M14.5 12.5v.01",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12ZM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6Z",
  hand: "M8 12V6.5a1.5 1.5 0 0 1 3 0V11M11 10.5V5a1.5 1.5 0 0 1 3 0v6M14 11V6.5a1.5 1.5 0 0 1 3 0V14a7 7 0 0 1-7 7c-3 0-4.5-2-6.5-6a1.4 1.4 0 0 1 2.4-1.4L8 15.5",
  ring: "M12 5a7 7 0 1 0 0 14a7 7 0 0 0 0-14Z",
  arrow: "M5 19L18 6M9.5 5.5H18.5V14.5",
  label: "M4 6h16v9H12l-4 4v-4H4Z",
  rubber: "M13 5l6 6-8 8H7l-3-3a1.5 1.5 0 0 1 0-2ZM9 9l6 6M11 19h9",
  bin: "M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 10.5v6M13.5 10.5v6",
  promote: "M12 20V6M6 11l6-6 6 6M5 3h14",
  dice: "M5 5h14v14H5ZM9 9v.01M15 15v.01M15 9v.01M9 15v.01",
  box: "M4 9l8-4 8 4v8l-8 4-8-4ZM4 9l8 4 8-4M12 13v8",
  globe: "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18ZM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
};

export type IconName = keyof typeof PATHS;

/** A small line drawing; the words beside it, or the button's label, say what it means. */
export function Icon({ name, size = 20 }: { name: string; size?: number }) {
  return (
    <svg class="icon-drawing" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={PATHS[name] ?? ""} />
    </svg>
  );
}

/** The house: a sliding paper door with its lattice, a red seal beside it. */
export function Mark({ size = 30 }: { size?: number }) {
  return (
    <svg class="mark" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <rect class="mark-frame" x="4" y="5" width="40" height="38" rx="2" />
      <path class="mark-paper" d="M8 9h14v30H8ZM26 9h14v30H26Z" />
      <path class="mark-lattice" d="M15 9v30M8 16.5h14M8 24h14M8 31.5h14M33 9v20M26 16.5h14M26 24h14" />
      <circle class="mark-seal" cx="34" cy="34.5" r="4.6" />
    </svg>
  );
}
