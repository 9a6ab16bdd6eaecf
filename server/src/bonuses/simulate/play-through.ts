import { checkOutcomes, type GameOutcomes, type PlayedThrough, type SimulatedDeal, winOf } from './deal.ts';

// A state is two amounts in one number: cash in the upper half, the gift's balance in the lower.
const half = 2 ** 26;
const keyOf = (cash: number, balance: number) => cash * half + balance;

/**
 * The exact chances of a deal, by dynamic programming over (cash, balance) after each round. Every round counts the same, so
 * progress and what has been released are functions of the number of rounds. States less likely than `leaveOut` are dropped:
 * 0 for a game of few ends; `left` says how much was dropped in all.
 */
export function playThrough(
  deal: SimulatedDeal,
  game: GameOutcomes,
  { leaveOut = 0 } = {},
): PlayedThrough & { left: number } {
  checkOutcomes(game);
  const stake = Number(deal.stake);
  const needed = Number(deal.requirement) * 100;
  const step = Math.floor(Number(deal.bonus) / 10);
  const cap = deal.maxCashout === null ? Number.POSITIVE_INFINITY : Number(deal.maxCashout);
  const wins = game.map(({ multiplier }) => winOf(deal.stake, multiplier));
  const share = shareOf(stake, wins.map(Number));
  const result = { done: 0, meanEnd: 0, meanConverted: 0, meanStaked: 0, meanCost: 0, left: 0 };

  let states = new Map([[keyOf(Number(deal.deposit), Number(deal.bonus)), 1]]);
  let released = 0;
  const end = (chance: number, cash: number, converted: number) => {
    result.meanEnd += chance * cash;
    result.meanConverted += chance * converted;
  };
  for (let progress = 0, steps = 0; states.size > 0; ) {
    const next = new Map<number, number>();
    for (const [key, chance] of states) {
      const cash = Math.floor(key / half);
      const balance = key % half;
      if (balance === 0 || cash + balance < stake) {
        end(chance, cash, released);
        continue;
      }
      result.meanStaked += chance * stake;
      const own = Math.min(cash, stake);
      const rest = keyOf(cash - own, balance - (stake - own));
      const shares = share(own);
      for (let index = 0; index < shares.length; index++) {
        const to = rest + (shares[index] as number);
        next.set(to, (next.get(to) ?? 0) + chance * (game[index] as GameOutcomes[number]).probability);
      }
    }
    progress += stake * deal.weight;
    const reached = Math.min(10, Math.floor((progress * 10) / needed));
    const due = deal.release === 'steps' && reached < 10 ? Math.min((reached - steps) * step, cap - released) : 0;
    steps = reached;
    states = new Map();
    for (const [key, chance] of next) {
      if (chance < leaveOut) {
        result.left += chance;
        continue;
      }
      const cash = Math.floor(key / half);
      const balance = key % half;
      if (progress >= needed) {
        if (key > 0) result.done += chance;
        const converted = Math.min(balance, cap - released);
        end(chance, cash + converted, released + converted);
      } else if (due > 0) {
        // A balance below the step goes whole, and with it the gift: from there on `released` is of nobody's concern.
        const freed = Math.min(balance, due);
        if (freed === balance) end(chance, cash + freed, released + freed);
        else add(states, keyOf(cash + freed, balance - freed), chance);
      } else add(states, key, chance);
    }
    released += due;
  }
  result.meanCost = result.meanStaked * (1 - returnAt(deal.stake, game, wins));
  return result;
}

function add(states: Map<number, number>, key: number, chance: number): void {
  states.set(key, (states.get(key) ?? 0) + chance);
}

function returnAt(stake: bigint, game: GameOutcomes, wins: readonly bigint[]): number {
  return game.reduce((sum, { probability }, index) => sum + (probability * Number(wins[index])) / Number(stake), 0);
}

/** What each end adds to a state, by how much of the stake was cash. Written a second time here: the door is held to it. */
function shareOf(stake: number, wins: readonly number[]): (own: number) => readonly number[] {
  const known = new Map<number, readonly number[]>();
  return (own) => {
    let shares = known.get(own);
    if (!shares) {
      shares = wins.map((win) => {
        const toBonus = Math.floor((win * (stake - own)) / stake);
        return keyOf(win - toBonus, toBonus);
      });
      known.set(own, shares);
    }
    return shares;
  };
}
