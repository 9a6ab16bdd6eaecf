import { type DiceChoice, diceGame, targetFor } from '../dice/rules.ts';
import type { FairDraw } from '../fair/stream.ts';
import { type HiloState, hiloGame, waysOf } from '../hilo/rules.ts';
import type { Ratio } from '../kit/ratio.ts';
import { winFor } from '../slots/create-slot.ts';
import { machineIds, machines, slotGames } from '../slots/machines/index.ts';
import { expectedUnits } from '../slots/maths/expected-units.ts';
import { ONE } from '../slots/maths/fixed.ts';
import { playRound } from '../slots/play-round.ts';
import { readyMachine } from '../slots/prepare.ts';

/** One way of playing one game. */
export interface Subject {
  game: string;
  title: string;
  mode: string;
  version: number;
  /** The return, worked out; undefined where it can only be played. */
  exact: Ratio | undefined;
  /** As the rules page says it, in hundredths of a percent: never above what is worked out. */
  published: number;
  /** The most a round can pay, in stakes. */
  most: number;
  /** One round: what it pays for each unit of stake. */
  play(draw: FairDraw): number;
}

/** So large that rounding down to a subunit is not seen. */
const stake = 10n ** 9n;
const inStakes = (win: bigint) => Number(win) / Number(stake);
const hundredthsOf = ({ numerator, denominator }: Ratio) => Number((numerator * 10_000n) / denominator);

function ofDice(rolls: number): Subject {
  const choice: DiceChoice = { side: 'under', target: targetFor('under', rolls) };
  const exact = diceGame.rtp(choice);
  return {
    game: diceGame.id,
    title: diceGame.title,
    mode: `under ${(rolls / 100).toFixed(2)}`,
    version: diceGame.version,
    exact,
    published: hundredthsOf(exact),
    most: inStakes(diceGame.maxWin({ stake, choice })),
    play: (draw) => inStakes(diceGame.play({ stake, choice, draw }).win),
  };
}

/** The likelier side each time, cashed after so many right guesses. */
function ofHilo(guesses: number): Subject {
  const likelier = (state: HiloState) => {
    const card = state.cards.at(-1) ?? 0;
    return waysOf(card, 'higher') >= waysOf(card, 'lower') ? ('higher' as const) : ('lower' as const);
  };
  return {
    game: hiloGame.id,
    title: hiloGame.title,
    mode: `${guesses} likelier guesses`,
    version: hiloGame.version,
    exact: hiloGame.rtp({}),
    published: hundredthsOf(hiloGame.rtp({})),
    most: inStakes(hiloGame.maxWin({ stake, choice: {} })),
    play(draw) {
      let answer = hiloGame.open({ stake, choice: {}, draw });
      while (!answer.done) {
        const { state } = answer;
        const done = state.ways.length >= guesses;
        answer = hiloGame.step({ stake, state, step: done ? { cash_out: true } : { guess: likelier(state) }, draw });
      }
      return inStakes(answer.win);
    },
  };
}

function ofMachine(id: (typeof machineIds)[number]): Subject[] {
  const machine = machines[id];
  const ready = readyMachine(machine);
  const units = expectedUnits(machine);
  const perStake = BigInt(machine.unitsPerStake) * ONE;
  const subject = (mode: 'spin' | 'buy', exactUnits: bigint | undefined, published: number): Subject => {
    const cost = BigInt(mode === 'buy' ? (machine.buy?.cost ?? 1) : 1);
    return {
      game: id,
      title: machine.title,
      mode,
      version: machine.version,
      exact: exactUnits === undefined ? undefined : { numerator: exactUnits, denominator: perStake * cost },
      published,
      most: inStakes(slotGames[id].maxWin({ stake, choice: { mode } })),
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

/** Everything the laboratory looks at. */
export const subjects: readonly Subject[] = [
  ...[9_000, 4_950, 1_000].map(ofDice),
  ...[1, 3].map(ofHilo),
  ...machineIds.flatMap(ofMachine),
];
