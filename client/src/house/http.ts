import { signal } from "@preact/signals";
import { language } from "../app/prefs";
import type { Problem } from "../protocol";

/** An answer that is not what was asked for, in words for people. */
export class HouseError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly ruleId = "",
  ) {
    super(message);
  }
}

type Query = Readonly<Record<string, string | number | null | readonly string[]>>;

function address(path: string, query: Query): string {
  const search = new URLSearchParams({ lang: language.value });
  for (const [key, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const each of value) search.append(key, String(each));
    else if (value !== null) search.set(key, String(value));
  }
  return `/api${path}?${search}`;
}

/** Whether the house has not answered once since this page was opened. */
export const unreachable = signal(false);
let answered = false;

/** An answer, read whole: a line may also be lost in the middle of it. */
async function ask<T>(read: (answer: Response) => Promise<T>, method: string, url: string, body?: unknown): Promise<T> {
  const options: RequestInit = { method, credentials: "same-origin" };
  if (method !== "GET") {
    options.headers = { "Content-Type": "application/json" };
    options.body = JSON.stringify(body ?? {});
  }
  try {
    const answer = await fetch(url, options);
    answered = true;
    if (!answer.ok) throw await problem(answer);
    return await read(answer);
  } catch (error) {
    if (error instanceof HouseError) throw error;
    if (!answered) unreachable.value = true;
    throw new HouseError(0, "");
  }
}

async function problem(answer: Response): Promise<HouseError> {
  try {
    const told = (await answer.json()) as Problem;
    return new HouseError(answer.status, told.detail || told.title, told.rule_id ?? "");
  } catch {
    return new HouseError(answer.status, answer.statusText);
  }
}

export async function get<T>(path: string, query: Query = {}): Promise<T> {
  return ask((answer) => answer.json() as Promise<T>, "GET", address(path, query));
}

export async function getText(path: string, query: Query = {}): Promise<string> {
  return ask((answer) => answer.text(), "GET", address(path, query));
}

/** Where the house has nothing to tell, the answer is empty. */
export async function send<T>(method: "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: unknown): Promise<T> {
  const read = async (answer: Response): Promise<T> => (answer.status === 204 ? undefined : await answer.json()) as T;
  return ask(read, method, address(path, {}), body);
}
