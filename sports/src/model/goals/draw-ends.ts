import { chance, pick, pickWeighted } from '../kit/index.ts';
import { type GoalProcess, type Period, slotChances, slotsOf, sum } from './goal-process.ts';
import { type GoalState, scoreOf } from './goal-state.ts';
import { shootOutChance } from './shoot-out.ts';

type Numbers = Parameters<typeof chance>[0];

/** A fixture as it may end. */
export interface DrawnEnd {
  /** Goals of regulation time by period. */
  periods: [number, number][];
  /** In order, of regulation time. `who` is 0 for an own goal. */
  scored: { side: 0 | 1; who: number }[];
  corners: [number, number];
  cards: [number, number];
  /** With overtime. */
  match: [number, number];
  /** After overtime and shoot-out; unset where a tie stays one, or nobody asked. */
  winner?: 'home' | 'away';
  /** A shoot-out decided it. */
  byKicks: boolean;
}

/** What is drawn beside goals and what changes them. */
export interface DrawnParts {
  corners: boolean;
  cards: boolean;
  /** What follows a tie. */
  overtime: boolean;
}

const leads = 7;
const [home, away] = [0, 1] as const;
/** As `slotChances` has them: goals, red cards, yellow cards, corners; home and away of each. Shots decide nothing. */
const kinds = 8;

/**
 * Draws how a fixture goes on from here, as fast as it can: the same chances as `drawGoals`, but most slots, in which nothing
 * that counts happens, are jumped over. A candidate comes with the greatest chance a slot can have, and is taken with the
 * chance its own slot has of it.
 */
export function endDrawer(
  process: GoalProcess,
  state: GoalState,
  { parts, random }: { parts: DrawnParts; random: Numbers },
): () => DrawnEnd {
  const all = [...process.regulation, ...process.overtime];
  const regulation = process.regulation.length;
  const tables = process.pace.map((pace) => tableOf(process, { pace, parts }));
  const highest = all.map(({ profile }) => Math.max(...profile));
  const shares = process.athletes.map((team) => team.map(({ share }) => share));
  const kicks = shootOutChance(process.shootOut, state.kicks);
  const known = state.goals.filter(({ period }) => period < regulation);
  const scoredBefore = known.map(({ side, who }) => {
    const isOwn = !process.athletes[side].some(({ id }) => id === who);
    return { side, who: isOwn ? 0 : (who as number) };
  });
  const { corner, card_red: red, card_yellow: yellow } = state.counts;
  const cards = [red[0] + yellow[0], red[1] + yellow[1]] as const;
  const before = scoreOf(state);

  return () => {
    const node = pickWeighted(random, state.weights);
    const table = tables[node]!;
    const end: DrawnEnd = {
      periods: process.regulation.map((_, index) => [...(state.periods[index] ?? [0, 0])] as [number, number]),
      scored: [...scoredBefore],
      corners: [...corner],
      cards: [...cards],
      match: [...before],
      byKicks: false,
    };
    let { reds } = state;

    function happen(which: number, index: number): void {
      const side = (which & 1) as 0 | 1;
      const counts = index < regulation;
      if (which < 2) {
        end.match[side] += 1;
        if (!counts) return;
        end.periods[index]![side] += 1;
        const isOwn = chance(random, process.ownGoal);
        const who = isOwn ? 0 : (process.athletes[side][pickWeighted(random, shares[side]!)]?.id ?? 0);
        end.scored.push({ side, who });
      } else if (which < 6) {
        if (which < 4) reds |= 1 << side;
        if (counts) end.cards[side] += 1;
      } else if (counts) end.corners[side] += 1;
    }

    function play(index: number): void {
      const period = all[index]!;
      const isOn = state.playing && index === state.period;
      const slots = slotsOf(process, period, addedOf(process, period, isOn ? state : undefined, random));
      let slot = 0;
      if (isOn) {
        slot = state.slot;
        if (state.elapsed > 0) {
          const which = state.quiet || slot >= slots ? -1 : restOfSlot(process, period, { state, node, parts, random });
          slot += 1;
          if (which >= 0) happen(which, index);
          if (which >= 0 && which < 2 && period.suddenDeath) return;
        }
      }
      const most = table.most * highest[index]!;
      const perSlot = Math.log1p(-Math.min(most, 1));
      for (; ; slot += 1) {
        // So many slots go by before the next candidate.
        slot += Math.floor(Math.log(1 - random.float()) / perSlot);
        if (!(slot < slots)) return;
        const lead = Math.max(-3, Math.min(3, end.match[home] - end.match[away])) + 3;
        const at = ((period.play[slot]! * leads + lead) * 4 + reds) * kinds;
        const drawn = (random.float() * most) / period.profile[slot]!;
        let which = 0;
        while (which < kinds && drawn >= table.upTo[at + which]!) which += 1;
        if (which === kinds) continue;
        happen(which, index);
        if (which < 2 && period.suddenDeath) return;
      }
    }

    for (let index = state.period; index < regulation; index += 1) play(index);
    const isLevel = () => end.match[home] === end.match[away];
    if (parts.overtime && process.overtime.length > 0) {
      for (let index = regulation; index < all.length; index += 1) {
        if (isLevel() || (index > regulation && !all[index]!.suddenDeath)) play(index);
        else break;
      }
      end.byKicks = isLevel();
      if (end.byKicks) end.winner = chance(random, kicks) ? 'home' : 'away';
    }
    if (!isLevel()) end.winner = end.match[home] > end.match[away] ? 'home' : 'away';
    return end;
  };
}

