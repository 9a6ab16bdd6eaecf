import { expect, test } from 'vitest';
import { originOf } from './hosts.ts';

test.each([
  ['production', 'halley.example', 'https://halley.example'],
  ['production', 'Second.Example', 'https://second.example'],
  ['production', 'second.example.evil.example', undefined],
  ['production', 'evil.example', undefined],
  ['production', 'halley.example@evil.example', undefined],
  ['production', 'localhost:3000', undefined],
  ['production', '', undefined],
  ['demo', 'localhost:3000', 'https://localhost:3000'],
  ['demo', '127.0.0.1:3000', 'https://127.0.0.1:3000'],
  ['demo', 'localhost.evil.example', undefined],
] as const)('in %s a payment begun on the host "%s" comes back to %s', (mode, host, origin) => {
  const house = { mode, publicUrl: 'https://halley.example', hosts: ['second.example'] };
  expect(originOf(host, house)).toBe(origin);
});
