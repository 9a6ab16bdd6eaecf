import { producerToken, startHttpProducer } from '../../../server/src/fixtures/testing/http-producer.ts';

interface FeedFixture {
  fixture: string;
  markets: number;
}

const whole = 1_000_000_000;
const linesEach = 10;

/** What a match has, in the order in which it is taken: every period, many lines. */
const offered = [
  { key: '1x2;period=ft', outcomes: ['home', 'draw', 'away'] },
  ...Array.from({ length: linesEach }, (_, line) =>
    ['ft', '1h', '2h'].flatMap((period) => [
      { key: `total;line=${4 * line + 2};period=${period}`, outcomes: ['over', 'under'] },
      { key: `total;line=${4 * line + 4};period=${period}`, outcomes: ['over', 'under'] },
      { key: `handicap;line=${4 * line - 18};period=${period}`, outcomes: ['home', 'away'] },
      { key: `handicap;line=${4 * line - 16};period=${period}`, outcomes: ['home', 'away'] },
      { key: `european_handicap;line=${4 * line - 20};period=${period}`, outcomes: ['home', 'draw', 'away'] },
      ...['home', 'away'].flatMap((side) => [
        { key: `team_total;line=${4 * line + 2};period=${period};side=${side}`, outcomes: ['over', 'under'] },
        { key: `team_total;line=${4 * line + 4};period=${period};side=${side}`, outcomes: ['over', 'under'] },
      ]),
      { key: `corners_total;line=${4 * line + 2};period=${period}`, outcomes: ['over', 'under'] },
    ]),
  ).flat(),
];
/** So much is kept of each unit. */
const margin = 0.05;

/**
 * A producer with football that is on, each fixture with so many markets (301 at most). The moment at which prices were made stands in the score, so that whoever hears of them knows how long it took.
 */
export async function openBenchFeed(fixtures: readonly FeedFixture[]) {
  const producer = await startHttpProducer({ nowMs: Date.now, name: 'halley' });
  let turn = 0;

  /** Other prices each time. */
  function marketAt(place: number) {
    turn += 1;
    const { key, outcomes } = offered[place % offered.length] as (typeof offered)[number];
    const first = 0.35 + 0.1 * Math.sin(turn * 1.7 + place);
    const chances = outcomes.length === 2 ? [first, 1 - first] : [first, 0.25, 0.75 - first];
    return {
      key,
      status: 'active' as const,
      outcomes: outcomes.map((id, index) => {
        const chance = chances[index] as number;
        return {
          id,
          price: Math.floor(1_000 / (chance * (1 + margin))),
          fair: Math.round(chance * whole),
          active: true,
        };
      }),
    };
  }

  function reprice(fixture: string, markets: readonly number[]): void {
    producer.say({
      type: 'odds_change',
      fixture,
      status: 'live',
      markets: markets.map(marketAt),
      score: { home: 0, away: 0, periods: [[0, 0]], phase: '1h', clock: 60, extra: { sent: Date.now() } },
    });
  }

  for (const { fixture, markets } of fixtures) {
    producer.say({
      type: 'fixture_change',
      fixture,
      description: {
        sport: 'football',
        category: { id: 'bench', names: { en: 'Bench' } },
        tournament: { id: 'bench', names: { en: 'League of the bench' }, tier: 1 },
        sides: ['north', 'south'].map((side) => ({
          id: `${fixture}-${side}`,
          names: { en: `${side === 'north' ? 'North' : 'South'} ${fixture}` },
          colours: ['#224466', '#cc8844'],
        })),
        athletes: [],
        start_at: new Date(Date.now() - 60_000).toISOString(),
        status: 'live',
        neutral: false,
        knockout: false,
        simulated: true,
        speed: 1,
      },
    });
    for (let from = 0; from < markets; from += 100) {
      reprice(
        fixture,
        Array.from({ length: Math.min(100, markets - from) }, (_, index) => from + index),
      );
    }
  }
  return {
    environment: { FEED_URL: producer.url, FEED_TOKEN: producerToken },
    reprice,
    close: () => producer.close(),
  };
}

interface Listed {
  id: number;
  sides: { name: string }[];
}

/** The house's own numbers of fixtures that are on, by the producer's ids, as soon as all of them can be bet on. */
export async function fixturesOnPage(url: string, wanted: number): Promise<Map<string, number>> {
  const untilMs = performance.now() + 60_000;
  for (;;) {
    const listed = (await (await fetch(`${url}/api/sport/live?sport=football`)).json()) as Listed[];
    const found = new Map(listed.map(({ id, sides }) => [sides[0]?.name.replace('North ', '') ?? '', id]));
    if (found.size >= wanted) return found;
    if (performance.now() > untilMs) throw new Error(`${found.size} of ${wanted} fixtures are on`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
