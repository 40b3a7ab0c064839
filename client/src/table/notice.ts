import { HouseError } from "../house/http";
import { t } from "../words";

/** Something said to the person at this screen only. */
export interface Notice {
  text: string;
  rule: string;
  tone: "plain" | "warn";
  about?: "line"; // what it no longer need be said about when that is well again
}

/** An error in words. */
export function said(error: unknown): string {
  if (error instanceof HouseError) return error.message || t("link.none");
  throw error;
}
