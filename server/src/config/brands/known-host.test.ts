import { expect, test } from 'vitest';
import { isKnownHost } from './known-host.ts';

test.each([
  ['halley.example', { mode: 'production', publicUrl: 'https://halley.example' }, true],
  ['HALLEY.example', { mode: 'production', publicUrl: 'https://halley.example' }, true],
  ['second.example', { mode: 'production', publicUrl: 'https://halley.example', hosts: ['second.example'] }, true],
  ['staging.example', { mode: 'production', publicUrl: 'https://halley.example' }, false],
  ['halley.example.evil', { mode: 'production', publicUrl: 'https://halley.example' }, false],
  ['localhost:3000', { mode: 'production', publicUrl: 'https://halley.example' }, false],
  ['localhost:3000', { mode: 'demo' }, true],
  ['127.0.0.1:4567', { mode: 'demo' }, true],
  ['[::1]:80', { mode: 'demo' }, true],
  ['demo.example', { mode: 'demo' }, false],
  ['localhost.evil.example', { mode: 'demo' }, false],
  ['', { mode: 'demo' }, false],
] as const)('%s of %o: %s', (host, house, known) => {
  expect(isKnownHost(host, house)).toBe(known);
});
