import { measureFanOut } from '../../../server/src/realtime/fanout.bench.ts';
import { kilobytes, oneDigit, whole } from '../kit/format.ts';
import { budget, type Part } from '../part.ts';

const wantedSockets = 10_000;

/** Open sockets in one process: what one costs, and how long a message takes to reach all of them. */
export const sockets: Part = async (bench) => {
  bench.say(`opening ${whole(wantedSockets)} sockets`);
  const figures = await measureFanOut({ sockets: wantedSockets, audience: 'guest', rounds: 5 });
  return {
    tables: [
      {
        title: 'Open sockets in one process, one message to all',
        rows: [
          {
            sockets: whole(figures.sockets),
            'connected/s': whole(figures.connectedPerSecond),
            'memory each': kilobytes(figures.bytesPerConnection),
            'first ms': oneDigit(figures.firstMs),
            'p50 ms': oneDigit(figures.p50Ms),
            'last ms': oneDigit(figures.lastMs),
          },
        ],
      },
    ],
    notes: ['The sockets live in a second process on the same processors: half of the time is theirs.'],
    budgets: [
      budget('Open sockets in one process', `≥ ${whole(wantedSockets)}`, {
        text: whole(figures.sockets),
        holds: figures.sockets >= wantedSockets,
      }),
    ],
  };
};
