import { useEffect, useState } from "preact/hooks";
import { language } from "../app/prefs";
import { get, HouseError } from "../house/http";
import { t } from "../words";

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
        if (still) setProblem(error instanceof HouseError && error.message ? error.message : t("link.none"));
      },
    );
    return () => {
      still = false;
    };
  }, [path, JSON.stringify(query), language.value, times]);
  return { data, problem, again: () => setTimes((n) => n + 1) };
}
