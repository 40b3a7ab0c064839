import "./made/palette.css";
import "./style/base.css";
import "./style/lobby.css";
import "./style/table.css";
import "./style/board.css";
import "./style/small.css";
import { render } from "preact";
import { useEffect } from "preact/hooks";
import { follow, route } from "./app/route";
import { Frame } from "./lobby/frame";
import { NewPage } from "./lobby/new";
import { StartPage } from "./lobby/start";
import { EditionPage, RulesPage } from "./rules/rules";
import { TablePage } from "./table/page";
import { t } from "./words";

function App() {
  const where = route.value;
  useEffect(() => {
    addEventListener("click", follow);
    return () => removeEventListener("click", follow);
  }, []);
  switch (where.page) {
    case "start":
      return <StartPage />;
    case "new":
      return <NewPage game={where.game} />;
    case "rules":
      return <RulesPage game={where.game} rule={where.rule} />;
    case "edition":
      return <EditionPage game={where.game} edition={where.edition} />;
    case "table":
      return <TablePage key={where.table} id={where.table} ply={where.ply} invite={where.invite} />;
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
if (room) render(<App />, room);
