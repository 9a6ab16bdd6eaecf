import { randomUUID } from 'node:crypto';
import { type BetQuote, type BetSlip, Refusal } from '@halley/contract';
import { priceOfKept } from '@halley/sports/bets';
import { type Clock, type Database, invariant } from '../../kit/index.ts';
import type { GroupPrices } from '../slip/judge-prices.ts';
import type { OfferedLeg, ReadSlip } from '../slip/read-slip.ts';
import type { GroupWorths } from '../slip/weigh-slip.ts';
import type { BuilderGroup, StoredBet } from '../stored-bet.ts';
import { findBuilderQuote, insertBuilderQuote, type StoredGroup } from './builder-store.ts';
import { type AskTogether, priceTogether } from './price-together.ts';
import type { PricedGroup } from './score-grid.ts';

export type { AskTogether };

const quoteMs = 15_000;

export interface QuotedGroups {
  quoted: BetQuote['builder'];
  prices: GroupPrices;
  worths: GroupWorths;
}

/** What a bet is taken with: prices of its groups, and the snapshot that settlement goes by. */
export interface BuilderOffer {
  prices: GroupPrices;
  worths: GroupWorths;
  groups: readonly BuilderGroup[];
}

export type BuilderDesk = ReturnType<typeof createBuilderDesk>;

const nothing = { quoted: [], groups: [], prices: new Map(), worths: new Map() };

/** Prices legs of one fixture that count as one leg. */
export function createBuilderDesk({
  database,
  clock,
  together,
}: {
  database: Database;
  clock: Clock;
  together: AskTogether | undefined;
}) {
  async function write(priced: Priced, { playerId, isUsed }: { playerId: number | undefined; isUsed: boolean }) {
    const now = clock.now();
    const validUntil = new Date(now.getTime() + quoteMs);
    const id = randomUUID();
    const groups = priced.map(({ stored }) => stored);
    const used = isUsed ? now : null;
    await insertBuilderQuote(database, { id, playerId: playerId ?? null, groups, validUntil }, { at: now, used });
    return { id, validUntil };
  }

  return {
    async quote(read: ReadSlip, playerId: number | undefined): Promise<QuotedGroups> {
      const priced = await priceGroups(read, together);
      if (priced.length === 0) return nothing;
      const { id, validUntil } = await write(priced, { playerId, isUsed: false });
      const quoted = priced.map(({ stored: { group, price }, priced: { probability, error } }) => ({
        group,
        quote_id: id,
        price,
        error_ppm: Math.round((error * 1_000_000) / probability),
        valid_until: validUntil.toISOString(),
      }));
      return { quoted, ...pricesOf(priced) };
    },

    /**
     * What a slip's quote has become by now: a better price is given, a lower one by the policy. Refuses another player's
     * quote, one for other legs, and one that was over when the bet was asked for.
     */
    async offerOf(read: ReadSlip, slip: BetSlip, asked: { playerId: number; at: Date }): Promise<BuilderOffer> {
      const isGrouped = read.legs.some(({ group }) => group !== undefined);
      if (!isGrouped && slip.quote_id === undefined) return nothing;
      const quote = slip.quote_id === undefined ? undefined : await findBuilderQuote(database, slip.quote_id);
      const isOwn = quote && (quote.playerId === null || quote.playerId === asked.playerId);
      if (!isOwn || quote.validUntil < asked.at || !isFor(quote.groups, read)) throw new Refusal('QUOTE_EXPIRED');
      const priced = await priceGroups(read, together);
      const lower = priced.filter(({ stored }) => stored.price < priceIn(quote.groups, stored.group));
      if (lower.length > 0 && slip.policy !== 'any') {
        throw new Refusal('PRICE_CHANGED', { groups: lower.map(({ stored: { group, price } }) => ({ group, price })) });
      }
      const { id: quoteId } = await write(priced, { playerId: asked.playerId, isUsed: true });
      const groups = priced.map(({ stored: { group, price } }) => ({ group, price, quoteId }));
      return { groups, ...pricesOf(priced) };
    },

    /** What a group is worth without its voided legs: `kept` are places of the legs that are left. */
    async repriceGroup(_bet: StoredBet, { group, quoteId }: BuilderGroup, kept: readonly number[]): Promise<number> {
      const quote = await findBuilderQuote(database, quoteId);
      const stored = quote?.groups.find((one) => one.group === group);
      invariant(stored, 'the snapshot of a group is kept');
      return priceOfKept(
        stored.table,
        kept.map((place) => stored.places.indexOf(place)),
      );
    },
  };
}

type Priced = { stored: StoredGroup; priced: PricedGroup }[];

async function priceGroups(read: ReadSlip, together: AskTogether | undefined): Promise<Priced> {
  const groups: Priced = [];
  for (const places of read.counted) {
    const legs = places.map((place) => read.legs[place] as OfferedLeg);
    const [first] = legs;
    if (first?.group === undefined) continue;
    const priced = await priceTogether(
      first.fixture,
      legs.map(({ market, outcome }) => ({ market: market.key, outcome })),
      together,
    );
    if ('code' in priced) {
      const named = priced.legs.map((index) => places[index]);
      throw new Refusal(priced.code === 'LEGS_CONTRADICT' ? 'LEGS_CONTRADICT' : 'BUILDER_REFUSED', {
        reason: priced.code,
        legs: named,
      });
    }
    const stored: StoredGroup = {
      group: first.group,
      places: [...places],
      legs: legs.map(legOf),
      price: priced.price,
      table: priced.table,
    };
    groups.push({ stored, priced });
  }
  return groups;
}

const legOf = ({ fixture, market, outcome }: OfferedLeg) => ({ fixture: fixture.id, market: market.key, outcome });

const pricesOf = (priced: Priced) => ({
  prices: new Map(priced.map(({ stored: { group, price } }) => [group, price])),
  worths: new Map(priced.map(({ stored: { group }, priced: { probability } }) => [group, { fair: probability }])),
});

const priceIn = (groups: readonly StoredGroup[], group: number): number =>
  groups.find((one) => one.group === group)?.price ?? 0;

/** The same legs in the same groups. */
function isFor(groups: readonly StoredGroup[], { legs }: ReadSlip): boolean {
  const said = groups.flatMap(({ group, legs: own }) => own.map((leg) => keyOf(group, leg)));
  const asked = legs.flatMap((leg) => (leg.group === undefined ? [] : keyOf(leg.group, legOf(leg))));
  return said.length === asked.length && asked.every((key) => said.includes(key));
}

const keyOf = (group: number, leg: StoredGroup['legs'][number]) =>
  `${group} ${leg.fixture} ${leg.market} ${leg.outcome}`;
