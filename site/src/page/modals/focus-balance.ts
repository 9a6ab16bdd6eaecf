const patienceMs = 3_000;

/**
 * Whoever logs in by keyboard goes on at the balance, beside the cashier, not at the start of the page. It arrives with the
 * parts of the page that only players have; a focus that something else has taken meanwhile is left alone.
 */
export function focusBalance(): void {
  const isFree = () => document.activeElement === null || document.activeElement === document.body;
  function tryNow(): boolean {
    if (document.querySelector('[role="dialog"]')) return false;
    const balance = document.querySelector<HTMLElement>('[data-balance]');
    if (balance && isFree()) balance.focus({ preventScroll: true });
    return balance !== null;
  }
  if (tryNow()) return;
  const observer = new MutationObserver(() => {
    if (tryNow()) stop();
  });
  const timer = setTimeout(stop, patienceMs);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  observer.observe(document.body, { childList: true, subtree: true });
}
