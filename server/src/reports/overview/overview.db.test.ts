import type { Currency, ReportFigures } from '@halley/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { embeddedRates, writeRates } from '../../config/index.ts';
import { manualClock } from '../../kit/index.ts';
import { testDatabase } from '../../kit/testing/test-database.ts';
import { createOverviewDesk } from '../create-overview-desk.ts';
import { sampleLive } from '../live/read-live.ts';
import { type Measure, measureNames } from '../measures.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
  await fill();
});
afterAll(() => database.drop());

// A Monday, half past twelve.
const clock = manualClock('2026-03-16T12:30:00Z');
const desk = () =>
  createOverviewDesk({
    database,
    clock,
    returns: { read: async () => [] },
    fixtures: { listProducers: async () => [] },
    titlesOf: async () => new Map([['north-hall/comet', 'Comet']]),
  });

interface Line extends Partial<Record<Measure, number>> {
  day: string;
  hour?: number;
  currency?: Currency;
  country?: string;
  product?: string;
  game?: string;
}

/** As the feed would have written it. */
async function write(line: Line): Promise<void> {
  const { day, hour = 9, currency = 'EUR', country = 'DE', product = '', game = '' } = line;
  const sums = measureNames.map((name) => line[name] ?? 0);
  const names = measureNames.join(', ');
  const values = (from: number) => measureNames.map((_, place) => `$${from + place}`).join(', ');
  const where = [currency, country, product];
  await database.query(
    `insert into reports_day (day, currency, country, brand, product, ${names}) values ($1, $2, $3, 'halley', $4, ${values(5)})`,
    [day, ...where, ...sums],
  );
  await database.query(
    `insert into reports_hour (hour, currency, country, brand, product, ${names}) values ($1, $2, $3, 'halley', $4, ${values(5)})`,
    [`${day}T${String(hour).padStart(2, '0')}:00:00Z`, ...where, ...sums],
  );
  await database.query(
    `insert into reports_cube (day, currency, country, brand, product, game, partner, campaign, ${names})
     values ($1, $2, $3, 'halley', $4, $5, 'p1', 'spring', ${values(6)})`,
    [day, ...where, game, ...sums],
  );
}

async function fill(): Promise<void> {
  await write({ day: '2026-03-15', deposits: 10_000, deposit_count: 2 });
  await write({ day: '2026-03-15', country: 'AT', deposits: 500, deposit_count: 1 });
  await write({ day: '2026-03-15', product: 'casino', game: 'north-hall/comet', stakes: 8_000, wins: 7_000, bets: 80 });
  await write({
    day: '2026-03-15',
    product: 'sport',
    game: 'sport/football',
    stakes: 1_000,
    wins: 300,
    decided: 900,
    bets: 4,
  });
  await write({ day: '2026-03-15', country: 'AT', product: 'casino', bonuses: 250 });
  // Ten dollars, at the rate of that day: the later one does not count.
  await write({ day: '2026-03-15', currency: 'USD', deposits: 1_000, deposit_count: 1 });
  await write({ day: '2026-03-13', product: 'casino', game: 'north-hall/comet', stakes: 2_000, wins: 1_500, bets: 20 });
  await write({ day: '2026-03-16', hour: 8, deposits: 3_000, deposit_count: 1 });
  await write({ day: '2026-03-09', hour: 8, deposits: 2_000, deposit_count: 1 });
  // Half of this hour is over by now.
  await write({ day: '2026-03-02', hour: 12, deposits: 4_000, deposit_count: 1 });
  await database.query(
    `insert into reports_player_count (day, country, brand, partner, campaign, joined, first_deposits, active, came_back)
     values ('2026-03-15', 'DE', 'halley', 'p1', 'spring', 5, 2, 9, 4), ('2026-03-15', 'AT', 'halley', '', '', 1, 1, 1, 0)`,
  );
  const rates = (at: string, USD: number) => ({
    table: { source: 'test', at, in_euro: { ...inEuro, USD } },
    rules: { mostJump: 9, force: true, now: new Date(at), by: 'test' },
  });
  const { inEuro } = await embeddedRates.read();
  for (const { table, rules } of [rates('2026-10-01T10:00:00Z', 0.5), rates('2026-10-02T10:00:00Z', 0.9)]) {
    await database.tx((tx) => writeRates(tx, table, rules));
  }
  await database.query('alter table config_rates disable trigger all');
  await database.query(
    `update config_rates set written_at = case id when 1 then '2026-03-15T10:00:00Z' else '2026-03-16T10:00:00Z' end::timestamptz`,
  );
}

