import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

/** A short tap. */
const tapMs = 60;

/**
 * A hand on a phone, as far as the page can tell. Not the taps of the test runner: those look up in the page, with each
 * event, what lies beneath them, and that work would be counted as the page's; and they leave in the moment they come.
 */
export interface Hand {
  tap(x: number, y: number): Promise<void>;
  /** The browser itself turns it into scrolling. */
  swipe(distancePx: number): Promise<void>;
}

export function handOf(cdp: CDPSession): Hand {
  return {
    async tap(x, y) {
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await sleep(tapMs);
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
    async swipe(distancePx) {
      await cdp.send('Input.synthesizeScrollGesture', {
        x: 195,
        y: 420,
        yDistance: -distancePx,
        speed: 4_000,
        gestureSourceType: 'touch',
        preventFling: false,
      });
    },
  };
}
