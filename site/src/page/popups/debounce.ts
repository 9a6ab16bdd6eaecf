/** Runs once things have been quiet for a while. */
export function debounce(run: () => void, delayMs: number): (() => void) & { cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(run, delayMs);
  };
  return Object.assign(soon, { cancel: () => clearTimeout(timer) });
}
