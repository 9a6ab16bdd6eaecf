import { existsSync, readFileSync } from 'node:fs';
import { measureFanOut } from '../../../server/src/realtime/fanout.bench.ts';
import { kilobytes, oneDigit, whole } from '../kit/format.ts';
import { budget, type Part } from '../part.ts';

const wantedSockets = 20_000;
const lastLimitMs = 300;
/** Besides its sockets a process has its own files, and those of its libraries. */
const otherFiles = 500;

/** Open sockets in one process: what one costs, and how long a message takes to reach all of them. */
export const sockets: Part = async (bench) => {
  const files = mostOpenFiles();
  const sockets = Math.min(wantedSockets, files - otherFiles);
  bench.say(`opening ${whole(sockets)} sockets`);
  const figures = await measureFanOut({ sockets, audience: 'guest', rounds: 5 });
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
    notes: [
      'The sockets live in a second process on the same processors: half of the time is theirs.',
      ...(sockets < wantedSockets
        ? [`A process may open ${whole(files)} files here: "ulimit -n 65536" before the bench opens all of them.`]
        : []),
    ],
    budgets: [
      budget('Open sockets in one process', `≥ ${whole(wantedSockets)}`, {
        text: whole(figures.sockets),
        holds: figures.sockets >= wantedSockets,
      }),
      budget('One message to all of them', `≤ ${lastLimitMs} ms`, {
        text: `${whole(figures.lastMs)} ms to ${whole(figures.sockets)}`,
        holds: figures.lastMs <= lastLimitMs,
      }),
    ],
  };
};

/** Node raises its own limit as far as the system lets it. */
function mostOpenFiles(): number {
  const limits = existsSync('/proc/self/limits') ? readFileSync('/proc/self/limits', 'utf8') : '';
  const found = /^Max open files\s+(\d+)/m.exec(limits)?.[1];
  return found ? Number(found) : Number.POSITIVE_INFINITY;
}
