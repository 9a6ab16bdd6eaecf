import type { Topics } from '@halley/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Event, manualClock, type Tx } from '../../kit/index.ts';
import { type LiveWin, liveWins } from './live-wins.ts';

let told: LiveWin[];
let asked: number[][];
let kept: string[];
let forgotten: string[];
let clock: ReturnType<typeof manualClock>;
let tell: (...settled: Partial<Topics['wager.settled']>[]) => Promise<void>;

beforeEach(() => {
  told = [];
  asked = [];
  kept = [];
  forgotten = [];
  clock = manualClock('2026-03-01T12:00:00Z');
  const consumer = liveWins({
    clock,
    nicknames: async (playerIds) => {
      asked.push(playerIds);
      return new Map([[7, 'Comet']]);
    },
    titleOf: async (_db, identifier) => (identifier === 'halley-studio/orbit-dice' ? 'Orbit Dice' : undefined),
    keep: async (_tx, wins) => void kept.push(...wins.map((win) => win.win)),
    forget: async (_tx, roundIds) => void forgotten.push(...roundIds),
    publish: (_channel, win) => told.push(win),
  });
  tell = (...settled) =>
    consumer.handle(
      { afterCommit: (effect: () => void) => effect() } as Tx,
      settled.map(
        (change): Event => ({
          topic: 'wager.settled',
          data: {
            openedAt: '2026-03-01T11:59:00Z',
            roundId: 'r',
            playerId: 7,
            game: 'halley-studio/orbit-dice',
            currency: 'EUR',
            stake: '100',
            win: '350',
            at: '2026-03-01T12:00:00.000Z',
            ...change,
          },
        }),
      ),
    );
});

describe('the winners list', () => {
  test('[F-69] tells a win well above the stake, with a masked name or the mask alone', async () => {
    await tell({}, { playerId: 8, win: '351', currency: 'BTC' });
    expect(told).toEqual([
      {
        player: { nickname: '***' },
        round: { bet: 100, win: 351, currency: 'BTC' },
        game: { identifier: 'halley-studio/orbit-dice', title: 'Orbit Dice' },
      },
      {
        player: { nickname: 'Co***' },
        round: { bet: 100, win: 350, currency: 'EUR' },
        game: { identifier: 'halley-studio/orbit-dice', title: 'Orbit Dice' },
      },
    ]);
    expect(JSON.stringify(told)).not.toMatch(/playerId|"7"|"8"|roundId/);
  });

  test.each(['0', '50', '99', '100', '198'])('a return of %s on a stake of 100 is not celebrated', async (win) => {
    await tell({ win });
    expect(told).toEqual([]);
    expect(asked).toEqual([]);
  });

  test('at most five a second, the largest of many; the next second has five more', async () => {
    const wins = (from: number) =>
      Array.from({ length: 8 }, (_, index) => ({ playerId: index, win: String(from + index) }));
    await tell(...wins(200));
    expect(told.map((win) => win.round.win)).toEqual([207, 206, 205, 204, 203]);
    expect(kept).toEqual(['207', '206', '205', '204', '203']);
    await tell({ win: '999' });
    expect(told).toHaveLength(5);
    clock.advanceMs(1000);
    await tell({ win: '999' });
    expect(told.at(-1)?.round.win).toBe(999);
    await tell(...wins(300));
    expect(told).toHaveLength(10);
  });

  test('a game that is gone from the catalogue is told by its identifier', async () => {
    await tell({ game: 'gone/game' });
    expect(told[0]?.game).toEqual({ identifier: 'gone/game', title: 'gone/game' });
  });
});
