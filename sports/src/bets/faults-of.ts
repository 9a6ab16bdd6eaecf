import { parseMarketKey } from '../markets/index.ts';
import { isPrice } from '../price/index.ts';
import { type BetKind, betKinds, legsOf, sizesOf } from './bet-kinds.ts';
import { countedLegs, type SlipLeg } from './counted-legs.ts';

export interface Slip {
  kind: BetKind;
  legs: readonly SlipLeg[];
  /** Of kind `system`; of the others they follow from the kind. */
  sizes?: readonly number[];
  /** Counted legs, by their index. */
  bankers?: readonly number[];
  unitStake: bigint;
  eachWay: boolean;
}

/** What is wrong with a slip, by code. `legs` are places on the slip, where it is about some of them. */
export interface SlipFault {
  code:
    | 'NO_LEGS'
    | 'TOO_MANY_LEGS'
    | 'KIND_UNKNOWN'
    | 'KIND_NEEDS_OTHER_LEGS'
    | 'SIZES_MISSING'
    | 'SIZES_NOT_OF_KIND'
    | 'SIZE_REPEATED'
    | 'SIZE_OUT_OF_RANGE'
    | 'BANKER_UNKNOWN'
    | 'BANKER_REPEATED'
    | 'BANKERS_NOT_OF_KIND'
    | 'STAKE_NOT_POSITIVE'
    | 'PRICE_OUT_OF_RANGE'
    | 'MARKET_UNKNOWN'
    | 'LEG_REPEATED'
    | 'LEGS_OF_ONE_FIXTURE'
    | 'OUTRIGHT_WITH_ITS_COMPETITION'
    | 'GROUP_TOO_SMALL'
    | 'GROUP_TOO_LARGE'
    | 'GROUP_OF_SEVERAL_FIXTURES'
    | 'EACH_WAY_NOT_OFFERED';
  legs?: readonly number[];
}

const mostLegs = 20;
const groupSizes = { least: 2, most: 12 };

/** Everything that keeps a slip from being a bet, whatever its prices are now. None: it is one. */
export function faultsOf(slip: Slip): SlipFault[] {
  if (slip.legs.length === 0) return [{ code: 'NO_LEGS' }];
  const counted = countedLegs(slip.legs);
  if (counted.length > mostLegs || slip.legs.length > mostLegs * groupSizes.most) return [{ code: 'TOO_MANY_LEGS' }];
  if (!betKinds.includes(slip.kind)) return [{ code: 'KIND_UNKNOWN' }];
  return [
    ...(slip.unitStake > 0n ? [] : [{ code: 'STAKE_NOT_POSITIVE' } as const]),
    ...faultsOfLines(slip, counted.length),
    ...slip.legs.flatMap((leg, place) => faultsOfLeg(leg, place)),
    ...counted.flatMap((places) => faultsOfGroup(slip, places)),
    ...faultsOfPairs(slip, counted),
  ];
}

function faultsOfLines({ kind, sizes: said, bankers = [] }: Slip, legs: number): SlipFault[] {
  const faults: SlipFault[] = [];
  const needed = legsOf(kind);
  if ((needed !== undefined && needed !== legs) || (kind === 'multiple' && legs < 2)) {
    return [{ code: 'KIND_NEEDS_OTHER_LEGS' }];
  }
  const own = sizesOf(kind, legs);
  if (own) {
    if (said && own.join() !== said.join()) faults.push({ code: 'SIZES_NOT_OF_KIND' });
    if (bankers.length > 0) faults.push({ code: 'BANKERS_NOT_OF_KIND' });
    return faults;
  }
  const sizes = said ?? [];
  if (bankers.some((banker) => !Number.isInteger(banker) || banker < 0 || banker >= legs)) {
    faults.push({ code: 'BANKER_UNKNOWN' });
  }
  if (new Set(bankers).size < bankers.length) faults.push({ code: 'BANKER_REPEATED' });
  if (sizes.length === 0) faults.push({ code: 'SIZES_MISSING' });
  if (new Set(sizes).size < sizes.length) faults.push({ code: 'SIZE_REPEATED' });
  if (sizes.some((size) => !Number.isInteger(size) || size < 1 || size > legs - bankers.length)) {
    faults.push({ code: 'SIZE_OUT_OF_RANGE' });
  }
  return faults;
}

function faultsOfLeg({ market, price }: SlipLeg, place: number): SlipFault[] {
  const faults: SlipFault[] = [];
  if (!parseMarketKey(market)) faults.push({ code: 'MARKET_UNKNOWN', legs: [place] });
  if (!isPrice(price)) faults.push({ code: 'PRICE_OUT_OF_RANGE', legs: [place] });
  return faults;
}

function faultsOfGroup({ legs, eachWay }: Slip, places: readonly number[]): SlipFault[] {
  const faults: SlipFault[] = [];
  const first = legs[places[0]!]!;
  if (eachWay && (first.group !== undefined || !first.placeable)) {
    faults.push({ code: 'EACH_WAY_NOT_OFFERED', legs: places });
  }
  if (first.group === undefined) return faults;
  if (places.length < groupSizes.least) faults.push({ code: 'GROUP_TOO_SMALL', legs: places });
  if (places.length > groupSizes.most) faults.push({ code: 'GROUP_TOO_LARGE', legs: places });
  if (places.some((place) => legs[place]!.fixture !== first.fixture)) {
    faults.push({ code: 'GROUP_OF_SEVERAL_FIXTURES', legs: places });
  }
  return faults;
}

/** Legs that meet in a line have to be independent: of a single fixture, or of a season and its outright, they are not. */
function faultsOfPairs(slip: Slip, counted: readonly (readonly number[])[]): SlipFault[] {
  const faults: SlipFault[] = [];
  const countedAt = new Map(counted.flatMap((places, index) => places.map((place) => [place, index] as const)));
  const sizes = sizesOf(slip.kind, counted.length) ?? slip.sizes ?? [];
  const bankers = slip.bankers ?? [];
  for (const [later, leg] of slip.legs.entries()) {
    for (const [earlier, other] of slip.legs.slice(0, later).entries()) {
      const legs = [earlier, later];
      const [one, two] = legs.map((place) => countedAt.get(place)!) as [number, number];
      const meet = sizes.some((size) => size > 1) || bankers.includes(one) || bankers.includes(two);
      if (leg.fixture === other.fixture && leg.market === other.market && leg.outcome === other.outcome) {
        faults.push({ code: 'LEG_REPEATED', legs });
      } else if (one === two || !meet) {
        // One builder group, or never in one line.
      } else if (leg.fixture === other.fixture) {
        faults.push({ code: 'LEGS_OF_ONE_FIXTURE', legs });
      } else if (isOfOutright(leg, other) || isOfOutright(other, leg)) {
        faults.push({ code: 'OUTRIGHT_WITH_ITS_COMPETITION', legs });
      }
    }
  }
  return faults;
}

/** `one` is an outright of the season that `other` belongs to. */
function isOfOutright(one: SlipLeg, other: SlipLeg): boolean {
  const season = seasonOfOutright(one);
  return season !== undefined && (season === seasonOfOutright(other) || season === `${other.season}`);
}

/** Markets on a whole competition name its season: who wins it, who is among the places. */
function seasonOfOutright({ market }: SlipLeg): string | undefined {
  return parseMarketKey(market)?.specifiers.season;
}
