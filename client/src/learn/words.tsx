import { useEffect, useRef } from "preact/hooks";
import type { LessonInfo } from "../protocol";
import { useAsk } from "../lobby/ask";
import { NoticeLine, Prompt } from "../table/prompt";
import type { Table } from "../table/store";
import { t } from "../words";
import type { Lesson } from "./lesson";
import { learned } from "./progress";

/** What a step of a lesson says, what came of the try, and the way on. Takes the place of the prompt. */
export function LessonWords({ table, lesson }: { table: Table; lesson: Lesson }) {
  const page = lesson.page.value;
  const step = page?.steps[lesson.step.value];
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.scrollTo(0, 0), [lesson.step.value]);
  if (!page || !step) return null;
  const verdict = lesson.verdict.value;
  return (
    <div class="lesson-words" ref={words}>
      <p class="lesson-head">
        <a href={lesson.home.href}>{lesson.home.words}</a>
        <span>· {page.title}</span>
        {page.steps.length > 1 && (
          <span class="quiet">{t("learn.step", { n: lesson.step.value + 1, of: page.steps.length })}</span>
        )}
      </p>
      <div class="lesson-text" dangerouslySetInnerHTML={{ __html: step.words }} />
      {lesson.hinted.value && verdict === "open" && (
        <div class="lesson-hint" dangerouslySetInnerHTML={{ __html: step.hint ?? "" }} />
      )}
      <div role="status" class={`lesson-answer ${verdict}`}>
        {lesson.answer.value && <div dangerouslySetInnerHTML={{ __html: lesson.answer.value }} />}
      </div>
      {step.is_task && verdict === "open" && !lesson.shows.value && <Prompt table={table} />}
      {!(step.is_task && verdict === "open") && <NoticeLine table={table} />}
      <LessonButtons lesson={lesson} isTask={step.is_task} hasHint={step.hint !== ""} />
    </div>
  );
}

function LessonButtons({ lesson, isTask, hasHint }: { lesson: Lesson; isTask: boolean; hasHint: boolean }) {
  const verdict = lesson.verdict.value;
  const Further = lesson.Onward;
  const isDone = !isTask || verdict === "solved";
  return (
    <div class="lesson-buttons">
      {lesson.step.value > 0 && (
        <button type="button" class="plain" onClick={() => lesson.goTo(lesson.step.value - 1)}>
          {t("learn.back")}
        </button>
      )}
      {isTask && verdict === "open" && hasHint && !lesson.hinted.value && (
        <button type="button" onClick={() => (lesson.hinted.value = true)}>
          {t("learn.hint")}
        </button>
      )}
      {isTask && verdict !== "solved" && !lesson.shows.value && (
        <button type="button" onClick={() => void lesson.solve()}>
          {t("learn.solution")}
        </button>
      )}
      {verdict === "wrong" && (
        <button type="button" class="primary" onClick={() => lesson.again()}>
          {t("learn.again")}
        </button>
      )}
      {isDone && !lesson.isLast && (
        <button type="button" class="primary" onClick={() => lesson.next()}>
          {t("learn.next")}
        </button>
      )}
      {isDone && lesson.isLast && (Further ? <Further /> : <Onward lesson={lesson} />)}
    </div>
  );
}

/** The lesson is over: the next one, or a match. */
function Onward({ lesson }: { lesson: Lesson }) {
  const { data } = useAsk<LessonInfo[]>(`/games/${lesson.game}/lessons`);
  useEffect(() => learned(lesson.game, lesson.id, lesson.step.value), []);
  const at = data?.findIndex(({ id }) => id === lesson.id) ?? -1;
  const next = data?.[at + 1];
  if (!data) return null;
  return next ? (
    <a class="button primary" href={`/learn/${lesson.game}/${next.id}`}>
      {t("learn.next.lesson", { title: next.title })}
    </a>
  ) : (
    <a class="button primary" href={`/new/${lesson.game}?guided`}>
      {t("learn.play")}
    </a>
  );
}
