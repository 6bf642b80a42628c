// The screen of a page that nobody touches.

/** Keeps the screen on; false where the browser cannot, as over plain HTTP, and only the device's own settings do. */
export function stayAwake(): boolean {
  if (!("wakeLock" in navigator)) return false;
  const ask = () => document.visibilityState === "visible" && navigator.wakeLock.request("screen").catch(() => {});
  document.addEventListener("visibilitychange", ask); // a page that was hidden has lost it
  void ask();
  return true;
}
