import type { BetKind, BetSlip, Currency } from '@halley/contract';
import { betKinds, countedLegs, legsOf, lineCount, sizesOf } from '@halley/sports/bets';
import { legKey, type SlipLeg, type SlipState, type SystemChoice } from './slip-state.ts';

/** The slip as one bet: legs of one fixture are a builder group, which counts as one. */
export interface SlipShape {
  kind: BetKind;
  sizes: readonly number[];
  /** Counted legs, by their index. */
  bankers: readonly number[];
  /** Places of legs, as they count. */
  counted: readonly (readonly number[])[];
  /** Of each leg: the number of its builder group. */
  groups: readonly (number | undefined)[];
  /** How many unit stakes it costs. */
  units: number;
}

/** What the house is asked about. */
export type SlipBody = Pick<BetSlip, 'currency' | 'kind' | 'legs' | 'unit_stake_cents'> &
  Partial<Pick<BetSlip, 'sizes' | 'bankers' | 'each_way' | 'free_bet_id' | 'offer_id'>>;

/** Legs of one fixture have the same number, from 1 on; a fixture with a single leg has none. */
export function groupsOf(legs: readonly Pick<SlipLeg, 'fixture'>[]): (number | undefined)[] {
  const counts = Map.groupBy(legs, ({ fixture }) => fixture);
  const several = [...counts].filter(([, own]) => own.length > 1).map(([fixture]) => fixture);
  return legs.map(({ fixture }) => (several.includes(fixture) ? several.indexOf(fixture) + 1 : undefined));
}

const countedOf = (groups: readonly (number | undefined)[]) =>
  countedLegs(groups.map((group) => (group === undefined ? {} : { group })));

/** A group is known by its legs. */
export const groupKey = (legs: readonly SlipLeg[], places: readonly number[]): string =>
  places
    .map((place) => legKey(legs[place] as SlipLeg))
    .sort()
    .join(' + ');

/** Systems with a name that have so many legs. */
export const namedSystems = (counted: number): BetKind[] =>
  betKinds.filter((kind) => kind !== 'single' && kind !== 'multiple' && legsOf(kind) === counted);

/** What lines may have of so many legs beside the bankers. */
export const sizesFor = (counted: number, bankers: number): number[] =>
  Array.from({ length: Math.max(0, counted - bankers) }, (_, index) => index + 1);

/** How many lines of a size there are. */
export const linesOf = (counted: number, bankers: number, size: number): number =>
  lineCount({
    legs: Array.from({ length: counted }, () => ({ price: 0 })),
    sizes: [size],
    bankers: Array.from({ length: bankers }, (_, index) => index),
  });

/** The choice as it fits the legs that are there; the first that does, where it does not. */
export function systemFor(choice: SystemChoice | null, counted: number, bankers: number): SystemChoice {
  if (choice && choice.kind !== 'system' && bankers === 0 && legsOf(choice.kind) === counted) return choice;
  const possible = sizesFor(counted, bankers);
  const sizes = choice?.kind === 'system' ? choice.sizes.filter((size) => possible.includes(size)) : [];
  const first = possible.includes(2) ? 2 : 1;
  return { kind: 'system', sizes: sizes.length > 0 ? [...sizes].sort((one, two) => one - two) : [first] };
}

/** The slip as a combination or a system, by its tab. */
export function shapeOf({ legs, tab, system, eachWay }: SlipState): SlipShape {
  const groups = groupsOf(legs);
  const counted = countedOf(groups);
  const isSystem = tab === 'system' && counted.length > 2;
  const bankers = isSystem
    ? counted.flatMap((places, index) => (places.some((place) => legs[place]?.banker) ? [index] : []))
    : [];
  const chosen = isSystem ? systemFor(system, counted.length, bankers.length) : undefined;
  const kind = chosen?.kind ?? (counted.length === 1 ? 'single' : 'multiple');
  const sizes = sizesOf(kind, counted.length) ?? chosen?.sizes ?? [];
  const lines = lineCount({ legs: counted.map(() => ({ price: 0 })), sizes, bankers });
  return { kind, sizes, bankers, counted, groups, units: lines * (eachWay ? 2 : 1) };
}

interface Staked {
  currency: Currency;
  unitCents: number;
}

/** The whole slip as the house is asked about it, or as it is placed. */
export function wholeBody(state: SlipState, { currency, unitCents }: Staked): SlipBody {
  const { kind, sizes, bankers, groups } = shapeOf(state);
  return {
    currency,
    kind,
    legs: state.legs.map((leg, place) => ({
      ...bodyLeg(leg),
      ...(groups[place] !== undefined && { group: groups[place] }),
    })),
    unit_stake_cents: unitCents,
    ...(kind === 'system' && { sizes: [...sizes] }),
    ...(bankers.length > 0 && { bankers: [...bankers] }),
    ...(state.eachWay && { each_way: true }),
  };
}

/** One leg as a single of its own. */
export function singleBody(leg: SlipLeg, { currency, unitCents, eachWay }: Staked & { eachWay: boolean }): SlipBody {
  return {
    currency,
    kind: 'single',
    legs: [bodyLeg(leg)],
    unit_stake_cents: unitCents,
    ...(eachWay && { each_way: true }),
  };
}

const bodyLeg = ({ fixture, market, outcome, price }: SlipLeg) => ({ fixture, market, outcome, price });
