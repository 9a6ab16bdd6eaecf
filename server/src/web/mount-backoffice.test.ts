import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../kit/index.ts';
import { mountBackoffice } from './index.ts';

let app: Awaited<ReturnType<typeof createApp>>;
let buildDir: string;
beforeAll(async () => {
  buildDir = mkdtempSync(join(tmpdir(), 'halley-backoffice-'));
  mkdirSync(join(buildDir, 'assets'));
  writeFileSync(join(buildDir, 'index.html'), '<!doctype html><title>console</title>');
  writeFileSync(join(buildDir, 'assets', 'main-abc.js'), 'export {}');
  app = await createApp();
  await mountBackoffice(app, { buildDir, log: app.log });
});
afterAll(async () => {
  await app.close();
  rmSync(buildDir, { recursive: true });
});

test.each(['/staff', '/staff/', '/staff/players/7/details', '/staff/set-up'])('%s is the one page', async (url) => {
  const { statusCode, headers, body } = await app.inject({ url });
  expect(statusCode).toBe(200);
  expect(body).toContain('console');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['referrer-policy']).toBe('no-referrer');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe');
});

test('assets are kept for ever, and one that is not there is no page', async () => {
  const asset = await app.inject({ url: '/staff/assets/main-abc.js' });
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers['x-content-type-options']).toBe('nosniff');
  const missing = await app.inject({ url: '/staff/assets/main-old.js' });
  expect(missing.statusCode).toBe(404);
  for (const url of [
    '/staff/assets/../index.html',
    '/staff/assets/%2e%2e/index.html',
    '/staff/assets/..%2f..%2fetc/passwd',
  ]) {
    expect((await app.inject({ url })).body).not.toContain('root:');
  }
});

test('what only reads does not post', async () => {
  expect((await app.inject({ method: 'POST', url: '/staff/players' })).statusCode).toBe(404);
});

test('without a build the rest of the house starts all the same', async () => {
  const other = await createApp();
  await mountBackoffice(other, { buildDir: join(buildDir, 'nowhere'), log: other.log });
  expect((await other.inject({ url: '/staff' })).statusCode).toBe(404);
  await other.close();
});
