import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sign } from '../../../../examples/provider/wallet-client.ts';
import { providerCodes } from './codes.ts';
import { describeProtocol } from './describe-protocol.ts';
import { bodies } from './protocol.ts';
import { isSignedBy, signCall } from './sign-call.ts';

const text = readFileSync(new URL('../../../../docs/provider-api.md', import.meta.url), 'utf8');

describe('the document for providers', () => {
  const [, secret = ''] = /^secret +(\S+)$/m.exec(text) ?? [];
  const [, body = ''] = /^body +(\S+)$/m.exec(text) ?? [];
  const [, timestamp = '', nonce = '', method = '', path = ''] =
    /^signed +(\d{10})\n +(\S+)\n +(\S+)\n +(\S+)\n/m.exec(text) ?? [];
  const [, signature = ''] = /^X-Signature +([0-9a-f]{64})$/m.exec(text) ?? [];
  const call = { timestamp, nonce, method, path, body: Buffer.from(body) };

  test('shows a signature that is right, for us and for the example', () => {
    expect(bodies.session.safeParse(JSON.parse(body)).success).toBe(true);
    expect(signCall(secret, call)).toBe(signature);
    expect(sign(secret, { ...call, body })).toBe(signature);
    expect(isSignedBy([secret], call, signature)).toBe(true);
    expect(isSignedBy(['another', secret], call, signature)).toBe(true);
  });

  test.each(['timestamp', 'nonce', 'method', 'path', 'body'] as const)('that holds for its %s', (part) => {
    const changed = { ...call, [part]: part === 'body' ? Buffer.from(`${body} `) : `${call[part]}0` };
    expect(isSignedBy([secret], changed, signature)).toBe(false);
  });

  test('a piece moved from one line to the next is another call', () => {
    expect(signCall(secret, { ...call, nonce: `${nonce}\nPOST`, method: 'x' })).not.toBe(signature);
    expect(isSignedBy([], call, signature)).toBe(false);
    for (const given of [undefined, '', signature.toUpperCase(), `${signature} `, '0'.repeat(64)]) {
      expect(isSignedBy([secret], call, given)).toBe(false);
    }
  });

  test('lists every code, with its status and its meaning', () => {
    const rows = [...text.matchAll(/^\| (\d{3}) \| (\d{3}) \| (.+) \|$/gm)].map(([, code, status, message]) => ({
      code: Number(code),
      status: Number(status),
      message,
    }));
    expect(rows).toEqual(Object.values(providerCodes));
    expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length);
  });

  test('names every call, and so does the description for programs', () => {
    const { paths } = describeProtocol() as { paths: Record<string, unknown> };
    expect(Object.keys(paths)).toEqual(Object.keys(bodies).map((name) => `/provider/v1/${name}`));
    for (const name of Object.keys(bodies)) expect(text).toMatch(new RegExp(`^### ${name}$`, 'm'));
  });
});
