import { telemetryCalls } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { appWith } from '../kit/http/testing/app-with.ts';
import { logLines } from '../kit/testing/log-lines.ts';
import { createTelemetry } from './index.ts';
import { redactText, redactUrl } from './redact-text.ts';

async function openLog() {
  const { log, lines } = logLines();
  const app = await appWith(telemetryCalls, createTelemetry().handlers, {
    log,
    authenticate: async () => ({ playerId: 7, sessionId: '1' }),
  });
  return { app, lines };
}

const entry = { label: 'LOGIN_ERROR', level_name: 'ERROR', message: 'it failed' };

describe('PUT /log', () => {
  test.each(['/log', '/api-fe/log'])('[API-53] at %s becomes one line', async (url) => {
    const { app, lines } = await openLog();
    const response = await app.inject({ method: 'PUT', url, payload: { entry } });
    expect(response.statusCode).toBe(204);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'error',
      browser: entry,
      player: 7,
      msg: 'a browser reports',
    });
    await app.close();
  });

  test('holds no secret, and cannot pretend to be another line', async () => {
    const { app, lines } = await openLog();
    const secrets = ['hunter2hunter2', 'anna@example.com', '4111 1111 1111 1111', 'A'.repeat(20) + '1'.repeat(23)];
    await app.inject({
      method: 'PUT',
      url: '/log',
      payload: {
        entry: {
          ...entry,
          message: `bad\n{"level":"fatal","msg":"forged"} password=hunter2hunter2 ${secrets.join(' ')}`,
          request_url: '/api/users/confirmation?confirmation_token=hunter2hunter2#x',
          context: { password: 'hunter2hunter2', note: 'mail anna@example.com', token: 'abc' },
        },
      },
    });
    expect(lines).toHaveLength(1);
    for (const secret of ['password=hunter2', ...secrets.slice(1)]) expect(lines[0]).not.toContain(secret);
    const { browser } = JSON.parse(lines[0] ?? '');
    expect(browser.request_url).toBe('/api/users/confirmation');
    expect(browser.context).toEqual({ password: '[redacted]', note: 'mail [e-mail]', token: '[redacted]' });
    await app.close();
  });

  test('nonsense is refused without a bang', async () => {
    const { app, lines } = await openLog();
    for (const payload of [
      {},
      { entry: null },
      { entry: { ...entry, level_name: 'PANIC' } },
      { entry: { ...entry, message: 5 } },
    ]) {
      expect((await app.inject({ method: 'PUT', url: '/log', payload })).statusCode).toBe(422);
    }
    expect(lines).toEqual([]);
    await app.close();
  });
});

test.each([
  ['token=abc123&x=1', 'token=[redacted]&x=1'],
  ['{"password":"s3cret pass"}', '{"password":"[redacted]"}'],
  ['password: hunter2, next', 'password: [redacted], next'],
  ['reset_password_token=abc', 'reset_password_token=[redacted]'],
  ['Bearer abcdef123456', 'Bearer [redacted]'],
  ['from me@halley.test to you', 'from [e-mail] to you'],
  ['IBAN DE89 3704 0044 0532 0130 00', 'IBAN [number]'],
  ['round 6f9619ff-8b86-d011-b42d-00c04fc964ff', 'round [redacted]'],
  ['TypeError: x is not a function at 12:34', 'TypeError: x is not a function at 12:34'],
  ['', ''],
])('%s is kept as %s', (text, kept) => {
  expect(redactText(text)).toBe(kept);
});

test('long hostile text is cleaned in no time', () => {
  const start = performance.now();
  for (const text of [
    'a@'.repeat(1000),
    '1 '.repeat(1000),
    'token='.repeat(300),
    'A1'.repeat(1000),
    'DE89 '.repeat(400),
    '-'.repeat(2000),
  ]) {
    redactText(text);
    redactUrl(text);
  }
  expect(performance.now() - start).toBeLessThan(300);
});
