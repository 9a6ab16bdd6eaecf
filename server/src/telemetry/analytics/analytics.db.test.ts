import { randomUUID } from 'node:crypto';
import { analyticsCalls, type SurveyConfig, SurveysConfig } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import {
  createApp,
  createMetrics,
  createRateLimits,
  type Database,
  keepParts,
  manualClock,
  mountCalls,
  type Principal,
  silentLog,
} from '../../kit/index.ts';
import { sharedHouse } from '../../kit/testing/shared.ts';
import { countEvents, createAnalytics, csvHeader, exportEvents, toCsv, toNdjson } from '../index.ts';

const database: Database = sharedHouse();
const dayMs = 24 * 60 * 60 * 1000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const surveys = SurveysConfig.parse({
  'first-impression': {
    title: { en: 'How do you like it here?', de: 'Wie gefällt es dir hier?', fr: 'Que pensez-vous de notre site ?' },
    questions: [
      { id: 'recommend', kind: 'scale', text: 'Would you recommend us?', low: 'No', high: 'Yes' },
      {
        id: 'better',
        kind: 'choice',
        text: 'What first?',
        choices: ['games', 'limits'].map((id) => ({ id, text: id })),
      },
      { id: 'words', kind: 'text', text: 'Anything else?' },
    ],
  },
});

async function open(at = '2026-11-15T12:00:00Z') {
  const clock = manualClock(at);
  const metrics = createMetrics();
  const documents = {
    'survey-config': { survey_id: '', survey_collector_id: '', is_enable_widget: false } as SurveyConfig,
    'surveys-config': surveys,
  };
  const analytics = createAnalytics({
    database,
    clock,
    metrics,
    key: 'a key',
    readDocument: async (name) => documents[name as keyof typeof documents] as never,
  });
  const app = await createApp();
  mountCalls(app, analyticsCalls, analytics.handlers, {
    authenticate: async ({ headers }) =>
      headers['x-player'] ? ({ playerId: Number(headers['x-player']), sessionId: '1' } as Principal) : null,
    rateLimits: createRateLimits({ scale: 1000 }),
    checkAnswers: true,
  });
  const visit = randomUUID();
  const send = (events: unknown, { cookie = 'cookies_accepted=all', agent = firefox, player = '', more = {} } = {}) =>
    app.inject({
      method: 'POST',
      url: '/api-fe/analytics',
      payload: { visit, events, ...more } as object,
      headers: { 'user-agent': agent, cookie, ...(player && { 'x-player': player }) },
    });
  const kept = async () =>
    (
      await database.query('select at, name, person, payload from telemetry_event where visit = $1 order by at', [
        visit,
      ])
    ).rows;
  const figures = async () => await metrics.registry.metrics();
  return { app, clock, documents, analytics, send, kept, figures, visit };
}

const now = Date.parse('2026-11-15T12:00:00Z');
const opened = { name: 'pwa_open', payload: {}, at: now };

