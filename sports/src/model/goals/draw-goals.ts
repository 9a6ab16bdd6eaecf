import type { FairDraw } from '@halley/studio/fair';
import { chance, pick, pickWeighted } from '../kit/index.ts';
import type { Incident } from '../sport-model.ts';
import { type GoalProcess, type Period, slotChances, slotKinds, slotsOf } from './goal-process.ts';
import { shootOutWinner } from './shoot-out.ts';

/** What a path remembers while it is drawn. */
interface Path {
  at: number;
  pace: number;
  score: [number, number];
  reds: number;
}

const sides = ['home', 'away'] as const;
/** Between two kicks of a shoot-out. */
const kickSeconds = 30;

/** The whole path. One number of the stream decides a slot, two or three more what happens in it. */
export function* drawGoals(process: GoalProcess, random: FairDraw): Generator<Incident> {
  const pace = process.pace[pickWeighted(random, process.paceWeights)]!;
  const path: Path = { at: 0, pace, score: [0, 0], reds: 0 };
  const isLevel = () => path.score[0] === path.score[1];
  const { regulation, overtime } = process;
  let breakSeconds = 0;
  for (const [index, period] of [...regulation, ...overtime].entries()) {
    const isOver = index >= regulation.length && !isLevel() && (index === regulation.length || period.suddenDeath);
    if (isOver) break;
    path.at += breakSeconds;
    yield { at: path.at, kind: 'kick_off', value: index + 1 };
    yield* drawPeriod(process, period, path, random);
    yield { at: path.at, kind: 'period_end', value: index + 1 };
    breakSeconds = period.breakSeconds;
  }
  if (overtime.length > 0 && isLevel()) {
    path.at += breakSeconds;
    yield* drawShootOut(process, path, random);
  }
  yield { at: path.at, kind: 'end' };
}

function* drawPeriod(process: GoalProcess, period: Period, path: Path, random: FairDraw): Generator<Incident> {
  const { slotSeconds } = process;
  const began = path.at;
  let slots = slotsOf(process, period, 0);
  for (let slot = 0; slot <= slots; slot += 1) {
    if (slot === period.regular && period.added.length > 0) {
      const added = pickWeighted(random, period.added);
      slots = slotsOf(process, period, added);
      yield { at: began + slot * slotSeconds, kind: 'added_time', value: added };
    }
    if (slot === slots) break;
    const lead = path.score[0] - path.score[1];
    const happened = pick(random, slotChances(process, { period, slot, reds: path.reds, lead }, path.pace));
    if (happened < 0) continue;
    const side = (happened % 2) as 0 | 1;
    const kind = slotKinds[Math.floor(happened / 2)]!;
    path.at = began + slot * slotSeconds + 1 + random.integer(slotSeconds);
    if (kind === 'card_red') path.reds |= 1 << side;
    if (kind !== 'goal') {
      yield { at: path.at, kind, side: sides[side] };
      continue;
    }
    path.score[side] += 1;
    const own = chance(random, process.ownGoal);
    const team = process.athletes[own ? ((1 - side) as 0 | 1) : side];
    const who =
      team[
        pickWeighted(
          random,
          team.map(({ share }) => share),
        )
      ]?.id;
    yield { at: path.at, kind, side: sides[side], ...(who !== undefined && { who }) };
    if (period.suddenDeath) return;
  }
  path.at = began + slots * slotSeconds;
}

function* drawShootOut(process: GoalProcess, path: Path, random: FairDraw): Generator<Incident> {
  const { kicks: first, scored } = process.shootOut;
  yield { at: path.at, kind: 'shoot_out' };
  const kicks: number[] = [];
  while (!shootOutWinner(first, kicks)) {
    const side = (kicks.length % 2) as 0 | 1;
    const value = chance(random, scored[side]) ? 1 : 0;
    kicks.push(value);
    path.at += kickSeconds;
    yield { at: path.at, kind: 'penalty_kick', side: sides[side], value };
  }
}
