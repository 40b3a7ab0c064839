import { useState } from "preact/hooks";
import { Icon } from "../ui/icons";
import { t } from "../words";
import type { Editor } from "./editor";
import { blank, type Schema, shapeOf } from "./schema";

type Path = readonly (string | number)[];

const OWN = ["game", "edition"]; // said by the page itself

interface Props {
  editor: Editor;
  schema: Schema;
  root: Schema;
  path: Path;
  value: unknown;
}

/** All that a position says, as its schema describes it: what hands cannot do is written here. */
export function Facts({ editor }: { editor: Editor }) {
  const root = editor.schema.value;
  const position = editor.position.value;
  if (!root) return null;
  const whole = shapeOf(root, position, root).shape;
  return (
    <div class="study-pane facts">
      {Object.entries(whole.properties ?? {})
        .filter(([key]) => !OWN.includes(key) && position[key] !== undefined)
        .map(([key, schema]) => (
          <Field key={key} editor={editor} schema={schema} root={root} path={[key]} value={position[key]} />
        ))}
    </div>
  );
}

/** The id of the field that a problem is about. */
export function factId(path: Path): string {
  return `fact-${path.join("-")}`;
}

function Field(props: Props) {
  const { editor, path, value, root } = props;
  const { shape, isOptional } = shapeOf(props.schema, value, root);
  const name = String(path.at(-1));
  const isWhole = shape.type === "object" || shape.type === "array";
  const wrong = editor.problems.value.find((each) => each.key === path.join("."));
  const about = shape.description;
  if (isWhole && value !== null) {
    return (
      <details class={wrong ? "fact whole wrong" : "fact whole"} id={factId(path)} open={wrong !== undefined}>
        <summary title={about}>
          {name} <span class="quiet">{summary(value)}</span>
        </summary>
        {about && <p class="quiet small">{about}</p>}
        {wrong && <p class="notice warn">{wrong.problem}</p>}
        <Inside {...props} shape={shape} />
        {isOptional && <Nothing editor={editor} path={path} />}
      </details>
    );
  }
  return (
    <div class={wrong ? "fact wrong" : "fact"}>
      <label for={factId(path)} title={about}>
        {name}
      </label>
      <Value {...props} shape={shape} isOptional={isOptional} />
      {wrong && <p class="notice warn">{wrong.problem}</p>}
    </div>
  );
}

function summary(value: unknown): string {
  if (Array.isArray(value)) return value.every((each) => typeof each !== "object") ? value.join(", ") : String(value.length);
  const entries = Object.entries(value as Record<string, unknown>);
  const isPlain = entries.every(([, each]) => typeof each === "number" || typeof each === "string");
  return isPlain ? entries.map(([key, each]) => `${key} ${String(each)}`).join(", ") : String(entries.length);
}

function Nothing({ editor, path }: { editor: Editor; path: Path }) {
  return (
    <button type="button" class="plain" onClick={() => editor.set(path, null)}>
      {t("editor.nothing")}
    </button>
  );
}

/** One value: a number, a word, one of several, yes or no. */
function Value({ editor, path, value, shape, isOptional, schema, root }: Props & { shape: Schema; isOptional: boolean }) {
  const id = factId(path);
  const set = (next: unknown): void => editor.set(path, next);
  const words = shapeOf(schema, value, root).shapes.flatMap((each) => each.enum ?? []);
  if (shape.type === "object" || shape.type === "array") {
    return (
      <button type="button" id={id} class="plain" onClick={() => set(blank(shape, root))}>
        {t("editor.nothing.yet")}
      </button>
    );
  }
  if (shape.type === "boolean") {
    return <input id={id} type="checkbox" checked={value === true} onChange={(event) => set(event.currentTarget.checked)} />;
  }
  if (words.length > 0 && shape.type !== "integer") {
    return (
      <select id={id} value={value === null ? "" : String(value)} onChange={(event) => set(event.currentTarget.value === "" ? null : event.currentTarget.value)}>
        {isOptional && <option value="">–</option>}
        {words.map((each) => (
          <option key={each} value={String(each)}>
            {each}
          </option>
        ))}
      </select>
    );
  }
  const isNumber = shape.type === "integer" || shape.type === "number";
  return (
    <input
      id={id}
      type={isNumber && !words.length ? "number" : "text"}
      min={shape.minimum}
      max={shape.maximum}
      value={value === null || value === undefined ? "" : String(value)}
      placeholder={isOptional ? "–" : ""}
      onChange={(event) => {
        const text = event.currentTarget.value.trim();
        if (text === "" && isOptional) set(null);
        else set(isNumber && /^-?\d+$/.test(text) ? Number(text) : text);
      }}
    />
  );
}

/** What an object, a list or a table of names holds. */
function Inside({ editor, path, value, shape, root }: Props & { shape: Schema }) {
  if (Array.isArray(value)) {
    const items = shape.items ?? {};
    return (
      <>
        {value.map((each: unknown, i) => (
          <Row key={i} editor={editor} path={[...path, i]} schema={items} root={root} value={each} />
        ))}
        <button type="button" class="plain" onClick={() => editor.set(path, [...value, blank(items, root)])}>
          + {t("editor.more")}
        </button>
      </>
    );
  }
  const record = value as Record<string, unknown>;
  if (shape.properties) {
    return (
      <>
        {Object.entries(shape.properties).map(([key, each]) => (
          <Field key={key} editor={editor} schema={each} root={root} path={[...path, key]} value={record[key] ?? null} />
        ))}
      </>
    );
  }
  const values = typeof shape.additionalProperties === "object" ? shape.additionalProperties : {};
  return (
    <>
      {Object.entries(record).map(([key, each]) => (
        <Row key={key} editor={editor} path={[...path, key]} schema={values} root={root} value={each} />
      ))}
      <NewName onAdd={(name) => editor.set([...path, name], blank(values, root))} />
    </>
  );
}

/** A part that can be taken away. */
function Row(props: Props) {
  return (
    <div class="fact-row">
      <Field {...props} />
      <button
        type="button"
        class="icon small"
        aria-label={t("editor.less", { name: props.path.join(".") })}
        title={t("editor.less", { name: props.path.join(".") })}
        onClick={() => props.editor.set(props.path, undefined)}
      >
        <Icon name="close" size={14} />
      </button>
    </div>
  );
}

function NewName({ onAdd }: { onAdd: (name: string) => void }) {
  const [name, setName] = useState("");
  return (
    <form
      class="new-name"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) onAdd(name.trim());
        setName("");
      }}
    >
      <input aria-label={t("editor.name")} placeholder={t("editor.name")} value={name} onInput={(event) => setName(event.currentTarget.value)} />
      <button type="submit" class="plain">
        + {t("editor.more")}
      </button>
    </form>
  );
}