const two = { from: '2026-03-15', to: '2026-03-16', shown_in: 'EUR' } as const;

describe('the overview', () => {
  test('[OPS-02] adds up days, beside the period before, by the rate of each day', async () => {
    const { days, before, choices } = await desk().overview(two);
    expect(days.map(({ day }) => day)).toEqual(['2026-03-15', '2026-03-16']);
    expect(before.map(({ day }) => day)).toEqual(['2026-03-13', '2026-03-14']);
    expect(days[0]).toMatchObject({
      figures: {
        deposits_cents: 10_000 + 500 + 500,
        stakes_cents: 9_000,
        wins_cents: 7_300,
        ggr_cents: 1_700,
        bonus_cost_cents: 250,
        ngr_cents: 1_450,
        bets: 84,
        sports_decided_cents: 900,
        sports_margin_cents: 600,
      } satisfies Partial<ReportFigures>,
      players: { joined: 6, first_deposits: 3, active: 10, returning: 4 },
    });
    expect(before[0]?.figures.ggr_cents).toBe(500);
    expect(before[1]?.figures.ggr_cents).toBe(0);
    expect(choices).toEqual({ brands: ['halley'], countries: ['AT', 'DE'], currencies: ['EUR', 'USD'] });
  });

  test('[OPS-02] in its own currency a sum is not converted, and a part of the players is asked for by itself', async () => {
    const dollars = await desk().overview({ ...two, shown_in: 'USD', currency: 'USD' });
    expect(dollars.days[0]).toMatchObject({ figures: { deposits_cents: 1_000 }, players: null });
    const austria = await desk().overview({ ...two, country: 'AT' });
    expect(austria.days[0]).toMatchObject({
      figures: { deposits_cents: 500, bonus_cost_cents: 250, sports_margin_cents: null },
      players: { joined: 1 },
    });
    const sport = await desk().overview({ ...two, product: 'sport' });
    expect(sport.days[0]).toMatchObject({ figures: { deposits_cents: 0, ggr_cents: 700 }, players: null });
  });

  test('[OPS-02] today is held against what the same weekdays had come to by this time', async () => {
    const { today } = await desk().overview(two);
    expect(today).toMatchObject({
      day: '2026-03-16',
      figures: { deposits_cents: 3_000 },
      usual: { deposits_cents: 2_000 },
      weeks: 2,
    });
  });

  test.each([
    ['2026-03-16', '2026-03-15'],
    ['2024-03-16', '2026-03-15'],
  ])('refuses a period from %s to %s', async (from, to) => {
    await expect(desk().overview({ ...two, from, to })).rejects.toMatchObject({ code: 'period.invalid' });
    await expect(desk().breakdown({ ...two, from, to, by: 'game' })).rejects.toMatchObject({ code: 'period.invalid' });
  });
});

