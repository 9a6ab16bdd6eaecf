import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games, isGameId } from '@halley/studio/games';
import type { GameOutcomes, SimulatedDeal } from '../server/src/bonuses/simulate/deal.ts';
import { dealEnds } from '../server/src/bonuses/simulate/deal-ends.ts';
import { outcomesOfGame } from '../server/src/bonuses/simulate/outcomes-of-game.ts';
import { playThrough } from '../server/src/bonuses/simulate/play-through.ts';
import { type PlayRound, playGame, playOutcomes, simulateDeal } from '../server/src/bonuses/simulate/simulate-deal.ts';
import { evenGame as even, goldenDeal } from '../server/src/bonuses/simulate/testing/golden-deal.ts';
import { planWager } from '../server/src/wagers/plan-wager.ts';
import { plotOfEnds, plotsByWager } from './bonus-plots.ts';
import { runCommand } from './command.ts';

const usage = `npm run bonus:simulate -- [--deposit 10000] [--percent 100 | --bonus N] [--wager 10] [--game even] [--choice '{}'] [--stake 500]
    [--weight 100] [--release whole|steps] [--max-cashout N] [--runs 2000] [--seed 1] [--plots]

What a deposit bonus comes to for whoever plays it through: by the engine, run by run, and exactly where the game has few
ends. Amounts are subunits. --game is "even" (win chance 0.48, pays twice) or a game of the house with one step, --choice what
is bet there. With --plots the drawings in docs/bonuses/ are written again.
`;

await runCommand({
  usage,
  options: {
    deposit: { type: 'string', default: '10000' },
    percent: { type: 'string', default: '100' },
    bonus: { type: 'string' },
    wager: { type: 'string', default: '10' },
    game: { type: 'string', default: 'even' },
    choice: { type: 'string', default: '{}' },
    stake: { type: 'string', default: '500' },
    weight: { type: 'string', default: '100' },
    release: { type: 'string', default: 'whole' },
    'max-cashout': { type: 'string' },
    runs: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    plots: { type: 'boolean' },
  },
  run: async (words, options) => {
    const wish = readWish(options);
    const game = wish && gameOf(options.game ?? 'even', options.choice ?? '{}', wish.deal.stake);
    if (!wish || !game || words.length > 0) return false;
    report(wish, game);
    if (options.plots !== undefined) writePlots(wish);
    return true;
  },
});

interface Wish {
  deal: SimulatedDeal;
  runs: number;
  seed: number;
}

function readWish(options: Readonly<Record<string, string | undefined>>): Wish | undefined {
  const whole = (name: string, least: number, most: number) => {
    const value = Number(options[name]);
    return Number.isSafeInteger(value) && value >= least && value <= most ? value : undefined;
  };
  const [deposit, percent, wager] = [whole('deposit', 0, 1e9), whole('percent', 1, 500), whole('wager', 0, 100)];
  const [stake, weight, runs, seed] = [
    whole('stake', 1, 1e9),
    whole('weight', 1, 100),
    whole('runs', 1, 1e7),
    whole('seed', 0, 2 ** 32 - 1),
  ];
  const maxCashout = options['max-cashout'] === undefined ? null : whole('max-cashout', 1, 1e12);
  const given = options.bonus === undefined ? null : whole('bonus', 1, 1e9);
  const { release } = options;
  if (deposit === undefined || percent === undefined || wager === undefined || stake === undefined) return undefined;
  if (weight === undefined || runs === undefined || seed === undefined || maxCashout === undefined) return undefined;
  if ((release !== 'whole' && release !== 'steps') || given === undefined) return undefined;
  const bonus = given === null ? (BigInt(deposit) * BigInt(percent)) / 100n : BigInt(given);
  const limit = maxCashout === null ? null : BigInt(maxCashout);
  const requirement = bonus * BigInt(wager);
  const money = { deposit: BigInt(deposit), bonus, requirement, stake: BigInt(stake), maxCashout: limit };
  return { deal: { ...money, weight, release }, runs, seed };
}

interface Played {
  title: string;
  play: PlayRound;
  /** Of a game whose ends can be counted. */
  outcomes: GameOutcomes | undefined;
}

