import { useEffect, useRef, useState } from "preact/hooks";
import { go } from "../app/route";
import { PieceView } from "../board/piece";
import { send } from "../house/http";
import { BotSelect } from "../lobby/bots";
import type { Piece, PositionProblem, StudyInfo, TableInfo } from "../protocol";
import { MakePuzzle } from "../puzzles/make";
import type { Parts } from "../table/desk";
import { said } from "../table/notice";
import type { Table } from "../table/store";
import { Icon } from "../ui/icons";
import { useOnce } from "../ui/once";
import { t, tn } from "../words";
import { SearchField } from "../ui/search";
import { Tabs } from "../ui/tabs";
import { BOX, type Editor } from "./editor";
import { Facts, factId } from "./form";

interface Props {
  table: Table;
}

function editorOf(table: Table): Editor {
  return table.desk as Editor;
}

// --- above the board ----------------------------------------------------------------------------

function EditorHead({ table }: Props) {
  const editor = editorOf(table);
  const counts = editor.info.value?.seat_counts ?? [];
  return (
    <>
      <span class="study-name">{t("editor.title")}</span>
      <label class="begin">
        <span class="hidden">{t("editor.start")}</span>
        <select
          value=""
          onChange={(event) => {
            const [name = "", seats] = event.currentTarget.value.split(":");
            event.currentTarget.value = "";
            if (name) editor.begin(name, seats ? Number(seats) : undefined);
          }}
        >
          <option value="">{t("editor.start")} …</option>
          {counts.map((n) => (
            <option key={n} value={`start:${n}`}>
              {t("editor.start.usual")} ({t("game.seats.only", { n })})
            </option>
          ))}
          {editor.positions.value
            .filter((each) => each !== "start")
            .map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
        </select>
      </label>
    </>
  );
}

// --- what is asked --------------------------------------------------------------------------------

function EditorAsk({ table }: Props) {
  const editor = editorOf(table);
  const { turn } = table;
  const picked = turn.picked.value;
  const canBox = picked.length === 1 && turn.here.value.next.has(BOX);
  return (
    <div class="prompt">
      <p class="prompt-words" id="prompt">
        {t(turn.choices.value.length > 0 || editor.isComing.value ? "editor.board" : "editor.none")}
      </p>
      {picked.length > 0 && (
        <div class="prompt-buttons">
          {canBox && (
            <button type="button" class="choice" onClick={() => turn.touch([BOX], false)}>
              <Icon name="box" size={18} /> {t("editor.box")}
            </button>
          )}
          <button type="button" class="plain" onClick={() => turn.drop()}>
            {t("prompt.drop")}
          </button>
        </div>
      )}
      <Whose editor={editor} />
      <Verdict editor={editor} />
      {editor.problem.value && (
        <p class="notice warn" role="status">
          {editor.problem.value}
        </p>
      )}
    </div>
  );
}

/** Whose turn it is, and from whose seat one looks: its hand is the one that can be arranged. */
function Whose({ editor }: { editor: Editor }) {
  const actor = editor.position.value["actor"];
  return (
    <div class="whose">
      <label>
        {t("editor.turn")}
        <select
          value={String(actor)}
          onChange={(event) => editor.turnTo(/^\d+$/.test(event.currentTarget.value) ? Number(event.currentTarget.value) : event.currentTarget.value)}
        >
          {editor.names.value.map((name, seat) => (
            <option key={seat} value={String(seat)}>
              {name}
            </option>
          ))}
          <option value="chance">{t("editor.turn.chance")}</option>
          <option value="nobody">{t("editor.nobody")}</option>
        </select>
      </label>
      <label>
        {t("study.eyes")}
        <select value={String(editor.seat.value)} onChange={(event) => editor.lookFrom(Number(event.currentTarget.value))}>
          {editor.names.value.map((name, seat) => (
            <option key={seat} value={String(seat)}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** Whether it can be played; if not, all the reasons. */
function Verdict({ editor }: { editor: Editor }) {
  const problems = editor.problems.value;
  return (
    <div role="status" class="verdict">
      {problems.length === 0 ? (
        <p class="fine">
          <Icon name="end" size={18} /> {t("editor.fine")}
        </p>
      ) : (
        <>
          <p>{tn("editor.problems", problems.length)}</p>
          <ul class="problems">
            {problems.map((each) => (
              <li key={each.key + each.problem}>
                <button type="button" class="problem" onClick={() => lookAt(each)}>
                  <code>{each.key}</code> {each.problem}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Open the form where a problem is. */
function lookAt({ key }: PositionProblem): void {
  document.getElementById("editor-tab-facts")?.click();
  requestAnimationFrame(() => {
    const parts = key.split(".");
    for (let n = 1; n <= parts.length; n++) {
      const found = document.getElementById(factId(parts.slice(0, n)));
      if (found instanceof HTMLDetailsElement) found.open = true;
      found?.scrollIntoView({ block: "center" });
      if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement) found.focus();
    }
  });
}

// --- the bar --------------------------------------------------------------------------------------

function EditorBar({ table }: Props) {
  const editor = editorOf(table);
  const [bot, setBot] = useState("greedy");
  const [problem, setProblem] = useState("");
  const begin = (work: (isHere: () => boolean) => Promise<void>) => async (isHere: () => boolean) => {
    try {
      await work(isHere);
    } catch (error) {
      setProblem(said(error));
    }
  };
  const study = useOnce(
    begin(async (isHere) => {
      const made = await send<StudyInfo>("POST", "/studies", { game: editor.game, position: editor.position.value });
      if (isHere()) go(`/study/${made.id}`);
    }),
  );
  const play = useOnce(
    begin(async (isHere) => {
      const seats = editor.names.value.map((_, seat) => (seat === editor.seat.value ? { kind: "me" } : { kind: "bot", bot }));
      const made = await send<TableInfo>("POST", "/tables", { game: editor.game, seats, position: editor.position.value });
      if (isHere()) go(`/t/${made.id}`);
    }),
  );
  const isFine = editor.isFine.value;
  return (
    <div class="editor-bar">
      <div class="editor-steps">
        <button type="button" class="icon" aria-label={t("editor.undo")} title={t("editor.undo")} aria-disabled={editor.back.value.length === 0} onClick={() => editor.undo()}>
          <Icon name="undo" />
        </button>
        <button type="button" class="icon redo" aria-label={t("editor.redo")} title={t("editor.redo")} aria-disabled={editor.on.value.length === 0} onClick={() => editor.redo()}>
          <Icon name="undo" />
        </button>
        <span class="spring" />
        <MakePuzzle words={t("making.ask")} isOff={!isFine} wish={() => ({ game: editor.game, position: editor.position.value })} />
        <button type="button" aria-disabled={!isFine || study.busy} onClick={() => isFine && study.run()}>
          {t("editor.study")}
        </button>
      </div>
      <div class="against">
        <label class="quiet">
          {t("editor.play.with")}
          <BotSelect bot={bot} onChange={setBot} />
        </label>
        <button type="button" class={isFine ? "primary" : ""} aria-disabled={!isFine || play.busy} onClick={() => isFine && play.run()}>
          {t("editor.play")}
        </button>
      </div>
      {problem && <p class="notice warn">{problem}</p>}
    </div>
  );
}

// --- beside the board -----------------------------------------------------------------------------

/** What lies nowhere on the table: taken from here, it is put where the board lights up. */
function BoxPane({ table }: Props) {
  const editor = editorOf(table);
  const [typed, setTyped] = useState("");
  const box = editor.box.value;
  const wanted = typed.trim().toLocaleLowerCase();
  const found = box.filter((piece) => (piece.label ?? piece.id).toLocaleLowerCase().includes(wanted));
  const picked = table.turn.picked.value[0];
  return (
    <div class="study-pane box">
      {box.length === 0 && <p class="quiet">{t("editor.add.none")}</p>}
      {box.length > 12 && (
        <SearchField id="box-find" label={t("editor.box.find")} value={typed} onType={setTyped} />
      )}
      <ul class="box-list" aria-label={t("editor.add")}>
        {found.map((piece) => (
          <li key={piece.id}>
            <button
              type="button"
              class="boxed"
              aria-pressed={picked === piece.id}
              aria-disabled={!table.turn.root.value.next.has(piece.id)}
              onClick={() => {
                if (picked === piece.id) table.turn.drop();
                else if (table.turn.root.value.next.has(piece.id)) table.turn.picked.value = [piece.id];
              }}
            >
              <Small table={table} piece={piece} />
              <span>
                {piece.label ?? piece.id}
                {(piece.count ?? 1) > 1 && <span class="quiet"> × {piece.count}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const SIDE = 44;

/** A piece drawn by itself. */
function Small({ table, piece }: { table: Table; piece: Piece }) {
  const art = table.art.value;
  if (!art) return null;
  const box = art.of(piece).box;
  const scale = SIDE / Math.max(box.w, box.h);
  const [w, h] = [box.w * scale, box.h * scale];
  const place = { id: BOX, area: BOX, x: SIDE / 2, y: SIDE / 2, w: SIDE, h: SIDE };
  const standing = { piece: { ...piece, count: 1 }, place, spot: { x: SIDE / 2, y: SIDE / 2, w, h }, order: 0 };
  return (
    <svg class="area small-piece" viewBox={`0 0 ${SIDE} ${SIDE}`} width={SIDE} height={SIDE} aria-hidden="true">
      <PieceView
        standing={standing}
        art={art}
        stop={undefined}
        pixel={1}
        least={9}
        rimAt={null}
        look={{ can: false, picked: false, marked: false, advised: false }}
      />
    </svg>
  );
}

/** The position as text, for everything else. */
function JsonPane({ table }: Props) {
  const editor = editorOf(table);
  const written = JSON.stringify(editor.position.value, null, 1);
  const [text, setText] = useState(written);
  const [problem, setProblem] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => setText(written), [written]);
  const apply = (): void => {
    try {
      editor.write(JSON.parse(text) as Record<string, unknown>);
      setProblem("");
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div class="study-pane json">
      <label class="hidden" for="position-text">
        {t("editor.json")}
      </label>
      <textarea id="position-text" ref={field} spellcheck={false} value={text} onInput={(event) => setText(event.currentTarget.value)} />
      <p>
        <button type="button" onClick={apply} aria-disabled={text === written}>
          {t("editor.json.apply")}
        </button>
      </p>
      <p role="status">{problem && <span class="notice warn">{problem}</span>}</p>
    </div>
  );
}

function FactsPane({ table }: Props) {
  return <Facts editor={editorOf(table)} />;
}

const TABS = ["box", "facts", "json"] as const;
const LABELS = { box: "editor.tab.box", facts: "editor.tab.facts", json: "editor.tab.json" } as const;
const VIEWS = { box: BoxPane, facts: FactsPane, json: JsonPane };

function EditorSide({ table }: Props) {
  const editor = editorOf(table);
  const [chosen, setChosen] = useState<(typeof TABS)[number] | null>(null);
  const tab = chosen ?? (editor.box.value.length > 0 ? "box" : "facts");
  const View = VIEWS[tab];
  return (
    <Tabs id="editor" label={t("editor.title")} tabs={TABS} name={(each) => t(LABELS[each])} tab={tab} onChoose={setChosen}>
      <View table={table} />
    </Tabs>
  );
}

export const EDITOR_PARTS: Parts = {
  name: "editor",
  Head: EditorHead,
  Ask: EditorAsk,
  Bar: EditorBar,
  Side: EditorSide,
  panes: TABS.map((each) => ({ label: LABELS[each], View: VIEWS[each] })),
};
