import { log } from '../telemetry/index.ts';

const tryEveryMs = 200;
const tryForMs = 5_000;

/** A place on the page that may still be on its way. Gives up after five seconds; a failure is only logged. */
export function scrollToHash(hash: string): () => void {
  let tries = 0;
  const timer = setInterval(attempt, tryEveryMs);
  function stop() {
    clearInterval(timer);
  }
  function attempt() {
    tries++;
    try {
      const place = document.getElementById(decodeURIComponent(hash.slice(1)));
      if (place) {
        place.scrollIntoView();
        stop();
      }
    } catch (error) {
      log.error('TRY_SCROLL_ERROR', error);
      stop();
    }
    if (tries * tryEveryMs >= tryForMs) stop();
  }
  attempt();
  return stop;
}
