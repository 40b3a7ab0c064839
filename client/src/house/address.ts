import { computed, signal } from "@preact/signals";
import type { HouseInfo } from "../protocol";
import { get } from "./http";

/** Where others find this house: a page opened on the house's own machine cannot tell by its address. */

const OWN = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether only this computer understands the name. */
export function isOwn(host: string): boolean {
  return OWN.test(host);
}

/** The addresses friends can use; null: the house has not said yet. */
export const addresses = signal<readonly string[] | null>(isOwn(location.hostname) ? null : [location.origin]);
/** Which of them is used in links. */
export const chosen = signal(0);

export const base = computed(() => addresses.value?.[chosen.value] ?? location.origin);

let asked = false;

/** Ask the house once; without an answer links are as this page has them. */
export function findAddresses(): void {
  if (asked || addresses.value !== null) return;
  asked = true;
  get<HouseInfo>("/house").then(
    (house) => (addresses.value = house.addresses),
    () => (asked = false),
  );
}