/** Chances of a slot in which as much happens as usual, added up: by way of play, lead and who misses a player. */
interface SlotTable {
  upTo: Float64Array;
  /** Of anything at all, in whatever state. */
  most: number;
}

function tableOf(process: GoalProcess, { pace, parts }: { pace: number; parts: DrawnParts }): SlotTable {
  const upTo = new Float64Array(process.lead.length * leads * 4 * kinds);
  let most = 0;
  for (const play of process.lead.keys()) {
    const period = { profile: [1], play: [play] } as unknown as Period;
    for (let lead = 0; lead < leads; lead += 1) {
      for (let reds = 0; reds < 4; reds += 1) {
        const chances = slotChances(process, { period, slot: 0, reds, lead: lead - 3 }, pace);
        let total = 0;
        for (let which = 0; which < kinds; which += 1) {
          if (isDrawn(which, parts)) total += chances[which]!;
          upTo[((play * leads + lead) * 4 + reds) * kinds + which] = total;
        }
        most = Math.max(most, total);
      }
    }
  }
  return { upTo, most };
}

const isDrawn = (which: number, { corners, cards }: DrawnParts): boolean =>
  which < 4 || (which < 6 ? cards : corners && which < kinds);

/** What still happens in the slot that is on, of which a part has been seen: -1 for nothing. */
function restOfSlot(
  process: GoalProcess,
  period: Period,
  { state, node, parts, random }: { state: GoalState; node: number; parts: DrawnParts; random: Numbers },
): number {
  const { slot, elapsed, reds } = state;
  const [one, other] = scoreOf(state);
  const chances = slotChances(process, { period, slot, reds, lead: one - other }, process.pace[node]!);
  const gone = elapsed / process.slotSeconds;
  const scale = (1 - gone) / (1 - sum(chances) * gone);
  return pick(
    random,
    chances.slice(0, kinds).map((each, which) => (isDrawn(which, parts) ? each * scale : 0)),
  );
}

/** Added minutes: of the period that is on those that are known, else what is still possible. */
function addedOf(process: GoalProcess, period: Period, state: GoalState | undefined, random: Numbers): number {
  if (state?.added !== undefined || period.added.length === 0) return state?.added ?? 0;
  const from = state ? state.slot + (state.elapsed > 0 ? 1 : 0) : 0;
  const left = period.added.map((weight, minutes) => (slotsOf(process, period, minutes) >= from ? weight : 0));
  return left.some((weight) => weight > 0) ? pickWeighted(random, left) : period.added.length - 1;
}
