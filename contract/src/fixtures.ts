import { z } from 'zod';
import { defineCalls } from './call.ts';
import { pathId, timestamp } from './schemas.ts';
import { fixtureStates, sportIds } from './sport-names.ts';

const sport = z.enum(sportIds);

/** What is on the scoreboard. `clock`: seconds of play. */
export const FixtureScore = z
  .object({
    home: z.int(),
    away: z.int(),
    periods: z.array(z.tuple([z.int(), z.int()])),
    phase: z.string(),
    clock: z.number(),
    extra: z.record(z.string(), z.union([z.number(), z.string(), z.array(z.number())])).optional(),
  })
  .meta({ id: 'FixtureScore' });
export type FixtureScore = z.output<typeof FixtureScore>;

/** Thousandths of decimal odds. */
export const oddsPrice = z.int().min(1_010).max(1_000_000);
export const marketKeyField = z.string().min(1).max(120);
export const outcomeField = z.string().min(1).max(60);

export const FixtureOutcome = z
  .object({
    id: z.string(),
    title: z.string(),
    /** Null: not offered now. */
    price: oddsPrice.nullable(),
  })
  .meta({ id: 'FixtureOutcome' });
export type FixtureOutcome = z.output<typeof FixtureOutcome>;

export const FixtureMarket = z
  .object({
    key: z.string(),
    title: z.string(),
    /** `main`, `goals`, `handicaps`, `halves`, `players`, `specials`, … */
    group: z.string(),
    status: z.enum(['active', 'suspended', 'inactive', 'handed_over', 'settled', 'cancelled']),
    /** Bets are taken: the market is active, and so are fixture, feed and desk. */
    open: z.boolean(),
    /** What the house keeps of each unit, in hundredths of a per cent; null where the feed does not say what is fair. */
    margin_bp: z.int().nullable(),
    outcomes: z.array(FixtureOutcome),
  })
  .meta({ id: 'FixtureMarket' });
export type FixtureMarket = z.output<typeof FixtureMarket>;

const outcomeResults = ['won', 'half_won', 'dead_heat', 'void', 'half_lost', 'lost'] as const;

const named = z.object({ id: z.int(), name: z.string() });

export const FixtureCard = z
  .object({
    id: z.int(),
    sport,
    category: named,
    tournament: named,
    /** It is a whole competition, and not in lists: who wins it, who is among the first. */
    outright: z.boolean(),
    /** Home first; of races all starters, of a whole competition all who take part. */
    sides: z.array(named.extend({ colours: z.array(z.string()), number: z.int().nullable(), withdrawn: z.boolean() })),
    start_at: timestamp,
    status: z.enum(fixtureStates),
    score: FixtureScore.nullable(),
    version: z.int(),
    /** The market that lists show. */
    main: FixtureMarket.nullable(),
    /** How many markets there are beside it. */
    more: z.int(),
    /** Played by our simulated world: told on every screen. */
    simulated: z.boolean(),
    /** Seconds of play for each second on the wall. */
    speed: z.number(),
  })
  .meta({ id: 'FixtureCard' });
export type FixtureCard = z.output<typeof FixtureCard>;

export const FixtureIncident = z
  .object({
    version: z.int(),
    kind: z.string(),
    clock: z.number(),
    side: z.enum(['home', 'away']).nullable(),
    who: z.string().nullable(),
    value: z.number().nullable(),
    at: timestamp,
  })
  .meta({ id: 'FixtureIncident' });
export type FixtureIncident = z.output<typeof FixtureIncident>;

/** `index`: frames of the channel name markets and outcomes by their places in `markets`, as this version has them. */
export const Fixture = FixtureCard.extend({
  markets: z.array(FixtureMarket),
  groups: z.array(z.object({ id: z.string(), title: z.string(), markets: z.int() })),
  incidents: z.array(FixtureIncident),
  /** What the result is committed to before the start; null of feeds that prove nothing. */
  commitment: z.string().nullable(),
  /** Why no bets are taken at all, if so. */
  closed_for: z.enum(['feed', 'stopped', 'trader', 'over']).nullable(),
}).meta({ id: 'Fixture' });
export type Fixture = z.output<typeof Fixture>;

export const SportMenu = z
  .object({
    sports: z.array(
      z.object({
        sport,
        title: z.string(),
        live: z.int(),
        coming: z.int(),
        categories: z.array(named.extend({ tournaments: z.array(named.extend({ live: z.int(), coming: z.int() })) })),
      }),
    ),
  })
  .meta({ id: 'SportMenu' });
export type SportMenu = z.output<typeof SportMenu>;

const cards = z.array(FixtureCard).meta({ id: 'FixtureCards' });
const open = { who: 'anyone', rate: 'read' } as const;
const byId = z.object({ id: pathId });
const ofSport = z.object({ sport: sport.optional() });
const ofDay = z.object({ day: z.iso.date(), sport: sport.optional() });

/** `12,15,9`: as many as a player may mark of each kind. */
const someIds = z
  .string()
  .regex(/^(\d{1,15}(,\d{1,15}){0,199})?$/)
  .default('')
  .transform((text) => (text === '' ? [] : text.split(',').map(Number)));

