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

async function ask(method: string, url: string, body?: unknown): Promise<Response> {
  const options: RequestInit = { method, credentials: "same-origin" };
  if (method !== "GET") {
    options.headers = { "Content-Type": "application/json" };
    options.body = JSON.stringify(body ?? {});
  }
  let answer: Response;
  try {
    answer = await fetch(url, options);
  } catch {
    throw new HouseError(0, "");
  }
  if (!answer.ok) throw await problem(answer);
  return answer;
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
  return (await (await ask("GET", address(path, query))).json()) as T;
}

export async function getText(path: string, query: Query = {}): Promise<string> {
  return (await ask("GET", address(path, query))).text();
}

export async function send<T>(method: "POST" | "PUT" | "PATCH", path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, address(path, {}), body)).json()) as T;
}
