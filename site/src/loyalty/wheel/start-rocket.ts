const startMs = 1_300;
const fadeMs = 200;

/** The rocket rises out of its image, by `transform` and `opacity` alone. Who wants less motion sees it fade. */
export async function startRocket(rocket: HTMLElement | null): Promise<void> {
  if (!rocket || typeof rocket.animate !== 'function') return;
  const less = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const frames = less
    ? [{ opacity: 1 }, { opacity: 0 }]
    : [
        { transform: 'translateY(0)', opacity: 1 },
        { transform: 'translateY(3%)', opacity: 1, offset: 0.18 },
        { transform: 'translateY(-115%)', opacity: 1 },
      ];
  const duration = less ? fadeMs : startMs;
  const animation = rocket.animate(frames, { duration, easing: 'cubic-bezier(0.5, 0, 0.9, 0.4)', fill: 'forwards' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A page that is not seen gets no frames: it ends all the same.
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, duration + 500);
  });
  await Promise.race([animation.finished, late]).catch(() => undefined);
  clearTimeout(timer);
}
