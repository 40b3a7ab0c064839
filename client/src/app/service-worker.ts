/**
 * Keeps the shell of the client: the page and the files it is made of. What the house says is never
 * kept: without it the page opens all the same, and tells that the house cannot be reached.
 */

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Worker {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(kind: "install" | "activate", work: (event: WorkerEvent) => void): void;
  addEventListener(kind: "fetch", work: (event: FetchEvent) => void): void;
}

// Written in when the client is built: names with a hash, so that the list is a version as well.
declare const SHELL_FILES: readonly string[];
declare const SHELL_VERSION: string;

const worker = self as unknown as Worker;
const PAGE = "/";

worker.addEventListener("install", (event) => {
  const keep = async (): Promise<void> => {
    const shell = await caches.open(SHELL_VERSION);
    await shell.addAll([PAGE, ...SHELL_FILES]);
    await worker.skipWaiting();
  };
  event.waitUntil(keep());
});

worker.addEventListener("activate", (event) => {
  const tidy = async (): Promise<void> => {
    const old = (await caches.keys()).filter((name) => name !== SHELL_VERSION);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => kept(PAGE)));
  else if (SHELL_FILES.includes(pathname)) event.respondWith(kept(pathname, request));
});

/** As it was kept; what is not there is asked for. */
async function kept(path: string, request?: Request): Promise<Response> {
  const shell = await caches.open(SHELL_VERSION);
  return (await shell.match(path)) ?? (request ? fetch(request) : Response.error());
}
