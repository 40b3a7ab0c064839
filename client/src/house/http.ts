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

function address(path: string, query: Readonly<Record<string, string | number | null>>): string {
  const search = new URLSearchParams({ lang: language.value });
  for (const [key, value] of Object.entries(query)) {
    if (value !== null) search.set(key, String(value));
  }
  return `/api${path}?${search}`;
}

/** An answer, read whole: a line may also be lost in the middle of it. */
async function ask<T>(read: (answer: Response) => Promise<T>, method: string, url: string, body?: unknown): Promise<T> {
  const options: RequestInit = { method, credentials: "same-origin" };
  if (method !== "GET") {
    options.headers = { "Content-Type": "application/json" };
    options.body = JSON.stringify(body ?? {});
  }
  try {
    const answer = await fetch(url, options);
    if (!answer.ok) throw await problem(answer);
    return await read(answer);
  } catch (error) {
    throw error instanceof HouseError ? error : new HouseError(0, "");
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

type Query = Readonly<Record<string, string | number | null>>;

export async function get<T>(path: string, query: Query = {}): Promise<T> {
  return ask((answer) => answer.json() as Promise<T>, "GET", address(path, query));
}

export async function getText(path: string, query: Query = {}): Promise<string> {
  return ask((answer) => answer.text(), "GET", address(path, query));
}

export async function send<T>(method: "POST" | "PUT" | "PATCH", path: string, body?: unknown): Promise<T> {
  return ask((answer) => answer.json() as Promise<T>, method, address(path, {}), body);
}
