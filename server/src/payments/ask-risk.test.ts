import type { Player } from '@halley/contract';
import { expect, test } from 'vitest';
import { askIdentity } from './ask-risk.ts';

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
