import { useEffect, useState } from "preact/hooks";
import { language } from "../app/prefs";
import { get } from "../house/http";
import { said } from "../table/notice";

export interface Asked<T> {
  data: T | null;
  problem: string;
  again: () => void;
}

/** What the house answers to a question; asked again when the language changes. */
export function useAsk<T>(path: string, query: Readonly<Record<string, string>> = {}): Asked<T> {
  const [data, setData] = useState<T | null>(null);
  const [problem, setProblem] = useState("");
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let still = true;
    get<T>(path, query).then(
      (found) => {
        if (!still) return;
        setData(found);
        setProblem("");
      },
      (error: unknown) => {
        if (still) setProblem(said(error));
      },
    );
    return () => {
      still = false;
    };
  }, [path, JSON.stringify(query), language.value, times]);
  return { data, problem, again: () => setTimes((n) => n + 1) };
}
