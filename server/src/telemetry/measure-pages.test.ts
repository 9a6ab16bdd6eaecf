import { telemetryCalls } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { appWith } from '../kit/http/testing/app-with.ts';
import { createMetrics } from '../kit/index.ts';
import { createTelemetry } from './index.ts';
import { pagePhases } from './measure-pages.ts';

async function open() {
  const metrics = createMetrics();
  const app = await appWith(telemetryCalls, createTelemetry({ metrics }).handlers);
  const send = async (method: 'PUT' | 'POST', url: string, payload: unknown) =>
    (
      await app.inject({
        method,
        url,
        headers: { 'content-type': 'application/json' },
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      })
    ).statusCode;
  const lines = async (start: string) =>
    (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith(start));
  return { send, lines };
}

const timing = {
  startTime: 0,
  responseStart: 120,
  domInteractive: 400,
  domContentLoadedEventEnd: 500,
  loadEventEnd: 900,
};
const line = { rtt: 50, downlink: 10, effectiveType: '4g' };
const start = { country: 'DE', userId: 5, gameId: 7, gameName: 'Dice', provider: 'halley-studio', value: 1_400 };

describe('how fast a page was', () => {
  test.each(['/performance', '/api-fe/performance'])('[API-54] PUT %s {timing} becomes figures', async (url) => {
    const { send, lines } = await open();
    expect(await send('PUT', url, { timing })).toBe(204);
    expect(await lines('halley_page_seconds_sum')).toEqual([
      'halley_page_seconds_sum{phase="first_byte"} 0.12',
      'halley_page_seconds_sum{phase="interactive"} 0.4',
      'halley_page_seconds_sum{phase="ready"} 0.5',
      'halley_page_seconds_sum{phase="loaded"} 0.9',
    ]);
  });

  test('an older browser counts from 1970', () => {
    const navigationStart = 1_763_208_000_000;
    expect(pagePhases({ navigationStart, responseStart: navigationStart + 120, loadEventEnd: 0 })).toEqual([
      { phase: 'first_byte', seconds: 0.12 },
    ]);
    expect(pagePhases({ startTime: 'x', responseStart: 5 })).toEqual([]);
    expect(pagePhases({ responseStart: 9e14, domInteractive: -1 })).toEqual([]);
  });

  test('[API-55] PUT /network-performance takes rtt, downlink and effectiveType', async () => {
    const { send, lines } = await open();
    expect(await send('PUT', '/network-performance', line)).toBe(204);
    expect(await lines('halley_line_round_trip_seconds_sum')).toEqual([
      'halley_line_round_trip_seconds_sum{type="4g"} 0.05',
    ]);
    expect(await lines('halley_line_megabits_sum')).toEqual(['halley_line_megabits_sum{type="4g"} 10']);
  });

  test('how long a game took is counted by its provider; made-up ones are `other`', async () => {
    const { send, lines } = await open();
    expect(await send('POST', '/api-fe/game-start-performance', start)).toBe(204);
    for (let index = 0; index < 150; index++)
      await send('POST', '/api-fe/game-start-performance', { ...start, provider: `made-up-${index}` });
    await send('POST', '/api-fe/game-start-performance', { ...start, provider: 'x"} 1\nforged' });
    const figures = await lines('halley_game_start_seconds_count');
    expect(figures).toContain('halley_game_start_seconds_count{provider="halley-studio"} 1');
    expect(figures).toHaveLength(101);
    expect(figures.join()).not.toContain('forged');
  });

  test.each([
    ['/performance', '{"timing":{"responseStart":1e999}}'],
    ['/performance', '{"timing":{"responseStart":NaN}}'],
    ['/performance', { timing: { responseStart: { deep: 1 } } }],
    ['/performance', { timing: { responseStart: [1] } }],
    ['/performance', { timing: { responseStart: -1 } }],
    ['/performance', { timing: { 'a b"': 1 } }],
    [
      '/performance',
      {
        timing: Object.fromEntries(
          Array.from({ length: 81 }, (_, index) => [
            'a'.repeat(index % 40) + String.fromCharCode(65 + (index % 26)) + 'b'.repeat(index % 7),
            index,
          ]),
        ),
      },
    ],
    ['/performance', { timing, more: 1 }],
    ['/performance', {}],
    ['/performance', 'x'.repeat(70_000)],
    ['/network-performance', { ...line, rtt: 'fast' }],
    ['/network-performance', { ...line, rtt: null }],
    ['/network-performance', { ...line, effectiveType: '5g"} 1' }],
    ['/network-performance', { ...line, downlink: 1e9 }],
    ['/network-performance', { ...line, more: {} }],
    ['/network-performance', '[]'],
    ['/network-performance', '{"rtt":1e999,"downlink":1,"effectiveType":"4g"}'],
  ])('hostile bodies are refused at %s', async (url, body) => {
    const { send, lines } = await open();
    const status = await send('PUT', url, body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await lines('halley_page_seconds_sum')).toEqual([]);
    expect(await lines('halley_line_megabits_sum')).toEqual([]);
  });
});

describe('campaigns', () => {
  const utmMetrics = { utm_source: 'mail', utm_campaign: 'autumn', sub_id: '5' };

  test.each([
    ['API-57', '/log_utm_set', 'set'],
    ['API-58', '/log_utm_send', 'send'],
  ])('[%s] [ANALYTICS-04] POST %s {utmMetrics} is counted', async (_id, url, step) => {
    const { send, lines } = await open();
    expect(await send('POST', url, { utmMetrics })).toBe(204);
    expect(await send('POST', `/api-fe${url}`, { utmMetrics: { sub_id: '5' } })).toBe(204);
    expect(await lines('halley_campaign_visits{')).toEqual([
      `halley_campaign_visits{step="${step}",source="mail"} 1`,
      `halley_campaign_visits{step="${step}",source="other"} 1`,
    ]);
  });

  test('nobody can make up more than a hundred sources', async () => {
    const { send, lines } = await open();
    for (let index = 0; index < 120; index++)
      await send('POST', '/log_utm_set', { utmMetrics: { utm_source: `s${index}` } });
    expect(await lines('halley_campaign_visits{')).toHaveLength(101);
  });

  test.each([
    [{}],
    [{ utmMetrics: {} }],
    [{ utmMetrics: { utm_source: '' } }],
    [{ utmMetrics: { utm_source: 5 } }],
    [{ utmMetrics: { utm_source: 'x'.repeat(201) } }],
    [{ utmMetrics: { ...utmMetrics, email: 'anna@example.com' } }],
  ])('nonsense is refused: %j', async (body) => {
    const { send, lines } = await open();
    expect(await send('POST', '/log_utm_set', body)).toBe(422);
    expect(await lines('halley_campaign_visits{')).toEqual([]);
  });
});
