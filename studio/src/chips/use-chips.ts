import { useState } from 'react';
import { type Spots, type StakeLimits, sumOfSpots } from '../kit/index.ts';
import type { MessageKey } from '../messages/index.ts';
import { chipValues, FIRST_CHIP } from './chip-values.ts';

export interface Chips {
  values: bigint[];
  /** Which of them lies in the hand. */
  chosen: number;
  choose(at: number): void;
  put(spot: string): void;
  /** The chosen chip on each of them, or on none. */
  putOnAll(spots: readonly string[]): void;
  /** Takes everything from a spot. */
  lift(spot: string): void;
  undo(): void;
  clear(): void;
  double(): void;
  repeat(): void;
  can: { undo: boolean; clear: boolean; double: boolean; repeat: boolean };
  /** The last chip did not go down: no more than this may lie there. */
  stopped: { spot: string; limit: bigint } | undefined;
}

export interface ChipsInput {
  bets: Spots;
  setBets(bets: Spots): void;
  limits: StakeLimits;
  /** The most that may lie on a spot. */
  spotMax(spot: string): bigint;
  /** The most that may lie there in all; unset: the largest stake. */
  most?: bigint;
  /** What lay there in the last round. */
  last: Spots | undefined;
  locked: boolean;
  /** Spots that are emptied when this one is bet on. */
  against?(spot: string): readonly string[];
}

/** The player's hand: puts chips on a layout and takes them back, step by step. */
export function useChips(input: ChipsInput): Chips {
  const { bets, limits, last, locked, spotMax } = input;
  const values = chipValues(limits);
  const [chosen, choose] = useState(Math.min(FIRST_CHIP, values.length - 1));
  /** The layout this hand has left behind, and those before it. */
  const [hand, setHand] = useState<{ at: Spots; before: Spots[] }>();
  const [stopped, setStopped] = useState<Chips['stopped']>();
  const total = sumOfSpots(bets);
  const most = input.most ?? limits.stakeMax;
  // A table that was cleared after a round has nothing to take back.
  const steps = hand?.at === bets ? hand.before : [];

  const change = (next: Spots, before = [...steps, bets]) => {
    setStopped(undefined);
    setHand({ at: next, before });
    input.setBets(next);
  };
  const within = (spots: Spots) =>
    sumOfSpots(spots) <= most && Object.entries(spots).every(([spot, part]) => BigInt(part ?? 0) <= spotMax(spot));
  const doubled = Object.fromEntries(Object.entries(bets).map(([spot, part]) => [spot, (part ?? 0) * 2]));
  const can = {
    undo: !locked && steps.length > 0,
    clear: !locked && total > 0n,
    double: !locked && total > 0n && within(doubled),
    repeat: !locked && last !== undefined && total === 0n && within(last),
  };
  return {
    values,
    chosen,
    choose,
    stopped,
    can,
    put: (spot) => {
      if (locked) return;
      const cleared = new Set(input.against?.(spot));
      const others = Object.fromEntries(Object.entries(bets).filter(([each]) => !cleared.has(each)));
      const lies = BigInt(bets[spot] ?? 0);
      const room = least(spotMax(spot) - lies, most - sumOfSpots(others));
      const part = least(values[chosen] ?? limits.stakeMin, room);
      if (part <= 0n || lies + part < limits.stakeMin) return setStopped({ spot, limit: lies + room });
      change({ ...others, [spot]: Number(lies + part) });
    },
    putOnAll: (spots) => {
      if (locked) return;
      const part = values[chosen] ?? limits.stakeMin;
      const full = spots.find((spot) => BigInt(bets[spot] ?? 0) + part > spotMax(spot));
      if (full !== undefined) return setStopped({ spot: full, limit: spotMax(full) });
      if (total + part * BigInt(spots.length) > most) return setStopped({ spot: spots[0] ?? '', limit: most });
      change({ ...bets, ...Object.fromEntries(spots.map((spot) => [spot, Number(part) + (bets[spot] ?? 0)])) });
    },
    lift: (spot) => {
      if (!locked && bets[spot] !== undefined) {
        change(Object.fromEntries(Object.entries(bets).filter(([each]) => each !== spot)));
      }
    },
    undo: () => {
      if (can.undo) change(steps.at(-1) ?? {}, steps.slice(0, -1));
    },
    clear: () => {
      if (can.clear) change({});
    },
    double: () => {
      if (can.double) change(doubled);
    },
    repeat: () => {
      if (can.repeat && last) change(last);
    },
  };
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

/** The keys of a tray, for the help. */
export const chipKeys: { keys: string[]; does: MessageKey }[] = [
  { keys: ['← ↑ → ↓'], does: 'studio.chips.keys.move' },
  { keys: ['1 … 6'], does: 'studio.chips.keys.choose' },
  { keys: ['U', '⌫'], does: 'studio.chips.undo' },
  { keys: ['C'], does: 'studio.chips.clear' },
  { keys: ['D'], does: 'studio.chips.double' },
  { keys: ['R'], does: 'studio.chips.repeat' },
  { keys: ['Del'], does: 'studio.chips.keys.lift' },
];
