import { readStored, writeStored } from '../../storage/index.ts';

/** A selection as the player took it. It stays on the slip when its price moves or its market goes: the page marks it. */
export interface SlipLeg {
  fixture: number;
  market: string;
  outcome: string;
  /** Thousandths of decimal odds. */
  price: number;
  /** As they were shown. */
  fixtureName: string;
  marketTitle: string;
  outcomeTitle: string;
}

export interface SlipState {
  legs: readonly SlipLeg[];
  /** What was typed. Empty: nothing is proposed. */
  stake: string;
  kind: 'single' | 'multiple';
}

export const emptySlip: SlipState = { legs: [], stake: '', kind: 'single' };
export const mostLegs = 20;
const lowestPrice = 1_010;
const highestPrice = 1_000_000;

const listeners = new Set<() => void>();
let state: SlipState = emptySlip;
let isRead = false;

const isLeg = (value: unknown): value is SlipLeg => {
  const { fixture, market, outcome, price, fixtureName, marketTitle, outcomeTitle } = Object(value) as SlipLeg;
  const texts = [market, outcome, fixtureName, marketTitle, outcomeTitle];
  const isPrice = Number.isSafeInteger(price) && price >= lowestPrice && price <= highestPrice;
  return Number.isSafeInteger(fixture) && isPrice && texts.every((one) => typeof one === 'string');
};

/** What this browser kept, as far as it can be believed. */
export function parseSlip(text: string | null): SlipState {
  try {
    const { legs, stake, kind } = Object(JSON.parse(text ?? '')) as Partial<SlipState>;
    const known = Array.isArray(legs) ? legs.filter(isLeg).slice(0, mostLegs) : [];
    return {
      legs: known,
      stake: typeof stake === 'string' ? stake.slice(0, 20) : '',
      kind: kind === 'multiple' ? 'multiple' : 'single',
    };
  } catch {
    return emptySlip;
  }
}

function become(next: SlipState): void {
  state = next;
  writeStored('sportSlip', next.legs.length === 0 ? null : JSON.stringify(next));
  for (const listener of [...listeners]) listener();
}

/** The slip of this browser: outside of React, so that every price on a page can ask for itself alone. */
export const slip = {
  read(): SlipState {
    if (!isRead) {
      isRead = true;
      state = parseSlip(readStored('sportSlip'));
    }
    return state;
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Takes a selection, or puts it back. Another outcome of the same market takes its place. */
  toggle(leg: SlipLeg): void {
    const { legs, ...rest } = slip.read();
    const others = legs.filter(({ fixture, market }) => fixture !== leg.fixture || market !== leg.market);
    const had = legs.some((one) => isSame(one, leg));
    if (!had && others.length >= mostLegs) return;
    const next = had ? others : [...others, leg];
    become({ ...rest, legs: next, kind: next.length > 1 ? 'multiple' : 'single' });
  },
  remove(leg: SlipLeg): void {
    const { legs, ...rest } = slip.read();
    const next = legs.filter((one) => !isSame(one, leg));
    become({ ...rest, legs: next, kind: next.length > 1 ? rest.kind : 'single' });
  },
  /** The player has seen these prices and goes on with them. */
  takePrices(prices: ReadonlyMap<number, number>): void {
    const { legs, ...rest } = slip.read();
    become({ ...rest, legs: legs.map((leg, place) => ({ ...leg, price: prices.get(place) ?? leg.price })) });
  },
  change(change: Partial<Pick<SlipState, 'stake' | 'kind'>>): void {
    become({ ...slip.read(), ...change });
  },
  clear(): void {
    become(emptySlip);
  },
};

export const isSame = (one: SlipLeg, other: Pick<SlipLeg, 'fixture' | 'market' | 'outcome'>): boolean =>
  one.fixture === other.fixture && one.market === other.market && one.outcome === other.outcome;
