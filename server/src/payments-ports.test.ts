import type { Player } from '@halley/contract';
import { expect, test } from 'vitest';
import { askIdentity, ownOrigins } from './payments-ports.ts';

const player = {
  email: 'edmond@example.com',
  first_name: 'Edmond',
  last_name: 'Halley',
  country: 'CA',
  statuses: [{ id: 'level_3', name: 'Level 3' }],
} as Player;

test.each([
  [['631', '257'], '257'],
  [['259'], '259'],
  [['793', '1117', '21'], null],
  [[], null],
])('[CASH-20] of the groups %j the fraud check of a cashout is told %j', async (groups, status) => {
  const asked: unknown[] = [];
  const ask = askIdentity({
    checkTransaction: async ({ body }) => {
      asked.push(body);
      return { status: 200, body: { status: 'review' } };
    },
  });
  const statuses = [...player.statuses, ...groups.map((id) => ({ id, name: id }))];
  const question = {
    player: { ...player, statuses },
    amount: 12.5,
    currency: 'EUR',
    method: 'visa',
    reference: 'r',
  } as const;
  expect(await ask(question, {} as never)).toBe('review');
  expect(asked).toMatchObject([
    {
      type: 'payout',
      email: 'edmond@example.com',
      first_name: 'Edmond',
      country: 'CA',
      amount: 12.5,
      currency: 'EUR',
      payment_system: 'visa',
      custom_player_status: status,
    },
  ]);
});

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
  expect(ownOrigins(house)(host)).toBe(origin);
});