describe('events', () => {
  test('[ANALYTICS-05] what the catalogue knows is kept by day, counted, and nobody is named', async () => {
    const { send, kept, figures } = await open();
    const game = {
      name: 'game_start',
      payload: { game: 'halley/dice', provider: 'halley', mode: 'real' },
      at: now - 5,
    };
    expect((await send([game, { ...opened, at: now - 1 }], { player: '4711' })).statusCode).toBe(204);
    const rows = await kept();
    expect(rows.map(({ name, payload }) => [name, payload])).toEqual([
      ['game_start', { game: 'halley/dice', provider: 'halley', mode: 'real' }],
      ['pwa_open', {}],
    ]);
    expect(rows[0]?.person).toMatch(/^[\w-]{22}$/);
    expect(JSON.stringify(rows)).not.toContain('4711');
    expect(await figures()).toContain('halley_telemetry_events{name="pwa_open"} 1');
  });

  test('the same player has one pseudonym, another another, a guest none', async () => {
    const { send, kept } = await open();
    for (const player of ['7', '7', '8', '']) await send([opened], { player });
    const persons = (await kept()).map(({ person }) => person);
    expect([new Set(persons).size, persons.filter((person) => person === null).length]).toEqual([3, 1]);
  });

  test.each([
    ['no answer yet', ''],
    ['only necessary', 'cookies_accepted=necessary'],
    ['nonsense', 'cookies_accepted=ALL'],
  ])('without consent nothing is kept, whatever a page sends (%s)', async (_case, cookie) => {
    const { send, kept, figures } = await open();
    expect((await send([opened], { cookie })).statusCode).toBe(204);
    expect(await kept()).toEqual([]);
    expect(await figures()).toContain('halley_analytics_dropped{reason="consent"} 1');
  });

  test('a batch that is sent again, also at the same moment, is answered and kept once', async () => {
    const { app, send, kept, figures, visit, clock, analytics } = await open();
    const batch = randomUUID();
    const events = [opened, { ...opened, at: now - 1 }];
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(events, { more: { batch } })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect(await kept()).toHaveLength(2);
    expect(await figures()).toContain('halley_telemetry_events{name="pwa_open"} 2');
    expect(await figures()).toContain('halley_analytics_dropped{reason="repeat"} 22');
    // Another batch of this visit, the same number of another visit, and pages that number none.
    await send(events, { more: { batch: randomUUID() } });
    expect(await kept()).toHaveLength(4);
    await Promise.all([send(events), send(events)]);
    expect(await kept()).toHaveLength(8);
    const other = randomUUID();
    const headers = { 'user-agent': firefox, cookie: 'cookies_accepted=all' };
    const payload = { visit: other, batch, events };
    expect((await app.inject({ method: 'POST', url: '/api-fe/analytics', payload, headers })).statusCode).toBe(204);
    const { rows } = await database.query('select 1 from telemetry_event where visit = $1', [other]);
    expect(rows).toHaveLength(2);
    for (const bad of ['x', '', 7, null]) expect((await send(events, { more: { batch: bad } })).statusCode).toBe(422);
    clock.advanceMs(dayMs + 1);
    await analytics.sweep();
    expect((await database.query('select 1 from telemetry_batch where visit = $1', [visit])).rows).toEqual([]);
  });

  test('machines are not followed', async () => {
    const { send, kept, figures } = await open();
    await send([opened], { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
    expect(await kept()).toEqual([]);
    expect(await figures()).toContain('halley_analytics_dropped{reason="bot"} 1');
  });

  test.each([
    ['no list', {}],
    ['an empty list', []],
    ['one too many', Array.from({ length: 51 }, () => opened)],
    ['a name nobody knows', [{ ...opened, name: 'constructor' }]],
    ['a payload of another event', [{ ...opened, payload: { email: 'anna@example.com' } }]],
    ['a field besides', [{ ...opened, email: 'anna@example.com' }]],
    ['words that were typed', [{ name: 'search', payload: { characters: 3, results: 1, query: 'anna' }, at: now }]],
    ['an address for a name', [{ name: 'page_view', payload: { page: 'anna@example.com' }, at: now }]],
    ['a time that is none', [{ ...opened, at: 'today' }]],
    ['half a millisecond', [{ ...opened, at: 1.5 }]],
    ['nothing in it', [null]],
    ['depth', [{ ...opened, payload: JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`) }]],
    ['one bad among good ones', [opened, { ...opened, payload: 5 }]],
  ])('hostile bodies change nothing: %s', async (_case, events) => {
    const { send, kept } = await open();
    const answer = await send(events);
    expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(await kept()).toEqual([]);
  });

  test('a huge body is refused, and a number that is none', async () => {
    const { app, send } = await open();
    expect((await send([{ ...opened, payload: { words: 'x'.repeat(70_000) } }])).statusCode).toBe(413);
    const payload = `{"visit":"${randomUUID()}","events":[{"name":"web_vital","payload":{"metric":"LCP","page":"x","value":1e999},"at":1}]}`;
    const headers = { 'content-type': 'application/json', cookie: 'cookies_accepted=all', 'user-agent': firefox };
    const infinite = await app.inject({ method: 'POST', url: '/api-fe/analytics', payload, headers });
    expect(infinite.statusCode).toBe(422);
  });

  test.each([
    ['tomorrow', now + dayMs],
    ['1970', 1],
    ['as far as dates go', 8_640_000_000_000_000],
  ])('a clock that is wrong (%s) makes no day of its own', async (_case, at) => {
    const { send, kept } = await open();
    expect((await send([{ ...opened, at }])).statusCode).toBe(204);
    expect((await kept()).map((row) => row.at.toISOString())).toEqual(['2026-11-15T12:00:00.000Z']);
  });

  test('a new day is opened once by many at the same moment', async () => {
    const rooms = await Promise.all(Array.from({ length: 5 }, () => open('2026-12-01T00:00:01Z')));
    const at = Date.parse('2026-12-01T00:00:00Z');
    const answers = await Promise.all(
      rooms.flatMap(({ send }) => [send([{ ...opened, at }]), send([{ ...opened, at: at - 5 }])]),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 204));
    for (const { kept } of rooms) expect(await kept()).toHaveLength(2);
  });

  test('web vitals are figures as well', async () => {
    const { send, figures } = await open();
    const vital = (metric: string, value: number) => ({
      name: 'web_vital',
      payload: { metric, value, page: 'lobby' },
      at: now,
    });
    expect((await send([vital('LCP', 1_500), vital('CLS', 0.01)])).statusCode).toBe(204);
    const text = await figures();
    expect(text).toContain('halley_web_vital_seconds_bucket{le="1.8",metric="LCP"} 1');
    expect(text).toContain('halley_web_vital_seconds_bucket{le="1.2",metric="LCP"} 0');
    expect(text).toContain('halley_web_vital_cls_bucket{le="0.01"} 1');
  });

  test('days whose time is over go whole', async () => {
    const { send, kept, clock } = await open('2027-03-01T12:00:00Z');
    const tables = [{ table: 'telemetry_event', daysEach: 1, keepDays: 90 }];
    const parts = keepParts({ database, clock, log: silentLog, tables, folder: '', seal: async () => undefined });
    await parts.open();
    await send([{ ...opened, at: clock.now().getTime() }]);
    clock.advanceMs(90 * dayMs);
    await parts.keep();
    expect(await kept()).toHaveLength(1);
    clock.advanceMs(dayMs);
    await parts.keep();
    expect(await kept()).toEqual([]);
  });
  test('an export holds the days asked for, as a table or as lines', async () => {
    const { send, clock } = await open('2028-01-05T12:00:00Z');
    const at = clock.now().getTime();
    await send([
      { name: 'utm_set', payload: { source: '=cmd()', campaign: 'a,"b"' }, at },
      { ...opened, at },
    ]);
    const read = (name?: string) =>
      database.tx(async (tx) => {
        const events = [];
        const days = { from: '2028-01-05', until: '2028-01-06', ...(name && { name }) };
        for await (const event of exportEvents(tx, days)) events.push(event);
        return events;
      });
    const [campaign] = await read('utm_set');
    expect(await read()).toHaveLength(2);
    if (!campaign) throw new Error('nothing was exported');
    expect(JSON.parse(toNdjson(campaign))).toMatchObject({
      at: '2028-01-05T12:00:00.000Z',
      name: 'utm_set',
      person: null,
    });
    expect(csvHeader + toCsv(campaign)).toMatch(/^at,name,visit,person,payload\r\n2028-01-05T12:00:00.000Z,utm_set,/);
    expect(await countEvents(database, { from: '2028-01-05', until: '2028-01-06' })).toEqual([
      { name: 'pwa_open', times: 1n },
      { name: 'utm_set', times: 1n },
    ]);
  });
});

describe('the survey', () => {
  const asked = { survey_id: 'first-impression', survey_collector_id: 'web', is_enable_widget: true };
  async function openSurvey(config = asked) {
    const room = await open();
    room.documents['survey-config'] = config;
    const player = String(Math.floor(performance.now() * 1000));
    const headers = { 'x-player': player };
    return {
      ...room,
      read: async (locale = 'en') =>
        (await room.app.inject({ url: `/api-fe/survey?locale=${locale}`, headers })).json().survey,
      answer: (answers: unknown, survey_id = 'first-impression') =>
        room.app.inject({ method: 'POST', url: '/api-fe/survey', headers, payload: { survey_id, answers } as object }),
    };
  }

  test.each([
    ['en', 'How do you like it here?'],
    ['de', 'Wie gefällt es dir hier?'],
    ['fr-CA', 'Que pensez-vous de notre site ?'],
    ['en-KW', 'How do you like it here?'],
    ['xx', 'How do you like it here?'],
    ['__proto__', 'How do you like it here?'],
  ])('[SURVEY-01] is asked in the language of the page (%s)', async (locale, title) => {
    const { read } = await openSurvey();
    expect(await read(locale)).toMatchObject({ survey_id: 'first-impression', title });
  });

  test('[SURVEY-01] switched off, or naming a survey that is not there, nothing is asked and nothing taken', async () => {
    for (const config of [
      { ...asked, is_enable_widget: false },
      { ...asked, survey_id: 'gone' },
    ]) {
      const { read, answer } = await openSurvey(config);
      expect(await read()).toBeNull();
      expect((await answer({ recommend: 9 })).json()).toMatchObject({
        errors: { survey: { unknown: expect.any(String) } },
      });
    }
  });

  test('answered once it is not asked again, and a second answer changes nothing', async () => {
    const { read, answer, clock } = await openSurvey();
    expect((await answer({ recommend: 9, better: 'limits', words: '' })).statusCode).toBe(204);
    expect(await read()).toBeNull();
    expect((await answer({ recommend: 0 })).json().errors.survey).toHaveProperty('already_answered');
    expect((await answer(null)).statusCode).toBe(204);
    clock.advanceMs(400 * dayMs);
    expect(await read()).toBeNull();
    const { rows } = await database.query(
      'select collector, answers from telemetry_survey_answer where answers is not null',
    );
    expect(rows).toContainEqual({ collector: 'web', answers: { recommend: 9, better: 'limits' } });
  });

  test('"not now" holds for thirty days', async () => {
    const { read, answer, clock } = await openSurvey();
    expect((await answer(null)).statusCode).toBe(204);
    expect(await read()).toBeNull();
    clock.advanceMs(31 * dayMs);
    expect(await read()).not.toBeNull();
    expect((await answer({ recommend: 1 })).statusCode).toBe(204);
  });

  test.each([
    ['a question nobody asked', { email: 'anna@example.com' }],
    ['a choice that is none', { better: 'everything' }],
    ['words for a scale', { recommend: 'ten' }],
    ['a scale for words', { words: 5 }],
    ['nothing', {}],
    ['nothing said', { words: '' }],
    ['too much', { words: 'x'.repeat(1_001) }],
    ['off the scale', { recommend: 11 }],
    ['between the steps', { recommend: 1.5 }],
    ['a list', [1]],
  ])('%s is refused', async (_case, answers) => {
    const { read, answer } = await openSurvey();
    expect((await answer(answers)).statusCode).toBe(422);
    expect(await read()).not.toBeNull();
  });

  test('guests are not asked', async () => {
    const { app } = await openSurvey();
    expect((await app.inject({ url: '/api-fe/survey' })).statusCode).toBe(401);
  });
});
