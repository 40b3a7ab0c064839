import { useEffect } from "preact/hooks";
import type { GameInfo, LessonInfo } from "../protocol";
import { useAsk } from "../lobby/ask";
import { Frame } from "../lobby/frame";
import { Icon } from "../ui/icons";
import { t } from "../words";
import { stepsOf } from "./progress";

/** The lessons of a game, and what was learned of them on this machine. */
export function LessonsPage({ game }: { game: string }) {
  const info = useAsk<GameInfo>(`/games/${game}`);
  const lessons = useAsk<LessonInfo[]>(`/games/${game}/lessons`);
  const name = info.data?.name ?? "";
  useEffect(() => {
    document.title = `${t("learn.title")} · ${name} · zashiki`;
  });
  const next = lessons.data?.find(({ id, steps }) => stepsOf(game, id) < steps);
  return (
    <Frame title={t("learn.game", { game: name })}>
      {(info.problem || lessons.problem) && <p class="notice warn">{info.problem || lessons.problem}</p>}
      <p class="learn-about">{t("learn.about")}</p>
      {lessons.data?.length === 0 && <p class="quiet">{t("learn.none")}</p>}
      <ol class="lessons">
        {lessons.data?.map((lesson) => (
          <li key={lesson.id} class={stepsOf(game, lesson.id) > 0 ? "begun" : ""}>
            <a href={`/learn/${game}/${lesson.id}`} class={lesson === next ? "lesson-link next" : "lesson-link"}>
              <span class="lesson-title">{lesson.title}</span>
              <span>{lesson.about}</span>
              <HowFar learned={stepsOf(game, lesson.id)} steps={lesson.steps} />
            </a>
          </li>
        ))}
      </ol>
      <p class="game-links">
        <a class="button" href={`/new/${game}?guided`}>
          {t("learn.play")}
        </a>
        <a href={`/rules/${game}`}>{t("game.rules")}</a>
        <a href={`/g/${game}/gallery`}>{t("game.gallery")}</a>
      </p>
    </Frame>
  );
}

/** What was learned of a lesson: all of it, or so many of its steps. */
function HowFar({ learned, steps }: { learned: number; steps: number }) {
  if (learned === 0) return null;
  if (learned < steps) return <span class="tag">{t("learn.begun", { n: learned, of: steps })}</span>;
  return (
    <span class="tag">
      <Icon name="end" size={14} /> {t("learn.done")}
    </span>
  );
}
