import { telemetryCalls } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { appWith } from '../kit/http/testing/app-with.ts';
import { createMetrics } from '../kit/index.ts';
import { createTelemetry } from './index.ts';

async function open() {
  const metrics = createMetrics();
  const app = await appWith(telemetryCalls, createTelemetry({ metrics }).handlers);
  const send = (payload: object, method: 'PUT' | 'POST' = 'PUT', url = '/metrics-errors-validation') =>
    app.inject({ method, url, payload });
  const read = async () =>
    (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith('halley_validation_errors{'));
  return { app, send, read };
}

const report = (component: string, ...keys: string[]) => ({
  side: 'frontEnd',
  component,
  errors: keys.map((key) => ({ key, firstMessage: 'required' })),
});

describe('what forms refuse', () => {
  test('[API-56] [F-87] is counted by form and field, put or posted, at both addresses', async () => {
    const { send, read } = await open();
    for (const answer of [
      await send(report('registration', 'email', 'password')),
      await send(report('registration', 'email'), 'POST'),
      await send(report('registration', 'email'), 'PUT', '/api-fe/metrics-errors-validation'),
    ]) {
      expect(answer.statusCode).toBe(204);
    }
    expect(await read()).toEqual([
      'halley_validation_errors{side="frontEnd",component="registration",key="email"} 3',
      'halley_validation_errors{side="frontEnd",component="registration",key="password"} 1',
    ]);
  });

  test('what was typed is not kept, and nobody can make up figures without end', async () => {
    const { send, read } = await open();
    await send({ side: 'backEnd', component: 'login', errors: [{ key: 'email', firstMessage: 'anna@example.com' }] });
    await send(report('a"} 9\nforged', 'x{}'));
    for (let page = 0; page < 40; page++) {
      await send(report(`form${page}`, ...Array.from({ length: 50 }, (_, index) => `field${index}`)));
    }
    const lines = await read();
    expect(lines.length).toBeLessThanOrEqual(502);
    expect(lines.join('\n')).not.toMatch(/anna|forged/);
    expect(lines.some((line) => line.includes('component="other",key="other"'))).toBe(true);
  });

  test('nonsense is refused', async () => {
    const { send, read } = await open();
    for (const payload of [{}, { side: 'frontEnd' }, { ...report('a', 'b'), side: 'client' }]) {
      expect((await send(payload)).statusCode).toBe(422);
    }
    expect(await read()).toEqual([]);
  });
});
