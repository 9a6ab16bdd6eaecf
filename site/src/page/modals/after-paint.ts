/** No frame is drawn in a tab in the background. */
const longestWaitMs = 100;

/** Once what a click changed is on the screen: what follows may take its time, and the click does not wait for it. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestWaitMs);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}
