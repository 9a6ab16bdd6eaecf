import { onStoredElsewhere, readStored, writeStored } from '../../storage/index.ts';
import {
  type AskedBet,
  emptySlip,
  isSame,
  type LegKey,
  legKey,
  mostLegs,
  parseSlip,
  type SlipLeg,
  type SlipState,
} from './slip-state.ts';

export type { SlipLeg, SlipState } from './slip-state.ts';

const listeners = new Set<() => void>();
let state: SlipState = emptySlip;
let isRead = false;

/** By the selection they ask for: hundreds of prices stand on a page, and a change is about one or two of them. */
const legListeners = new Map<string, Set<() => void>>();
/** What was on the slip when these were told last. */
let told = new Set<string>();

function tell(): void {
  for (const listener of [...listeners]) listener();
  const before = told;
  told = keysOf(state);
  for (const key of new Set([...before, ...told])) {
    if (before.has(key) === told.has(key)) continue;
    for (const listener of [...(legListeners.get(key) ?? [])]) listener();
  }
}

const keysOf = ({ legs }: SlipState) => new Set(legs.map(legKey));

function write(next: SlipState): void {
  state = next;
  const isNothing = next.legs.length === 0 && next.asked.length === 0 && next.kept === null;
  writeStored('sportSlip', isNothing ? null : JSON.stringify(next));
  tell();
}

/** A change by the player: it is later than every other. */
function become(change: Partial<SlipState>): void {
  const before = slip.read();
  write({ ...before, ...change, at: Math.max(Date.now(), before.at + 1) });
}

/** With one leg left it is a single again, with the second it becomes a combination. */
function withLegs(legs: readonly SlipLeg[]): Partial<SlipState> {
  const before = slip.read();
  if (legs.length < 2) return { legs, tab: 'single', ...(legs.length === 0 && blank) };
  return { legs, tab: before.legs.length < 2 ? 'combo' : before.tab };
}

/** What goes with the last leg. */
const blank = { stake: '', system: null, eachWay: false, groups: {}, offer: null };

/** The slip of this browser: outside of React, so that every price on a page can ask for itself alone. */
export const slip = {
  read(): SlipState {
    if (!isRead) {
      isRead = true;
      state = parseSlip(readStored('sportSlip'));
      told = keysOf(state);
    }
    return state;
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** When a selection comes onto the slip or leaves it. */
  subscribeLeg(key: string, listener: () => void): () => void {
    const all = legListeners.get(key) ?? new Set();
    legListeners.set(key, all.add(listener));
    return () => {
      all.delete(listener);
      if (all.size === 0 && legListeners.get(key) === all) legListeners.delete(key);
    };
  },
  /** Takes a selection, or puts it back. Another outcome of the same market takes its place. */
  toggle(leg: SlipLeg): void {
    const { legs } = slip.read();
    const others = legs.filter(({ fixture, market }) => fixture !== leg.fixture || market !== leg.market);
    const had = legs.some((one) => isSame(one, leg));
    if (!had && others.length >= mostLegs) return;
    become(withLegs(had ? others : [...others, leg]));
  },
  remove(...gone: readonly LegKey[]): void {
    become(withLegs(slip.read().legs.filter((leg) => !gone.some((one) => isSame(one, leg)))));
  },
  /** The player has seen these prices and goes on with them: of legs by their places, of groups by their keys. */
  takePrices(prices: ReadonlyMap<number, number>, groups: Readonly<Record<string, number>> = {}): void {
    const { legs, groups: seen } = slip.read();
    become({
      legs: legs.map((leg, place) => ({ ...leg, price: prices.get(place) ?? leg.price })),
      groups: { ...seen, ...groups },
    });
  },
  changeLeg(leg: LegKey, change: Partial<Pick<SlipLeg, 'stake' | 'banker'>>): void {
    become({ legs: slip.read().legs.map((one) => (isSame(one, leg) ? { ...one, ...change } : one)) });
  },
  change(change: Partial<Pick<SlipState, 'stake' | 'per' | 'tab' | 'system' | 'eachWay' | 'offer' | 'legs'>>): void {
    become(change);
  },
  clear(): void {
    become({ ...blank, legs: [], tab: 'single' });
  },
  /** Names of what another device took, in the language of this page, and prices of groups as they are first seen: no change. */
  learn(legs: readonly SlipLeg[], groups: Readonly<Record<string, number>> = {}): void {
    write({ ...slip.read(), legs, groups: { ...groups, ...slip.read().groups } });
  },
  /** A bet of it waits with the house, or has been decided. */
  asked(asked: readonly AskedBet[]): void {
    write({ ...slip.read(), asked, at: slip.read().at + 1 });
  },
  /** As the house keeps it. `isJoined`: ours is in it too, and the house does not know that yet. */
  sync(change: Partial<SlipState>, kept: { player: number; at: string }, isJoined: boolean): void {
    const before = slip.read();
    const at = Math.max(Date.now(), before.at + 1);
    write({ ...before, ...change, at, kept: { ...kept, change: isJoined ? 0 : at } });
  },
  /** The house has kept this change. */
  kept(kept: NonNullable<SlipState['kept']>): void {
    write({ ...slip.read(), kept });
  },
};

/** Another tab of this browser has changed it: of two changes the later one counts, and both tabs come to it. */
export const hearOtherTabs = (): (() => void) =>
  onStoredElsewhere('sportSlip', (text) => {
    const theirs = parseSlip(text);
    if (text !== null && theirs.at < slip.read().at) return write(slip.read());
    state = theirs;
    tell();
  });
