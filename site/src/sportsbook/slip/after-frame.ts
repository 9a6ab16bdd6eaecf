/** A tab that nobody sees draws nothing. */
const atLatestMs = 250;

/** Runs when the next frame has been drawn: what a touch changes at once is not held up by it. Answers how to call it off. */
export function afterFrame(run: () => void): () => void {
  const once = () => {
    cancel();
    run();
  };
  let next: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    next = setTimeout(once);
  });
  const latest = setTimeout(once, atLatestMs);
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(next);
    clearTimeout(latest);
  };
  return cancel;
}
