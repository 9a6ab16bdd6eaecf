import type { Page } from '@playwright/test';
import { createLog, manualClock, systemClock } from '../server/src/kit/index.ts';
import { competitions, createWorld, serveWorld } from '../server/src/world/index.ts';
import { expect } from './halley.ts';
import { feedToken, type TestHouse } from './house.ts';

/** A match takes three quarters of a minute. */
const pace = 20;
const cycleMs = 57_000;
/** Between the feed’s start and the kick-off: a house that has found no feed for long looks again after ten seconds. */
const aheadMs = 15_000;
/** A bet that waits would be refused for what changes everything: in this part of the match nothing does, by its clock. */
const calm = [0, 2_400] as const;

/** A feed with one match of football after the other; the first is won by the side at home, after a calm beginning. */
export async function matchThatHomeWins({ feedPort = 0 }: TestHouse) {
  const [league] = competitions;
  if (league?.sport !== 'football') throw new Error('the first competition is of football');
  const startMs = Date.now() + aheadMs;
  const phaseSeconds = (((startMs - Date.UTC(2026, 0, 1)) % cycleMs) / 1_000) * pace;
  const one = { ...league, entrants: 2, cycleSeconds: (cycleMs / 1_000) * pace, phaseSeconds };
  const isFirst = ({ startMs: at }: { startMs: number }) => Math.abs(at - startMs) < 1_000;

  /** The match as it will have been, by this key: undefined where it does not suit. */
  function lookAhead(key: string) {
    const world = createWorld({ clock: manualClock(new Date(startMs + cycleMs)), key, pace, competitions: [one] });
    world.turn();
    const run = world.fixtures().find(({ plan }) => isFirst(plan));
    if (!run) throw new Error('the match is not in its own world');
    let isCalm = true;
    world.journal.follow((text) => {
      const message = JSON.parse(text);
      if (message.type === 'incident' && message.material && message.clock > calm[0] && message.clock < calm[1])
        isCalm = false;
    });
    world.recover({ request_id: 'ahead', fixtures: [run.plan.id] });
    world.turn();
    const { home, away, sides } = run.result();
    return isCalm && home > away ? { home: sides[0]?.name ?? '', score: `${home}–${away}` } : undefined;
  }

  let key = '';
  let seen: ReturnType<typeof lookAhead>;
  for (let tried = 0; !seen; tried += 1) {
    key = tried.toString(16).padStart(64, '0');
    seen = lookAhead(key);
  }
  const log = createLog({ level: 'error' });
  const served = await serveWorld({
    clock: systemClock,
    log,
    host: '127.0.0.1',
    port: feedPort,
    token: feedToken,
    key,
    pace,
    competitions: [one],
    // One match after the first, and no more: each is priced.
    aheadSeconds: 20 * pace,
  });
  return {
    home: seen.home,
    score: seen.score,
    /** Its number in the house, once the house has heard of it. */
    async id(page: Page): Promise<number | undefined> {
      const fixtures = await (await page.request.get('/api/sport/soon?hours=1')).json();
      return fixtures.find((fixture: { start_at: string }) => isFirst({ startMs: Date.parse(fixture.start_at) }))?.id;
    },
    kickedOff: () => expect.poll(() => Date.now() - startMs, { timeout: 30_000 }).toBeGreaterThan(500),
    stop: () => served.stop(),
  };
}
