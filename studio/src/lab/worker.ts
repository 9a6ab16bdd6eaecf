import { parentPort, workerData } from 'node:worker_threads';
import { labDraw } from './lab-draw.ts';
import { type Subject, subjects } from './subjects.ts';
import { count, emptyTally } from './tally.ts';

/** Rounds between two words to whoever waits. */
const portion = 100_000;

const { index, seed, rounds } = workerData as { index: number; seed: number; rounds: number };
const subject = subjects[index] as Subject;
const draw = labDraw(seed);
for (let played = 0; played < rounds; ) {
  const tally = emptyTally();
  const until = Math.min(rounds, played + portion);
  for (; played < until; played++) count(tally, subject.play(draw));
  parentPort?.postMessage(tally);
}
