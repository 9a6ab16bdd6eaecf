import { parentPort, workerData } from 'node:worker_threads';
import { competitions } from '../server/src/world/index.ts';
import { newTally } from '../sports/src/calibrate/index.ts';
import { calibrateSeason } from './calibrate-season.ts';

const key = '5e'.repeat(32);
const { id, seasons } = workerData as { id: string; seasons: readonly number[] };
const competition = competitions.find((one) => one.id === id);
if (!competition) throw new Error(`there is no competition ${id}`);
for (const season of seasons) {
  const tally = newTally();
  calibrateSeason(tally, competition, season, key);
  parentPort?.postMessage(tally);
}
