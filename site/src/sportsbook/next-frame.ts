/** What a hand begins with: each of them wants the frame that comes next for itself. */
const signs = ['pointerdown', 'pointerup', 'click', 'keydown', 'input'] as const;
/** Who types fast sees prices move as well. */
const longestWaitMs = 100;

/** How often a hand has done something whose frame is not drawn yet. */
let notDrawn = 0;
let isWatching = false;

function hear(): void {
  notDrawn += 1;
  // A task that follows the frame's own work runs after the frame was drawn.
  requestAnimationFrame(() => setTimeout(() => (notDrawn -= 1)));
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  for (const sign of signs) window.addEventListener(sign, hear, { capture: true, passive: true });
}

/**
 * Work for the next frame of the screen. A hand goes first: what it changes is drawn in a frame of its own, and prices come
 * with the one after it. Where there are no frames, as in tests without a page, it is a moment later.
 */
export function nextFrame(work: () => void): void {
  if (typeof requestAnimationFrame !== 'function') {
    setTimeout(work, 16);
    return;
  }
  watch();
  const sinceMs = performance.now();
  const tryIt = () => {
    if (notDrawn > 0 && performance.now() - sinceMs < longestWaitMs) requestAnimationFrame(tryIt);
    else work();
  };
  requestAnimationFrame(tryIt);
}
