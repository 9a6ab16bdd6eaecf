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
      const name = decodeURIComponent(hash.slice(1));
      // Places inside of what an operator wrote have names that no script of ours can mistake for its own.
      const place = document.getElementById(name) ?? document.getElementById(`content-${name}`);
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