export const fixturesCalls = defineCalls({
  readSportMenu: {
    ...open,
    method: 'GET',
    path: '/api/sport/menu',
    summary: 'Sports, categories and tournaments with how many fixtures are live and to come',
    responses: { 200: SportMenu },
    errors: [],
  },
  readSportHome: {
    ...open,
    method: 'GET',
    path: '/api/sport/home',
    summary: 'What is on now and soon, a few of each sport',
    responses: { 200: z.object({ live: cards, soon: cards }) },
    errors: [],
  },
  listLiveFixtures: {
    ...open,
    method: 'GET',
    path: '/api/sport/live',
    summary: 'Fixtures that are on',
    query: ofSport,
    responses: { 200: cards },
    errors: [],
  },
  listSoonFixtures: {
    ...open,
    method: 'GET',
    path: '/api/sport/soon',
    summary: 'Fixtures that start within some hours',
    query: ofSport.extend({ hours: z.coerce.number().int().min(1).max(72).default(6) }),
    responses: { 200: cards },
    errors: [],
  },
  listFixturesOfDay: {
    ...open,
    method: 'GET',
    path: '/api/sport/calendar',
    summary: 'Fixtures of a day, in UTC',
    query: ofDay,
    responses: { 200: cards },
    errors: [],
  },
  listSportResults: {
    ...open,
    method: 'GET',
    path: '/api/sport/results',
    summary: 'Results of a day, in UTC, the latest first',
    query: ofDay,
    responses: { 200: cards },
    errors: [],
  },
  readSportTournament: {
    ...open,
    method: 'GET',
    path: '/api/sport/tournaments/:id',
    summary: 'A tournament with its table, where it has one, its fixtures, and who may win it',
    params: byId,
    responses: {
      200: z.object({
        tournament: named.extend({ sport, category: named }),
        table: z.array(
          z.object({
            place: z.int(),
            side: named,
            played: z.int(),
            won: z.int(),
            drawn: z.int(),
            lost: z.int(),
            scored: z.int(),
            conceded: z.int(),
            points: z.int(),
          }),
        ),
        fixtures: cards,
        results: cards,
        /** Of the seasons that are on or to come: the whole competition as what can be bet on, with its places. */
        outrights: z.array(
          z.object({
            season: z.string(),
            fixture: FixtureCard,
            place: FixtureMarket.nullable(),
            /** What the place half of an each-way bet pays: so many places, at one in `of` of the winnings. */
            each_way: z.object({ places: z.int(), of: z.int() }).nullable(),
          }),
        ),
      }),
    },
    errors: ['NOT_FOUND'],
  },
  searchFixtures: {
    ...open,
    method: 'GET',
    path: '/api/sport/search',
    summary: 'Fixtures by the names of sides and tournaments',
    query: z.object({ q: z.string().trim().min(2).max(60) }),
    responses: { 200: cards },
    errors: [],
  },
  listMarkedFixtures: {
    ...open,
    method: 'GET',
    path: '/api/sport/marked',
    summary: 'Fixtures by their numbers, and what is on or to come of tournaments and sides; what is on first',
    query: z.object({ fixtures: someIds, tournaments: someIds, competitors: someIds }),
    responses: { 200: cards },
    errors: [],
  },
  readSportRules: {
    ...open,
    method: 'GET',
    path: '/api/sport/rules/:sport',
    summary: 'How markets of a sport are settled, as the tables say',
    params: z.object({ sport }),
    responses: { 200: z.object({ sport, rules: z.array(z.object({ case: z.string(), rule: z.string() })) }) },
    errors: ['NOT_FOUND'],
  },
  readFixture: {
    ...open,
    method: 'GET',
    path: '/api/sport/fixtures/:id',
    summary: 'A fixture with all its markets',
    params: byId,
    responses: { 200: Fixture },
    errors: ['NOT_FOUND'],
  },
  readFixtureStats: {
    ...open,
    method: 'GET',
    path: '/api/sport/fixtures/:id/stats',
    summary: 'Form, table, line-ups and head to head, as the feed tells them',
    params: byId,
    responses: {
      200: z.object({
        stats: z.record(z.string(), z.json()),
        /** Who belongs to a side, by its place among the sides, and whether they play: as published, before that as usual. */
        athletes: z.array(z.object({ id: z.int(), name: z.string(), side: z.int(), plays: z.boolean() })),
      }),
    },
    errors: ['NOT_FOUND'],
  },
  readFixtureResults: {
    ...open,
    method: 'GET',
    path: '/api/sport/fixtures/:id/results',
    summary: 'What became of the markets that are decided, by market and outcome',
    params: byId,
    responses: {
      200: z.object({ results: z.record(z.string(), z.record(z.string(), z.enum(outcomeResults))) }),
    },
    errors: ['NOT_FOUND'],
  },
  readFixturePrices: {
    ...open,
    method: 'GET',
    path: '/api/sport/fixtures/:id/prices',
    summary: 'What was offered in a market, and when',
    params: byId,
    query: z.object({ market: marketKeyField }),
    responses: {
      200: z.object({
        market: z.string(),
        history: z.array(
          z.object({ version: z.int(), at: timestamp, prices: z.record(z.string(), oddsPrice.nullable()) }),
        ),
      }),
    },
    errors: ['NOT_FOUND'],
  },
  readFixtureProof: {
    ...open,
    method: 'GET',
    path: '/api/sport/fixtures/:id/proof',
    summary: 'What the result was committed to and, once it is over, what opens it',
    params: byId,
    responses: {
      200: z.object({ commitment: z.string().nullable(), proof: z.record(z.string(), z.json()).nullable() }),
    },
    errors: ['NOT_FOUND'],
  },
});
