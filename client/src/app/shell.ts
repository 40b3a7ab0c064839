/** Lets the browser keep the page itself, so that it can be installed and opens without the house. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return; // only over https, or at home
  const register = (): void => void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register); // what is shown comes first
}
