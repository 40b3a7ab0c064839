import "./made/palette.css";
import "./style/base.css";
import "./style/lobby.css";
import "./style/new.css";
import "./style/rules.css";
import "./style/gallery.css";
import "./style/table.css";
import "./style/seats.css";
import "./style/ask.css";
import "./style/side.css";
import "./style/over.css";
import "./style/review.css";
import "./style/waiting.css";
import "./style/tablet.css";
import "./style/notes.css";
import "./style/board.css";
import "./style/learn.css";
import "./style/puzzles.css";
import "./style/study.css";
import "./style/editor.css";
import "./style/small.css";
import "./style/sideways.css";
import "./style/folded.css";
import { render } from "preact";
import { useEffect } from "preact/hooks";
import { later } from "./app/later";
import { follow, route } from "./app/route";
import { keepShell } from "./app/shell";
import { unreachable } from "./house/http";
import { Frame } from "./lobby/frame";
import { HandoverPage } from "./lobby/handover";
import { NewPage } from "./lobby/new";
import { OfflinePage } from "./lobby/offline";
import { StartPage } from "./lobby/start";
import { EditionPage, RulesPage } from "./rules/rules";
import { LessonPage, TablePage } from "./table/page";
import { language } from "./app/prefs";
import { bring, t } from "./words";

const GalleryPage = later(async () => (await import("./rules/gallery")).GalleryPage);
const LessonsPage = later(async () => (await import("./learn/list")).LessonsPage);
const PuzzlesPage = later(async () => (await import("./puzzles/list")).PuzzlesPage);
const PuzzlePage = later(async () => (await import("./puzzles/page")).PuzzlePage);
const EditorPage = later(async () => (await import("./editor/page")).EditorPage);
const StudyPage = later(async () => (await import("./study/page")).StudyPage);
const NewStudyPage = later(async () => (await import("./study/page")).NewStudyPage);

function App() {
  const where = route.value;
  useEffect(() => {
    addEventListener("click", follow);
    return () => removeEventListener("click", follow);
  }, []);
  if (unreachable.value) return <OfflinePage />;
  switch (where.page) {
    case "handover":
      return <HandoverPage token={where.token} table={where.table} />;
    case "start":
      return <StartPage />;
    case "new":
      return <NewPage game={where.game} />;
    case "rules":
      return <RulesPage game={where.game} rule={where.rule} />;
    case "gallery":
      return <GalleryPage game={where.game} edition={where.edition} />;
    case "edition":
      return <EditionPage game={where.game} edition={where.edition} />;
    case "table":
      return <TablePage key={where.table} id={where.table} ply={where.ply} invite={where.invite} />;
    case "lessons":
      return <LessonsPage game={where.game} />;
    case "lesson":
      return <LessonPage key={`${where.game}/${where.lesson}`} game={where.game} lesson={where.lesson} />;
    case "puzzles":
      return <PuzzlesPage />;
    case "puzzle":
      return <PuzzlePage key={`${where.game}/${where.puzzle}`} game={where.game} id={where.puzzle} />;
    case "study":
      return <StudyPage key={where.study} id={where.study} chapter={where.chapter} node={where.node} link={where.link} />;
    case "new-study":
      return <NewStudyPage key={where.query} query={where.query} />;
    case "position":
      return <EditorPage key={where.game} game={where.game} />;
    case "lost":
      return (
        <Frame title={t("lost.title")}>
          <p>{t("lost.about")}</p>
          <p>
            <a class="button primary" href="/">
              {t("lost.back")}
            </a>
          </p>
        </Frame>
      );
  }
}

const room = document.getElementById("app");
if (room) void bring(language.value).then(() => render(<App />, room));
keepShell();
