import { oneDigit, ratio, whole } from '../kit/format.ts';
import { measure } from '../kit/measure.ts';
import { seedPlayers } from '../kit/seed-players.ts';
import type { Part } from '../part.ts';
import { openDoor } from './open-door.ts';

const callers = 64;
const warmMs = 500;
const forMs = 2_500;

/** All requests at once from one player, beside as many from as many players. */
export const hotPlayer: Part = async (bench) => {
  const world = await bench.world();
  const { database } = await world.newDatabase('hot_player');
  const players = await seedPlayers(database, callers);
  const door = await openDoor(database);
  const play = (choose: (caller: number) => number) =>
    measure({ callers, warmMs, forMs, call: (caller) => door.play(players[choose(caller)]?.id as number) });

  bench.say('one player, many players, one player, many players');
  const hot = [];
  const spread = [];
  for (let turn = 0; turn < 2; turn += 1) {
    hot.push(await play(() => 0));
    spread.push(await play((caller) => caller));
  }
  const rows = [
    ...hot.map((figures) => ({ who: 'one player', ...shown(figures) })),
    ...spread.map((figures) => ({ who: `${callers} players`, ...shown(figures) })),
  ];
  const sum = (list: { perSecond: number }[]) => list.reduce((total, one) => total + one.perSecond, 0);
  return {
    tables: [{ title: `Hot player: ${callers} requests at a time at the door`, rows }],
    notes: [`One player plays at ${ratio(sum(hot) / sum(spread))} the speed of ${callers} players.`],
    budgets: [],
  };
};

const shown = (figures: { perSecond: number; p50Ms: number; p99Ms: number; failed: number }) => ({
  'wagers/s': whole(figures.perSecond),
  'p50 ms': oneDigit(figures.p50Ms),
  'p99 ms': oneDigit(figures.p99Ms),
  failed: figures.failed,
});
