import { randomUUID } from 'node:crypto';
import type { PromotionRule, Topics } from '@halley/contract';
import { afterEach, expect } from 'vitest';
import { openLimitedHouse } from '../../../../test/limited-house.ts';
import { writeEvents } from '../../kit/index.ts';
import { catchUp } from '../../kit/testing/catch-up.ts';
import { shared } from '../../kit/testing/shared.ts';
import { claimedPrizes, readPools, versionsOf } from '../../promotions/index.ts';
import { makeLive } from '../../promotions/testing/make-live.ts';

import { auditTournaments } from '../audit-tournaments.ts';
import { findContest } from '../contest-store.ts';
import { findEntry } from '../entries/entry-store.ts';

export const hourMs = 60 * 60 * 1000;
const minuteMs = 60_000;

/** One house for the tests of a file: contests that run, players who play, and what is counted of it. */
export function contestSuite() {
  const house = shared(
    () => openLimitedHouse('2026-11-17T12:00:00.000Z'),
    (made) => made.close(),
  );
  afterEach(async () =>
    expect(await auditTournaments({ versionsOf, claimedPrizes, readPools })(house.database)).toEqual([]),
  );

  const advance = () => house.house.tournaments.tasks['tournaments.advance']();
  const follow = async (...names: string[]) => {
    for (const name of names) {
      const consumer = house.house.consumers.find((one) => one.name === name);
      if (!consumer) throw new Error(name);
      await house.database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [name]);
      await catchUp(house.database, consumer);
    }
  };
  const count = () => follow('tournaments-count');
  const contestOf = (id: number) => findContest(house.house, house.database, id);
  const rows = async (sql: string, values: unknown[] = []) => (await house.database.query(sql, values)).rows;

  /** A day of their own for these contests: what one test plays counts in no other. */
  async function beginAll(rules: readonly PromotionRule[]): Promise<number[]> {
    house.clock.advanceMs(48 * hourMs);
    const now = house.clock.now().getTime();
    const [from, to] = [new Date(now).toISOString(), new Date(now + 24 * hourMs).toISOString()];
    const ids: number[] = [];
    for (const rule of rules) ids.push(await makeLive(house, { ...rule, schedule: { from, to } }));
    await advance();
    return ids;
  }

  return {
    house,
    advance,
    follow,
    count,
    contestOf,
    rows,
    beginAll,
    begin: async (rule: PromotionRule) => (await beginAll([rule]))[0] ?? 0,
    entryOf: (promotionId: number, playerId: number) => findEntry(house.database, { playerId, promotionId }),
    async player(registration: Record<string, unknown> = {}) {
      const player = await house.player(registration);
      const join = async (id: number, body: object = { confirmed: true }) => {
        const answer = await player.call('POST', `/api/tournaments/${id}/confirm`, body);
        return answer.statusCode === 200 ? answer.json() : [answer.statusCode, answer.json()];
      };
      return { ...player, join };
    },
    /** Rounds as the door tells of them, without playing them. */
    async tell(playerId: number, ...rounds: Partial<Topics['wager.settled']>[]) {
      const at = house.clock.now().toISOString();
      const news = rounds.map((round) => ({
        roundId: randomUUID(),
        playerId,
        game: 'halley-studio/orbit-dice',
        currency: 'EUR',
        openedAt: at,
        at,
        stake: '100',
        win: '0',
        ...round,
      }));
      await house.database.tx((tx) => writeEvents(tx, 'wager.settled', news));
      return news;
    },
    takeBack: (...news: Topics['wager.settled'][]) =>
      house.database.tx((tx) =>
        writeEvents(
          tx,
          'wager.rolled_back',
          news.map((one) => ({ ...one, at: house.clock.now().toISOString(), settled: true })),
        ),
      ),
    /** To its end and through everything that follows. */
    async end(id: number) {
      const contest = await contestOf(id);
      const until = (contest?.endsAt.getTime() ?? 0) + 10 * minuteMs;
      house.clock.advanceMs(Math.max(0, until - house.clock.now().getTime()));
      await advance();
      await count();
      await advance();
    },
    resultOf: (id: number) =>
      rows(
        `select player_id, place, place_in_team, prize_place, score from tournaments_result where promotion_id = $1
         order by place`,
        [id],
      ),
    prizesOf: (id: number) =>
      rows(
        `select player_id, occasion, currency, state, reward->>'amount' as amount from promotions_grant
         where promotion_id = $1 order by length(occasion), occasion, reward_index`,
        [id],
      ),
  };
}
