import type { FeedMarket, FeedMessageOf } from '@halley/sports/feed';
import type { OutcomeResult } from '@halley/sports/markets';
import type { FairMarket } from '@halley/sports/model';
import { fairOf, marginOf, priceOf } from '@halley/sports/price';

type Outcome = FeedMarket['outcomes'][number];
type Decided = ReadonlyMap<string, Record<string, OutcomeResult>>;
export type Settlement = FeedMessageOf<'bet_settlement'>['markets'][number];

/**
 * What moved by less is not told again: a share of the margin, by which the price may be off, and of 10⁹ of the fair chance.
 * What is offered meanwhile is still worth less than it costs.
 */
const smallPriceMove = 0.6;
const smallFairMove = 8_000_000;
/** Margins are in hundredths of a percent. */
const whole = 10_000;
/** Chances are in 10⁻⁹. */
const certain = 1_000_000_000;

const marginOfKey = (key: string): number => marginOf(key.split(';', 1)[0] as string);

/** All markets of a fixture as they were told: what was ever offered, at which price, and what became of it. */
export function createBoard() {
  const told = new Map<string, FeedMarket>();
  const results = new Map<string, Settlement>();

  function priced({ key, outcomes }: FairMarket, before: FeedMarket | undefined): FeedMarket {
    const margin = marginOfKey(key);
    const now = outcomes.map(({ id, chances, error = 0 }): Outcome => {
      const value = fairOf(chances);
      const { fair, back } = value;
      // A chance that was drawn may be higher than it was seen. Seen so seldom that this would be most of it, it is not known: who can
      // no longer win has no price.
      const above = Math.ceil(2 * error * certain);
      const isKnown = above <= fair;
      const price = isKnown ? priceOf({ fair: Math.min(certain - back, fair + above), back }, margin) : undefined;
      return { id, ...(price && { price }), fair, ...(back > 0 && { back }), active: price !== undefined };
    });
    const offered = new Set(now.map(({ id }) => id));
    // Whatever was offered once is settled once.
    const gone = before?.outcomes.filter(({ id }) => !offered.has(id)).map(({ id }) => ({ id, active: false })) ?? [];
    return { key, status: now.some(({ active }) => active) ? 'active' : 'suspended', outcomes: [...now, ...gone] };
  }

  const closed = ({ key, outcomes }: FeedMarket): FeedMarket => ({
    key,
    status: 'inactive',
    outcomes: outcomes.map(({ id }) => ({ id, active: false })),
  });

  return {
    /** Takes new chances and answers with the markets that have to be told. A market without chances is not offered now. */
    update(fair: readonly FairMarket[]): FeedMarket[] {
      const changed: FeedMarket[] = [];
      const offered = new Set<string>();
      for (const market of fair) {
        if (results.has(market.key)) continue;
        offered.add(market.key);
        const before = told.get(market.key);
        const next = priced(market, before);
        if (!before || hasMoved(before, next)) changed.push(next);
      }
      for (const market of told.values()) {
        if (market.status !== 'inactive' && !offered.has(market.key) && !results.has(market.key))
          changed.push(closed(market));
      }
      for (const market of changed) told.set(market.key, market);
      return changed;
    },
    /** Markets that somebody still waits for a result of; their outcomes are theirs to know. */
    await(keys: readonly string[]): void {
      for (const key of keys) if (!told.has(key)) told.set(key, { key, status: 'inactive', outcomes: [] });
    },
    stop(): void {
      for (const [key, market] of told)
        if (market.status === 'active') told.set(key, { ...market, status: 'suspended' });
    },
    /**
     * An earlier process may have offered outcomes that this one has not: whatever a result is about to name is named first,
     * as not offered any more, so that nobody is told of what they do not know.
     */
    name(decided: Decided): FeedMarket[] {
      const named = [...decided].flatMap(([key, outcomes]) => {
        const market = told.get(key);
        const known = new Set(market?.outcomes.map(({ id }) => id));
        const unknown = Object.keys(outcomes).filter((id) => !known.has(id));
        if (!market || results.has(key) || unknown.length === 0) return [];
        return [closed({ ...market, outcomes: [...market.outcomes, ...unknown.map((id) => ({ id, active: false }))] })];
      });
      for (const market of named) told.set(market.key, market);
      return named;
    },
    openKeys: (): string[] => [...told.keys()].filter((key) => !results.has(key)),
    /** Answers with what is news. */
    settle(decided: Decided, factsOf: (key: string) => Settlement['facts']): Settlement[] {
      const news: Settlement[] = [];
      for (const [key, outcomes] of decided) {
        const market = told.get(key);
        if (!market || results.has(key)) continue;
        const known = new Set(market.outcomes.map(({ id }) => id));
        const kept = Object.entries(outcomes).filter(([id]) => known.has(id));
        const settlement = { key, outcomes: Object.fromEntries(kept) as Settlement['outcomes'], facts: factsOf(key) };
        results.set(key, settlement);
        news.push(settlement);
      }
      return news;
    },
    results: (): Settlement[] => [...results.values()],
    /** What is not settled, for somebody who has missed it. */
    markets: (): FeedMarket[] =>
      [...told.values()].filter(({ key, outcomes }) => outcomes.length > 0 && !results.has(key)),
    /** What is settled, by name alone: offered and decided while somebody did not hear, it would be a result of what they never knew. */
    decided: (): FeedMarket[] => [...told.values()].filter(({ key }) => results.has(key)).map(closed),
  };
}

function hasMoved(before: FeedMarket, next: FeedMarket): boolean {
  if (before.status !== next.status || before.outcomes.length !== next.outcomes.length) return true;
  const small = (smallPriceMove * marginOfKey(next.key)) / whole;
  return next.outcomes.some((outcome, index) => {
    // Nearly always in the same order.
    const same = before.outcomes[index];
    const old = same?.id === outcome.id ? same : before.outcomes.find(({ id }) => id === outcome.id);
    if (!old || old.active !== outcome.active) return true;
    const far = (one = 0, other = 0) => Math.abs(one - other) >= smallFairMove;
    const priceMove = Math.abs((outcome.price ?? 0) - (old.price ?? 0));
    return priceMove > small * (old.price ?? 0) || far(old.fair, outcome.fair) || far(old.back, outcome.back);
  });
}
