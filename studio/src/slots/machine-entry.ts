import { type GameEntry, inStakes, type Subject, labStake as stake } from '../kit/index.ts';
import { createSlot, type SlotGame, winFor } from './create-slot.ts';
import type { Machine } from './machine.ts';
import { expectedUnits } from './maths/expected-units.ts';
import { ONE } from './maths/fixed.ts';
import { playInParts } from './maths/play-in-parts.ts';
import { playRound } from './play-round.ts';
import { readyMachine } from './prepare.ts';
import { slotRules } from './rules-content.ts';

/** A machine among the games of the house. */
export function machineEntry(machine: Machine): GameEntry<SlotGame> & { machine: Machine } {
  const game = createSlot(machine);
  return {
    game,
    machine,
    rules: (format) => slotRules(machine, format),
    subjects: () => subjectsOf(machine, game),
  };
}

function subjectsOf(machine: Machine, game: SlotGame): Subject[] {
  const ready = readyMachine(machine);
  const units = expectedUnits(machine);
  const perStake = BigInt(machine.unitsPerStake) * ONE;
  const subject = (mode: 'spin' | 'buy', exactUnits: bigint | undefined, published: number): Subject => {
    const cost = BigInt(mode === 'buy' ? (machine.buy?.cost ?? 1) : 1);
    const { within = 0, cut = 0 } =
      mode === 'spin' ? machine.published : { within: machine.published.withinOfBuy, cut: machine.published.cutOfBuy };
    return {
      game: machine.id,
      title: machine.title,
      mode,
      version: machine.version,
      exact:
        exactUnits === undefined
          ? undefined
          : {
              numerator: exactUnits * 1_000_000n - BigInt(cut) * perStake * cost,
              denominator: perStake * cost * 1_000_000n,
            },
      published,
      ...(mode === 'spin' && { deviation: machine.published.deviation }),
      most: inStakes(game.maxWin({ stake, choice: { mode } })),
      publishedWithin: within / 1_000_000,
      inParts: () => playInParts(machine, mode),
      play: (draw) => {
        const round = playRound({ ready, draw, bought: mode === 'buy' });
        return inStakes(winFor(machine, { stake, choice: { mode }, units: round.units }));
      },
    };
  };
  const { published, buy } = machine;
  return [
    subject('spin', units?.spin, published.rtp),
    ...(buy ? [subject('buy', units?.buy, published.rtpOfBuy ?? published.rtp)] : []),
  ];
}