function gameOf(id: string, choice: string, stake: bigint): Played | undefined {
  if (id === 'even') return { title: 'even chance, win 48 %', play: playOutcomes(even), outcomes: even };
  const game = isGameId(id) ? games[id] : undefined;
  const parsed = game?.parseChoice(jsonOf(choice));
  if (game?.kind !== 'single' || !parsed?.ok) return undefined;
  const single = game as Parameters<typeof playGame>[0];
  const play = playGame(single, parsed.value);
  try {
    return { title: game.title, play, outcomes: outcomesOfGame(single, { stake, choice: parsed.value }) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { title: game.title, play, outcomes: undefined };
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function report({ deal, runs, seed }: Wish, { title, play, outcomes }: Played): void {
  const money = (subunits: number) => (subunits / 100).toFixed(2).padStart(10);
  const percent = (share: number) => `${(share * 100).toFixed(2)} %`.padStart(10);
  const [deposit, bonus] = [Number(deal.deposit), Number(deal.bonus)];
  console.log(`${title}: deposit${money(deposit)}, bonus${money(bonus)}, to stake${money(Number(deal.requirement))}`);
  const engine = simulateDeal(deal, { plan: planWager, play, runs, seed });
  const line = (name: string, played: Omit<typeof engine, 'runs' | 'errors' | 'ends'>, within = '') =>
    console.log(
      `${name.padEnd(24)} done ${percent(played.done)}  end ${money(played.meanEnd)}${within}  converted ${money(played.meanConverted)}  cost of staking ${money(played.meanCost)}`,
    );
  line(`engine, ${runs} runs`, engine, ` ± ${(engine.errors.meanEnd / 100).toFixed(2)}`);
  // Own money and many ends make too many states: there the quick figures of the card stand in.
  const countable = outcomes && (outcomes.length <= 4 || (deal.deposit === 0n && outcomes.length <= 60));
  const exact = countable ? playThrough(deal, outcomes, { leaveOut: outcomes.length > 4 ? 1e-9 : 0 }) : undefined;
  if (exact) line('exact', exact);
  if (outcomes) line('as on the card', cardFigures(deal, outcomes));
  const end = exact?.meanEnd ?? engine.meanEnd;
  console.log(
    `expected value of the bonus ${money(end - deposit)}: ${end < deposit ? 'below' : 'above'} the deposit alone`,
  );
}

/** What the deal card reckons with: return and deviation of the game, and nothing else of it. */
function cardFigures(deal: SimulatedDeal, outcomes: GameOutcomes) {
  const gameReturn = outcomes.reduce((sum, { probability, multiplier }) => sum + probability * multiplier, 0);
  const squares = outcomes.reduce((sum, { probability: p, multiplier }) => sum + p * (multiplier - gameReturn) ** 2, 0);
  const requirement = (deal.requirement * 100n) / BigInt(deal.weight);
  const known = { ...deal, requirement, maxStake: deal.stake, gameReturn, gameDeviation: Math.sqrt(squares) };
  const { ends, staked, cost } = dealEnds(known);
  const mean = (figure: 'end' | 'converted') => ends.reduce((sum, each) => sum + each.chance * each[figure], 0);
  return {
    done: ends.reduce((sum, { chance }) => sum + chance, 0),
    meanEnd: mean('end'),
    meanConverted: mean('converted'),
    meanStaked: staked,
    meanCost: cost,
  };
}

/** Always of the same deal, the golden one, so that two runs write the same bytes. */
function writePlots({ runs, seed }: Wish): void {
  const folder = join(import.meta.dirname, '../docs/bonuses');
  mkdirSync(folder, { recursive: true });
  const { ends } = simulateDeal(goldenDeal, { plan: planWager, play: playOutcomes(even), runs, seed });
  const title = `100 € and a bonus of 100 €, ×10, even chance of 48 %: how ${runs} plays end`;
  const plots = { ...plotsByWager(), 'ends.svg': plotOfEnds(title, ends, 10_000) };
  for (const [name, drawing] of Object.entries(plots)) writeFileSync(join(folder, name), drawing);
  console.log(`Written: ${Object.keys(plots).join(', ')} in docs/bonuses/`);
}
