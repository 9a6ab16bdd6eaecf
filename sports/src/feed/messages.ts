import { type FixtureState, fixtureStates } from '@halley/contract/sport-names';
import { z } from 'zod';
import { parseMarketKey, sports } from '../markets/index.ts';

/** Words of names on a wire: short, printable. */
const name = z.string().min(1).max(120);
export const id = z.string().regex(/^[a-z0-9][a-z0-9:_-]{0,59}$/);
const also = name.optional();
/** By locale; who has no name in one is called by the English one. */
const names = z.object({ en: name, de: also, fr: also, it: also, no: also });
const instant = z.iso.datetime();
export const marketKeyText = z
  .string()
  .max(120)
  .refine((key) => parseMarketKey(key) !== undefined, 'is no market key');
export const outcomeId = z.string().regex(/^[a-z0-9][a-z0-9:/_+-]{0,59}$/);

/** Thousandths of decimal odds. */
const price = z.int().min(1_010).max(1_000_000);
/** Of 10⁹. */
export const share = z.int().min(0).max(1_000_000_000);

export const marketStatuses = ['active', 'suspended', 'inactive', 'handed_over', 'settled', 'cancelled'] as const;
export type MarketStatus = (typeof marketStatuses)[number];

export const fixtureStatuses = fixtureStates;
export type FixtureStatus = FixtureState;

/** What everybody can see of a fixture: the model's scoreboard. */
export const Score = z.object({
  home: z.int(),
  away: z.int(),
  periods: z.array(z.tuple([z.int(), z.int()])).max(20),
  phase: z.string().max(30),
  clock: z.number().min(0).max(1_000_000),
  extra: z
    .record(z.string().max(30), z.union([z.number(), z.string().max(200), z.array(z.number()).max(30)]))
    .optional(),
});
export type Score = z.output<typeof Score>;

export const FeedMarket = z.object({
  key: marketKeyText,
  status: z.enum(['active', 'suspended', 'inactive', 'handed_over']),
  outcomes: z
    .array(
      z.object({
        id: outcomeId,
        /** Missing where the outcome is not offered now. */
        price: price.optional(),
        /** Effective chance: of each unit at a price p, `p × fair + back` comes back on average. */
        fair: share.optional(),
        back: share.optional(),
        active: z.boolean(),
      }),
    )
    .max(400),
});
export type FeedMarket = z.output<typeof FeedMarket>;

const FeedResult = z.object({
  result: z.enum(['won', 'lost']),
  void_factor: z.union([z.literal(0), z.literal(0.5), z.literal(1)]),
  dead_heat: z
    .tuple([z.int().min(1).max(99), z.int().min(1).max(99)])
    .readonly()
    .optional(),
  /** What non-runners take off the winnings, in millionths. */
  deduction: z.int().min(0).max(1_000_000).optional(),
});

/** On every message. `seq` has no gaps within an epoch of a producer, `version` none within a fixture. */
const envelope = {
  producer: id,
  epoch: z.int().min(1),
  seq: z.int().min(1),
  generated_at: instant,
  request_id: z.string().max(60).optional(),
};
const ofFixture = { ...envelope, fixture: id, version: z.int().min(1), occurred_at: instant.optional() };