describe('a breakdown', () => {
  test.each([
    ['country', ['DE', 'AT']],
    ['currency', ['EUR', 'USD']],
    ['product', ['', 'casino', 'sport']],
    ['game', ['', 'north-hall/comet', 'sport/football']],
    ['studio', ['', 'north-hall', 'sport']],
    ['campaign', ['spring']],
    ['partner', ['p1']],
  ] as const)('[OPS-03] by %s comes to the total', async (by, keys) => {
    const { rows, total, is_cut } = await desk().breakdown({ ...two, by });
    expect(rows.map(({ key }) => key)).toEqual(keys);
    for (const name of ['deposits_cents', 'stakes_cents', 'ggr_cents', 'ngr_cents'] as const) {
      expect(rows.reduce((sum, { figures }) => sum + figures[name], 0)).toBe(total[name]);
    }
    expect(is_cut).toBe(false);
  });

  test('[OPS-05] a file of it says what the screen says, and its rows come to its total', async () => {
    const table = await desk().table({ ...two, by: 'game' });
    expect(table.rows[1]?.cells).toMatchObject({ part: 'Comet', ggr: '1000', ggr_before: '500' });
    const { total } = await desk().breakdown({ ...two, by: 'game' });
    expect(table.totals[0]?.cells.ggr).toBe(String(total.ggr_cents));
    const days = await desk().table({ ...two, by: 'day' });
    expect(days.rows[0]?.cells).toMatchObject({ day: '2026-03-15', deposits: '11000', ngr: '1450', joined: 6 });
  });

  test('[OPS-03] names games, says what they kept before, and who came by a campaign', async () => {
    const { rows } = await desk().breakdown({ ...two, by: 'game' });
    expect(rows[1]).toMatchObject({ title: 'Comet', figures: { ggr_cents: 1_000 }, ggr_before_cents: 500 });
    const campaigns = await desk().breakdown({ ...two, by: 'campaign' });
    expect(campaigns.rows[0]?.players).toEqual({ joined: 5, first_deposits: 2, active: 9, returning: 4 });
  });
});

test('[OPS-05] what is going on now, and an hour ago', async () => {
  const seen = (player: number, product: string, at: string) =>
    database.query('insert into reports_seen (player_id, product, at) values ($1, $2, $3)', [player, product, at]);
  expect(await desk().live()).toMatchObject({ at: null, players: 0, peak: null });
  await seen(1, 'casino', '2026-03-16T11:29:00Z');
  await sampleLive(database, new Date('2026-03-16T11:30:00Z'));
  await seen(2, 'casino', '2026-03-16T12:28:00Z');
  await seen(2, 'sport', '2026-03-16T12:29:00Z');
  await sampleLive(database, clock.now());
  await database.query(
    `insert into reports_live (at, name, value)
     select at, name, value from (values ('bets', 100), ('deposits', 2)) v (name, value),
       generate_series('2026-03-16T12:00:00Z'::timestamptz, '2026-03-16T12:29:00Z', interval '1 minute') at
     on conflict do nothing`,
  );
  const live = await desk().live();
  const counts = Object.fromEntries(live.counts.map(({ name, now, hour_ago }) => [name, [now, hour_ago]]));
  expect(live).toMatchObject({ players: 1, peak: { players: 1, at: '2026-03-16T11:30:00.000Z' } });
  expect(counts).toEqual({
    players_games: [1, 1],
    players_live: [0, 0],
    players_sport: [1, 0],
    bets_a_minute: [80, 0],
    deposits_an_hour: [60, 0],
    reality_checks: [0, 0],
    on_break: [0, 0],
  });
});

test('[OPS-05] the last audit is told: that the books agree, or what it found', async () => {
  const note = (at: string, findings: number, detail: string | null) =>
    database.query('insert into reports_audit values ($1, $2, $3)', [at, findings, detail]);
  await note('2026-03-16T03:17:00Z', 0, null);
  expect(await desk().alerts()).toContainEqual({ kind: 'books_agree', at: '2026-03-16T03:17:00.000Z' });
  await note('2026-03-16T11:17:00Z', 2, 'a check: off by one');
  expect(await desk().alerts()).toEqual([
    { kind: 'audit', at: '2026-03-16T11:17:00.000Z', findings: 2, detail: 'a check: off by one' },
  ]);
});
