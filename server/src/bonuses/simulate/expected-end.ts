import { type Deal, type DealEnds, dealEnds, dealEndsInTurns } from './deal-ends.ts';

export interface ExpectedDeal {
  /** What staking costs on average, in subunits, for whoever goes on until it is done or money is out. */
  average_cost: bigint;
  /** Own money at the end on average. */
  expectedEnd: bigint;
  /** It ends on average below the deposit alone. */
  belowDeposit: boolean;
}

/** Enough for the offers of a house, with a deposit typed digit by digit. */
const REMEMBERED = 2_000;
const known = new Map<string, ExpectedDeal>();

/**
 * What a deal comes to, for its card. Tests hold it to `playThrough`: exact for even chances released whole, within 2.5 % of
 * deposit and bonus for a slot, and up to 4 % of the bonus too dear for steps (play that ends because everything has been
 * released costs less).
 */
export function expectedDeal(deal: Deal): ExpectedDeal {
  return knownDeal(deal) ?? remember(deal, dealEnds(deal));
}

/** What has been worked out before. */
export const knownDeal = (deal: Deal): ExpectedDeal | undefined => known.get(keyOf(deal));

const underWay = new Map<string, Promise<ExpectedDeal>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * The same for whoever serves others: worked out in short turns, one deal after the other, and each once however many ask
 * for it. The first request for an offer waits; requests of others do not.
 */
export function workOutDeal(deal: Deal): Promise<ExpectedDeal> {
  const key = keyOf(deal);
  const before = underWay.get(key);
  if (before) return before;
  const found = last
    .then(async () => knownDeal(deal) ?? remember(deal, await dealEndsInTurns(deal)))
    .finally(() => underWay.delete(key));
  last = found.catch(() => undefined);
  underWay.set(key, found);
  return found;
}

const keyOf = (deal: Deal): string => Object.values(deal).join(' ');

function remember(deal: Deal, ends: DealEnds): ExpectedDeal {
  const expected = cardFigures(deal, ends);
  if (known.size >= REMEMBERED) known.clear();
  known.set(keyOf(deal), expected);
  return expected;
}

function cardFigures(deal: Deal, { ends, cost }: DealEnds): ExpectedDeal {
  const end = ends.reduce((sum, each) => sum + each.chance * each.end, 0);
  return {
    average_cost: BigInt(Math.max(0, Math.round(cost))),
    expectedEnd: BigInt(Math.round(end)),
    belowDeposit: end < Number(deal.deposit),
  };
}
