import { useRef, useState } from "preact/hooks";
import { go } from "../app/route";
import { useAsk } from "../lobby/ask";
import { get, send } from "../house/http";
import type { ChapterInfo, GameInfo, StudyInfo } from "../protocol";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/icons";
import { useOnce } from "../ui/once";
import { Sure } from "../ui/sure";
import { t } from "../words";
import { keepPosition } from "./handed";
import type { Study } from "./study";

/** The chapters, and what else belongs to the whole study: its name, files, its end. */
export function ChaptersPane({ study }: { study: Study }) {
  const info = study.info.value;
  const [adding, setAdding] = useState(false);
  if (!info) return null;
  const may = info.may_write;
  return (
    <div class="study-pane chapters">
      <ol>
        {info.chapters.map((chapter, i) => (
          <ChapterRow key={chapter.number} study={study} chapter={chapter} place={i} most={info.chapters.length} />
        ))}
      </ol>
      {may && (
        <p>
          <button type="button" onClick={() => setAdding(true)}>
            {t("chapter.add")}
          </button>
        </p>
      )}
      <Position study={study} />
      <Files info={info} study={study} />
      {adding && <AddChapter study={study} onClose={() => setAdding(false)} />}
    </div>
  );
}

interface RowProps {
  study: Study;
  chapter: ChapterInfo;
  place: number;
  most: number;
}

function ChapterRow({ study, chapter, place, most }: RowProps) {
  const [edits, setEdits] = useState(false);
  const isHere = study.page.value?.number === chapter.number;
  const name = chapter.name || t("chapter.name", { n: place + 1 });
  const may = study.mayWrite.value;
  return (
    <li class={isHere ? "chapter here" : "chapter"}>
      <div class="chapter-line">
        <button
          type="button"
          class="chapter-name"
          aria-current={isHere ? "true" : undefined}
          aria-disabled={chapter.closed ? true : undefined}
          title={chapter.closed || undefined}
          onClick={() => !chapter.closed && void study.open(chapter.number)}
        >
          <span>{name}</span> <span class="quiet">{chapter.game_name}</span>
        </button>
        {may && (
          <button type="button" class="icon small" aria-label={t("chapter.edit", { name })} title={t("chapter.edit", { name })} aria-expanded={edits} onClick={() => setEdits(!edits)}>
            <Icon name="menu" size={16} />
          </button>
        )}
      </div>
      {chapter.closed && <p class="quiet small">{chapter.closed}</p>}
      {edits && <ChapterForm study={study} chapter={chapter} name={name} place={place} most={most} onDone={() => setEdits(false)} />}
    </li>
  );
}

function ChapterForm({ study, chapter, name, place, most, onDone }: RowProps & { name: string; onDone: () => void }) {
  const [words, setWords] = useState(name);
  const [asks, setAsks] = useState(false);
  const number = chapter.number;
  return (
    <form
      class="chapter-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (words.trim()) void study.change({ t: "rename-chapter", chapter: number, name: words.trim() }).then(onDone);
      }}
    >
      <label class="hidden" for={`chapter-${number}`}>
        {t("chapter.rename")}
      </label>
      <input id={`chapter-${number}`} value={words} maxLength={80} onInput={(event) => setWords(event.currentTarget.value)} />
      <div class="chapter-buttons">
        <button type="submit">{t("study.save")}</button>
        {place > 0 && (
          <button type="button" onClick={() => void study.change({ t: "move-chapter", chapter: number, place: place - 1 })}>
            {t("chapter.up")}
          </button>
        )}
        {most > 1 && (
          <button type="button" class="plain" onClick={() => setAsks(true)}>
            {t("study.delete")}
          </button>
        )}
      </div>
      {asks && (
        <Sure
          question={t("chapter.delete.sure", { name })}
          yes={t("study.delete")}
          no={t("study.keep")}
          danger
          onYes={() => void study.change({ t: "delete-chapter", chapter: number })}
          onNo={() => setAsks(false)}
        />
      )}
    </form>
  );
}

