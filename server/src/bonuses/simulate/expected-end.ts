import { type Deal, dealEnds } from './deal-ends.ts';

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
  const key = Object.values(deal).join(' ');
  let expected = known.get(key);
  if (!expected) {
    expected = workOut(deal);
    if (known.size >= REMEMBERED) known.clear();
    known.set(key, expected);
  }
  return expected;
}

function workOut(deal: Deal): ExpectedDeal {
  const { ends, cost } = dealEnds(deal);
  const end = ends.reduce((sum, each) => sum + each.chance * each.end, 0);
  return {
    average_cost: BigInt(Math.max(0, Math.round(cost))),
    expectedEnd: BigInt(Math.round(end)),
    belowDeposit: end < Number(deal.deposit),
  };
}