const side = z.object({
  /** The competitor's id at the producer. */
  id,
  names,
  /** Colours of the crest. */
  colours: z.array(z.string().regex(/^#[0-9a-f]{6}$/)).max(3),
  /** Of races the number on the drone, of a whole competition that of whoever takes part. Non-runners stay in the list. */
  number: z.int().optional(),
  withdrawn: z.boolean().optional(),
});

/** Everything that describes a fixture and changes rarely. */
export const FixtureDescription = z.object({
  sport: z.enum(sports),
  category: z.object({ id, names }),
  tournament: z.object({ id, names, tier: z.int().min(1).max(5) }),
  season: z.object({ id, names }).optional(),
  sides: z.array(side).min(1).max(30),
  athletes: z.array(z.object({ id: z.int(), names, side: z.int().min(0).max(29), plays: z.boolean() })).max(80),
  start_at: instant,
  status: z.enum(fixtureStatuses),
  format: z.string().max(30).optional(),
  neutral: z.boolean(),
  knockout: z.boolean(),
  /** It is a whole competition: sides are all who take part, with a number each, and its markets name the season. */
  outright: z.boolean().optional(),
  simulated: z.boolean(),
  /** How many times faster than the clock on the wall it is played: delays are divided by it. */
  speed: z.number().min(0.1).max(1_000),
  /** Form, table place, line-ups, injuries, head to head: shown, never priced by. */
  stats: z.record(z.string().max(30), z.json()).optional(),
  /** SHA-256 that the seed of the result is committed to; of outside feeds missing. */
  commitment: z.string().max(200).optional(),
});
export type FixtureDescription = z.output<typeof FixtureDescription>;

export const FeedMessage = z.discriminatedUnion('type', [
  /** Every two seconds. `subscribed: false`: the producer has lost us and recovery is needed. */
  z.object({ type: z.literal('alive'), ...envelope, subscribed: z.boolean() }),
  z.object({ type: z.literal('fixture_change'), ...ofFixture, description: FixtureDescription }),
  /** Replaces the markets it names. */
  z.object({
    type: z.literal('odds_change'),
    ...ofFixture,
    status: z.enum(fixtureStatuses),
    markets: z.array(FeedMarket).max(600),
    score: Score.optional(),
  }),
  /** Overtakes everything: all active markets of these groups (all, where none is named) get this status. */
  z.object({
    type: z.literal('bet_stop'),
    ...ofFixture,
    groups: z.array(z.string().max(30)).max(30).optional(),
    status: z.enum(['suspended', 'inactive']),
  }),
  z.object({
    type: z.literal('incident'),
    ...ofFixture,
    kind: z.string().max(30),
    clock: z.number().min(0).max(1_000_000),
    side: z.enum(['home', 'away']).optional(),
    who: z.int().optional(),
    value: z.number().optional(),
    /** Bets that wait for their delay are refused by it. */
    material: z.boolean(),
  }),
  z.object({
    type: z.literal('bet_settlement'),
    ...ofFixture,
    /** 1 seen, 2 confirmed. */
    certainty: z.union([z.literal(1), z.literal(2)]),
    markets: z
      .array(
        z.object({
          key: marketKeyText,
          outcomes: z.record(outcomeId, FeedResult),
          void_reason: z.string().max(60).optional(),
          /** For people: `{home: 2, away: 1}`, `{goals: 3}`; explanations are made of it. */
          facts: z.record(z.string().max(30), z.union([z.number(), z.string().max(60)])).optional(),
        }),
      )
      .max(600),
  }),
  /** Voids bets accepted in the window. */
  z.object({
    type: z.literal('bet_cancel'),
    ...ofFixture,
    markets: z.array(marketKeyText).max(600).optional(),
    from: instant.optional(),
    until: instant.optional(),
    reason: z.string().min(1).max(60),
  }),
  z.object({ type: z.literal('rollback_bet_settlement'), ...ofFixture, markets: z.array(marketKeyText).max(600) }),
  z.object({
    type: z.literal('rollback_bet_cancel'),
    ...ofFixture,
    markets: z.array(marketKeyText).max(600).optional(),
    from: instant.optional(),
    until: instant.optional(),
  }),
  /** What opens the result once it is over: seed, link, parameters, as the producer proves it. */
  z.object({ type: z.literal('proof'), ...ofFixture, proof: z.record(z.string().max(30), z.json()) }),
  /** Ends a recovery. */
  z.object({ type: z.literal('snapshot_complete'), ...envelope, request_id: z.string().max(60) }),
]);
export type FeedMessage = z.output<typeof FeedMessage>;
export type FeedMessageOf<T extends FeedMessage['type']> = Extract<FeedMessage, { type: T }>;

/** `POST /feed/v1/{producer}/recovery`: the messages follow in the stream, with the request's id. */
export const RecoveryRequest = z.object({
  request_id: z.string().min(1).max(60),
  /** Missing: everything, as snapshots. */
  after_seq: z.int().min(0).optional(),
  fixtures: z.array(id).max(1_000).optional(),
  /**
   * By fixture: keys of markets the asker still waits for a result of. A producer that was started anew does not know which
   * lines it offered in play before; it tells results of these too.
   */
  markets: z.record(id, z.array(marketKeyText).max(2_000)).optional(),
});
export type RecoveryRequest = z.output<typeof RecoveryRequest>;
