import type { BetKind } from '@halley/contract';

/** A selection as the player took it. It stays on the slip when its price moves or its market goes: the page marks it. */
export interface SlipLeg {
  fixture: number;
  market: string;
  outcome: string;
  /** Thousandths of decimal odds. */
  price: number;
  /** As they were shown; empty where another device took it and nobody has said them yet. */
  fixtureName: string;
  marketTitle: string;
  outcomeTitle: string;
  /** Of a single: what was typed for it. */
  stake?: string;
  /** Of a system: in every line. */
  banker?: boolean;
}

export type LegKey = Pick<SlipLeg, 'fixture' | 'market' | 'outcome'>;

/** Lines of a system: by its name, or as the player chose them. */
export interface SystemChoice {
  kind: BetKind;
  sizes: readonly number[];
}

/** A bet of this slip that the house has and has not decided. */
export interface AskedBet {
  /** The whole slip, or one of its singles. */
  id: string;
  request: string;
  legs: readonly LegKey[];
}

export interface SlipState {
  legs: readonly SlipLeg[];
  tab: 'single' | 'combo' | 'system';
  system: SystemChoice | null;
  eachWay: boolean;
  /** What was typed. Empty: nothing is proposed. */
  stake: string;
  /** What the typed amount is: of each line, or of all of them. */
  per: 'line' | 'all';
  /** The price of each builder group that the player has seen, by its legs. */
  groups: Readonly<Record<string, number>>;
  asked: readonly AskedBet[];
  /** A free bet, boost or insurance that is to be used on it. */
  offer: number | null;
  /** When it was last changed here, in milliseconds: of two tabs the later one counts. */
  at: number;
  /** What the house keeps of it: whose, since when, and which change of ours that was. */
  kept: { player: number; at: string; change: number } | null;
}

export const emptySlip: SlipState = {
  legs: [],
  tab: 'single',
  system: null,
  eachWay: false,
  stake: '',
  per: 'line',
  groups: {},
  asked: [],
  offer: null,
  at: 0,
  kept: null,
};

export const mostLegs = 20;
const lowestPrice = 1_010;
const highestPrice = 1_000_000;
const longestText = 20;

export const isSame = (one: LegKey, other: LegKey): boolean =>
  one.fixture === other.fixture && one.market === other.market && one.outcome === other.outcome;

export const legKey = ({ fixture, market, outcome }: LegKey): string => `${fixture} ${market} ${outcome}`;

const isKey = (value: unknown): value is LegKey => {
  const { fixture, market, outcome } = Object(value) as LegKey;
  return Number.isSafeInteger(fixture) && typeof market === 'string' && typeof outcome === 'string';
};

const isLeg = (value: unknown): value is SlipLeg => {
  const { price, fixtureName, marketTitle, outcomeTitle } = Object(value) as SlipLeg;
  const isPrice = Number.isSafeInteger(price) && price >= lowestPrice && price <= highestPrice;
  return isKey(value) && isPrice && [fixtureName, marketTitle, outcomeTitle].every((one) => typeof one === 'string');
};

const isText = (value: unknown) => typeof value === 'string';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, longestText) : '');

const tabs: readonly unknown[] = ['single', 'combo', 'system'];

function systemOf(value: unknown): SystemChoice | null {
  const { kind, sizes } = Object(value) as SystemChoice;
  const isRight = typeof kind === 'string' && Array.isArray(sizes) && sizes.every(Number.isSafeInteger);
  return isRight ? { kind, sizes } : null;
}

function keptOf(value: unknown): SlipState['kept'] {
  const { player, at, change } = Object(value) as NonNullable<SlipState['kept']>;
  const isRight = Number.isSafeInteger(player) && typeof at === 'string' && Number.isSafeInteger(change);
  return isRight ? { player, at, change } : null;
}

const askedOf = (value: unknown): AskedBet[] =>
  Array.isArray(value)
    ? value.filter(({ id, request, legs }) => isText(id) && isText(request) && Array.isArray(legs) && legs.every(isKey))
    : [];

/** What this browser kept, as far as it can be believed. */
export function parseSlip(text: string | null): SlipState {
  try {
    const said = Object(JSON.parse(text ?? '')) as Partial<Record<keyof SlipState, unknown>>;
    const legs = Array.isArray(said.legs) ? said.legs.filter(isLeg).slice(0, mostLegs) : [];
    const groups = Object.entries(Object(said.groups)).filter(([, price]) => Number.isSafeInteger(price));
    return {
      legs: legs.map((leg) => ({ ...leg, ...(leg.stake !== undefined && { stake: textOf(leg.stake) }) })),
      tab: tabs.includes(said.tab) ? (said.tab as SlipState['tab']) : legs.length > 1 ? 'combo' : 'single',
      system: systemOf(said.system),
      eachWay: said.eachWay === true,
      stake: textOf(said.stake),
      per: said.per === 'all' ? 'all' : 'line',
      groups: Object.fromEntries(groups) as Record<string, number>,
      asked: askedOf(said.asked),
      offer: Number.isSafeInteger(said.offer) ? (said.offer as number) : null,
      at: Number.isSafeInteger(said.at) ? (said.at as number) : 0,
      kept: keptOf(said.kept),
    };
  } catch {
    return emptySlip;
  }
}
