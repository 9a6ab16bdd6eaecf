import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createApp } from '../kit/index.ts';
import { guardMaintenance } from './maintenance.ts';

const folder = mkdtempSync(join(tmpdir(), 'halley-maintenance-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function open(options: { on?: boolean; file?: string; now?: () => number } = {}) {
  const app = await createApp();
  guardMaintenance(app, { on: false, file: join(folder, 'none'), ...options });
  for (const path of ['/healthz', '/api/player', '/']) app.get(path, async () => ({ ok: true }));
  app.post('/api/users/sign_in', async () => ({ ok: true }));
  return app;
}

describe('closed for work', () => {
  test('a call is told with a header, a page in words, and the health check goes on', async () => {
    const app = await open({ on: true });
    const call = await app.inject({ url: '/api/player', headers: { accept: 'application/json, text/plain, */*' } });
    expect(call.statusCode).toBe(503);
    expect(call.headers['x-maintenance-mode']).toBe('1');
    expect(call.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } });
    const write = await app.inject({ method: 'POST', url: '/api/users/sign_in', payload: {} });
    expect([write.statusCode, write.headers['x-maintenance-mode']]).toEqual([503, '1']);
    const page = await app.inject({ url: '/', headers: { accept: 'text/html', 'accept-language': 'de-CH' } });
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '30']);
    expect(page.body).toContain('Wir sind gleich zurück');
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    await app.close();
  });

  test('a file closes and opens the house while it runs', async () => {
    const file = join(folder, 'maintenance');
    let time = 0;
    const app = await open({ file, now: () => time });
    const status = async () => (await app.inject({ url: '/api/player' })).statusCode;
    expect(await status()).toBe(200);
    writeFileSync(file, '');
    expect(await status()).toBe(200);
    time += 1_000;
    expect(await status()).toBe(503);
    rmSync(file);
    time += 1_000;
    expect(await status()).toBe(200);
    await app.close();
  });
});
