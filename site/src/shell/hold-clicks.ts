import { latePage } from '../page/index.ts';

/** So long a click is kept at most; then it does what the page can do by then, and a link leads where it leads. */
const longestMs = 1_500;
const clickable = 'a[href],button,summary,label,input,select';

/**
 * Until the late parts of a page are here a click has nobody who listens: the first one brings them, is kept, and is made
 * again when they are here. Of several the last counts. Returns what ends it.
 */
export function holdClicks(): () => void {
  let kept: { click: MouseEvent; target: Element } | undefined;
  const stop = () => window.removeEventListener('click', keep, true);
  function release() {
    stop();
    kept?.target.dispatchEvent(new MouseEvent('click', kept.click));
    kept = undefined;
  }
  function keep(click: MouseEvent) {
    const target = click.target as Element;
    // To open something in another tab is the browser's own.
    if (click.ctrlKey || click.metaKey || click.shiftKey || click.altKey || !target.closest(clickable)) return;
    click.preventDefault();
    click.stopImmediatePropagation();
    if (!kept) setTimeout(release, longestMs);
    kept = { click, target };
    latePage.begin();
  }
  window.addEventListener('click', keep, true);
  // In a turn of its own: React has learned by then what has arrived.
  void latePage.whole().then(() => setTimeout(release));
  return stop;
}