/** From the position on the board: arrange it anew, or play it. */
function Position({ study }: { study: Study }) {
  const game = study.page.value?.game ?? "";
  const arrange = useOnce(async (isHere) => {
    await study.attempt(async () => {
      const { chapter, node } = study.place;
      keepPosition(await get<Record<string, unknown>>(`/studies/${study.id}/chapters/${chapter}/position`, { node }));
      if (isHere()) go(`/position/${game}`);
    });
  });
  return (
    <section>
      <h3>{t("study.position")}</h3>
      <p>
        <button type="button" onClick={arrange.run} aria-disabled={arrange.busy}>
          {t("study.arrange")}
        </button>
      </p>
    </section>
  );
}

function Files({ info, study }: { info: StudyInfo; study: Study }) {
  const [name, setName] = useState(info.name);
  const [asks, setAsks] = useState(false);
  return (
    <section>
      <h3>{t("study.whole")}</h3>
      {info.may_write && (
        <form
          class="chapter-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim()) void study.change({ t: "rename", name: name.trim() });
          }}
        >
          <label class="hidden" for="study-name">
            {t("study.rename")}
          </label>
          <input id="study-name" value={name} maxLength={80} onInput={(event) => setName(event.currentTarget.value)} />
          <button type="submit">{t("study.rename")}</button>
        </form>
      )}
      <p class="chapter-buttons">
        <a class="button" href={`/api/studies/${info.id}/text`} download={`study-${info.id}.txt`}>
          {t("study.export")}
        </a>
        {info.is_mine && (
          <button type="button" class="plain" onClick={() => setAsks(true)}>
            {t("study.delete")}
          </button>
        )}
      </p>
      {asks && (
        <Sure
          question={t("study.delete.whole", { name: info.name })}
          yes={t("study.delete")}
          no={t("study.keep")}
          danger
          onYes={() => void study.attempt(() => send("DELETE", `/studies/${info.id}`)).then((done) => done && go("/"))}
          onNo={() => setAsks(false)}
        />
      )}
    </section>
  );
}

/** A new chapter: from the start of a game, or from a file. */
function AddChapter({ study, onClose }: { study: Study; onClose: () => void }) {
  const games = useAsk<GameInfo[]>("/games");
  const [name, setName] = useState("");
  const [game, setGame] = useState(study.page.value?.game ?? "");
  const [problem, setProblem] = useState("");
  const file = useRef<HTMLInputElement>(null);
  const add = useOnce(async () => {
    const text = await file.current?.files?.[0]?.text();
    const body = text ? { name, record: text } : { name, game };
    const known = new Set(study.info.value?.chapters.map((each) => each.number));
    const done = await study.attempt(async () => {
      const info = await send<StudyInfo>("POST", `/studies/${study.id}/chapters`, body);
      study.info.value = info;
      onClose();
      const fresh = info.chapters.find((each) => !known.has(each.number));
      if (fresh) await study.open(fresh.number);
    });
    if (!done) setProblem(study.problem.value);
  });
  return (
    <Dialog title={t("chapter.add")} onClose={onClose}>
      <form
        class="study-form"
        onSubmit={(event) => {
          event.preventDefault();
          add.run();
        }}
      >
        <label>
          {t("chapter.rename")}
          <input value={name} maxLength={80} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <label>
          {t("chapter.game")}
          <select value={game} onChange={(event) => setGame(event.currentTarget.value)}>
            {games.data?.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t("chapter.file")}
          <input type="file" accept=".txt,.json,.record" ref={file} />
        </label>
        <p>
          <button type="submit" class="primary" aria-disabled={add.busy}>
            {t("chapter.add")}
          </button>
        </p>
        <p role="status">{problem && <span class="notice warn">{problem}</span>}</p>
      </form>
    </Dialog>
  );
}
