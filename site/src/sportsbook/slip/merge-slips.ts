import type { Output } from '../../query/index.ts';
import { isSame, mostLegs, type SlipLeg, type SlipState } from './slip-state.ts';

/** The slip as the house keeps it: without stakes and without names. */
export type KeptSlip = NonNullable<Output<'readSlip'>>;
export type SharedSlip = Output<'readSharedSlip'>;

/** For the house. Bankers stand by the places of their legs. */
export function keptOf({ legs, tab, system, eachWay }: SlipState): Omit<KeptSlip, 'at'> {
  return {
    legs: legs.map(({ fixture, market, outcome, price }) => ({ fixture, market, outcome, price })),
    kind: tab === 'single' ? 'single' : tab === 'combo' ? 'multiple' : (system?.kind ?? 'system'),
    sizes: tab === 'system' && system?.kind === 'system' ? [...system.sizes] : [],
    bankers: legs.flatMap(({ banker }, place) => (banker && place < 20 ? [place] : [])).slice(0, 19),
    each_way: eachWay,
  };
}

type Chosen = Pick<SlipState, 'legs' | 'tab' | 'system' | 'eachWay'>;

/** What somebody else's slip, or ours on another device, is here. Names and stakes that are known here stay. */
export function chosenOf(slip: Omit<KeptSlip, 'at'> | SharedSlip, own: readonly SlipLeg[] = []): Chosen {
  const { legs, kind, sizes, bankers, each_way } = slip;
  return {
    legs: legs.slice(0, mostLegs).map((leg, place) => {
      const { stake, ...known } = own.find((one) => isSame(one, leg)) ?? nameless;
      return {
        ...known,
        fixture: leg.fixture,
        market: leg.market,
        outcome: leg.outcome,
        price: leg.price,
        ...(stake !== undefined && { stake }),
        ...(bankers.includes(place) ? { banker: true } : { banker: false }),
      };
    }),
    tab: kind === 'single' ? 'single' : kind === 'multiple' ? 'combo' : 'system',
    system: kind === 'single' || kind === 'multiple' ? null : { kind, sizes },
    eachWay: each_way,
  };
}

const nameless = { fixtureName: '', marketTitle: '', outcomeTitle: '', stake: undefined };

/**
 * Two slips become one: what is on either is on it, as far as there is room. Of two outcomes of one market ours stands. How the
 * lines are made is as we have it, unless there was nothing on ours.
 */
export function joinSlips(own: SlipState, other: Chosen): Chosen {
  const fresh = other.legs.filter(
    (leg) => !own.legs.some(({ fixture, market }) => fixture === leg.fixture && market === leg.market),
  );
  const legs = [...own.legs, ...fresh].slice(0, mostLegs);
  if (own.legs.length === 0) return { ...other, legs };
  const { tab, system, eachWay } = own;
  return { legs, tab: tab === 'single' && own.legs.length === 1 && fresh.length > 0 ? 'combo' : tab, system, eachWay };
}
