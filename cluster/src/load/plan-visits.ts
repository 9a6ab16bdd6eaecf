import { createDice } from '../../../sports/src/feed/index.ts';

/** What players do. A visit begins with the lobby; whoever stays signs up. */
export const acts = ['lobby', 'sign up', 'stake', 'bet', 'deposit', 'cashout'] as const;
export type Act = (typeof acts)[number];

export interface Visit {
  /** The page stays open: live events come. */
  listens: boolean;
  /** From the beginning of the load, in their order; the first is the lobby. */
  acts: readonly { act: Act; atMs: number }[];
}

export interface VisitsOptions {
  seed: number;
  /** Visits that begin in a second, on average. */
  rate: number;
  forSeconds: number;
  /** Between two acts of one player, on average. */
  thinkSeconds: number;
  /** How long whoever stays does stay, on average. */
  staySeconds: number;
  /** Of those who stay: how often each is chosen, against the others. */
  mix: Readonly<Record<Exclude<Act, 'sign up'>, number>>;
}

export const usualMix = { lobby: 10, stake: 75, bet: 7, deposit: 5, cashout: 3 } as const;

/** Most of what may be asked of one generator: beyond it its own processor is what is measured. */
export const limits = { visits: 20_000, forSeconds: 3_600, rate: 200 } as const;

const bouncing = 0.25;
const listening = 0.7;

/**
 * When everybody comes and does what, made before anything is asked: visits arrive by themselves, however slow the house is, and
 * players do not wait with their next act for an answer that is late. So a house that stands still for a second is met by a
 * second's players, as in life, and not by those alone who happened to wait for it.
 */
export function planVisits({ seed, rate, forSeconds, thinkSeconds, staySeconds, mix }: VisitsOptions): Visit[] {
  const dice = createDice(seed);
  const after = (meanMs: number) => -Math.log(1 - dice()) * meanMs;
  const chances = Object.entries(mix) as [Exclude<Act, 'sign up'>, number][];
  const sum = chances.reduce((total, [, weight]) => total + weight, 0);
  const choose = (): Act => {
    let rolled = dice() * sum;
    for (const [act, weight] of chances) {
      rolled -= weight;
      if (rolled < 0) return act;
    }
    return 'lobby';
  };
  const visits: Visit[] = [];
  for (let atMs = after(1_000 / rate); atMs < forSeconds * 1_000; atMs += after(1_000 / rate)) {
    if (visits.length === limits.visits) break;
    visits.push(oneVisit(atMs));
  }
  return visits;

  function oneVisit(beginsMs: number): Visit {
    const planned: { act: Act; atMs: number }[] = [{ act: 'lobby', atMs: beginsMs }];
    if (dice() < bouncing) return { listens: false, acts: planned };
    const endMs = Math.min(forSeconds * 1_000, beginsMs + after(staySeconds * 1_000));
    const listens = dice() < listening;
    let atMs = beginsMs + after(thinkSeconds * 1_000);
    planned.push({ act: 'sign up', atMs });
    for (atMs += after(thinkSeconds * 1_000); atMs < endMs; atMs += after(thinkSeconds * 1_000))
      planned.push({ act: choose(), atMs });
    return { listens, acts: planned };
  }
}
