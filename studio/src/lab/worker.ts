import { parentPort, workerData } from 'node:worker_threads';
import { labDraw } from '../fair/index.ts';
import { count, countPart, emptyTally } from '../kit/index.ts';
import { subjectsOf } from './subjects.ts';

/** Rounds between two words to whoever waits. */
const portion = 100_000;

interface Work {
  game: string;
  mode: string;
  seed: number;
  rounds: number;
}

const { game, mode, seed, rounds } = workerData as Work;
const subject = subjectsOf(game).find((candidate) => candidate.mode === mode);
if (!subject) throw new Error(`there is no ${mode} of ${game}`);
const draw = labDraw(seed);
const parts = subject.inParts?.();
const out = { pays: 0, class: 0, counts: 0 };
for (let played = 0; played < rounds; ) {
  const tally = emptyTally();
  const until = Math.min(rounds, played + portion);
  for (; played < until; played++) {
    if (parts) {
      parts.play(draw, out);
      count(tally, out.pays);
      countPart(tally, out);
    } else count(tally, subject.play(draw));
  }
  parentPort?.postMessage(tally);
}
