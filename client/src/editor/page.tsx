import { useMemo } from "preact/hooks";
import { TableView } from "../table/page";
import { Table } from "../table/store";
import { Editor } from "./editor";
import { EDITOR_PARTS } from "./parts";

/** A position arranged by hand on the real board. */
export function EditorPage({ game }: { game: string }) {
  const editor = useMemo(() => new Editor(game, EDITOR_PARTS), [game]);
  const table = useMemo(() => new Table("", null, editor), [editor]);
  return <TableView table={table} invite="" />;
}
