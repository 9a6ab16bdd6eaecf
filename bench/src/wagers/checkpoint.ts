import { oneDigit, whole } from '../kit/format.ts';
import { measure } from '../kit/measure.ts';
import { seedPlayers } from '../kit/seed-players.ts';
import { budget, type Part } from '../part.ts';
import { openDoor } from './open-door.ts';

const players = 500;
/** Far fewer than it takes for a peak: what is asked for is what one wager waits, not what a queue does. */
const callers = 16;
const forMs = 20_000;
const mostP99Ms = 50;

/** Wagers before, through and after a checkpoint: spread, as the server makes them by itself, and at once, as a hand does. */
export const checkpoint: Part = async (bench) => {
  const world = await bench.world();
  const { database } = await world.newDatabase('checkpoint');
  const seats = await seedPlayers(database, players);
  const door = await openDoor(database);
  const call = (caller: number) => door.play(seats[caller]?.id as number);
  const play = (warmMs: number) => measure({ callers, warmMs, forMs, call });

  bench.say('between checkpoints');
  const quiet = await play(6_000);
  bench.say('through checkpoints that are spread');
  await world.asSuperuser('postgres', "alter system set checkpoint_timeout = '30s'");
  await world.asSuperuser('postgres', 'select pg_reload_conf()');
  const spread = await measure({ callers, warmMs: 10_000, forMs: 45_000, call });
  await world.asSuperuser('postgres', 'alter system reset checkpoint_timeout');
  await world.asSuperuser('postgres', 'select pg_reload_conf()');
  bench.say('through one that is made at once');
  const playing = play(500);
  await world.asSuperuser('postgres', 'checkpoint');
  const atOnce = await playing;
  const rows = Object.entries({ between: quiet, spread, 'at once': atOnce }).map(([when, figures]) => ({
    checkpoint: when,
    'wagers/s': whole(figures.perSecond),
    'p50 ms': oneDigit(figures.p50Ms),
    'p99 ms': oneDigit(figures.p99Ms),
    failed: figures.failed,
  }));
  return {
    tables: [{ title: `Checkpoints: ${callers} players at the door`, rows }],
    notes: ['A spread checkpoint begins every 30 s here and takes 27 of them, so all of that time is inside one.'],
    budgets: [
      budget('p99 of a wager through a checkpoint', `≤ ${mostP99Ms} ms`, {
        text: `${oneDigit(spread.p99Ms)} ms`,
        holds: spread.p99Ms <= mostP99Ms,
      }),
    ],
  };
};
