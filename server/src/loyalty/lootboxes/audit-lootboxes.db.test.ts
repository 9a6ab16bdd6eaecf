import { afterEach, describe, expect, test } from 'vitest';
import { openLimitedHouse } from '../../../../test/limited-house.ts';
import { shared } from '../../kit/testing/shared.ts';
import { aGrant, bonus, cash, points, spins } from '../testing/a-box.ts';
import { auditLootboxes, countLootboxes } from './audit-lootboxes.ts';
import type { BoxItem } from './lootbox.ts';

const limited = shared(
  () => openLimitedHouse(),
  (house) => house.close(),
);

afterEach(async () => {
  await limited.database.query('delete from loyalty_lootbox');
});

async function opened(prize: BoxItem['prize']): Promise<{ id: number; playerId: number; grantId: number }> {
  const player = await limited.player();
  const grant = aGrant(player, [
    { weight: 2, prize },
    { weight: 2, prize },
  ]);
  await limited.database.tx((tx) => limited.house.loyalty.giveLootboxes(tx, [grant]));
  const [{ id }] = (await player.call('GET', '/api/player/lootboxes')).json();
  const answer = await player.call('POST', `/api/player/lootboxes/${id}/activation`);
  expect(answer.statusCode, answer.body).toBe(200);
  return { id, playerId: player.playerId, grantId: grant.id };
}

const checks = async () => (await auditLootboxes(limited.database)).map(({ check }) => check);
const spoil = (sql: string, values: unknown[]) => limited.database.query(sql, values);

describe('the books of boxes', () => {
  test('[PP-13] every box repeats from its seeds, and what it drew is there', async () => {
    for (const prize of [bonus, spins, cash, points, null]) await opened(prize);
    expect(await auditLootboxes(limited.database)).toEqual([]);
    expect(await countLootboxes(limited.database)).toEqual({ lootboxes: 5 });
  });

  test.each([
    ['another item', 'prize = 1 - prize'],
    ['another number', 'drawn = (drawn + 1) % 4'],
    ['another place of the pointer', 'rest = (rest + 1) % 1000'],
    ['another seal', "server_seed_hash = repeat('0', 64)"],
    ['another client seed', "client_seed = 'somebody-else'"],
    ['a chance that is to come', 'nonce = nonce + 1'],
    ['other weights', `items = jsonb_set(items, '{0,weight}', '1000000')`],
  ])('a box with %s is found', async (_name, change) => {
    const { id } = await opened(null);
    await spoil(`update loyalty_lootbox set ${change} where id = $1`, [id]);
    expect(await checks()).toContain('a box was drawn by its seeds');
  });

  test('two boxes of one chance are found', async () => {
    const [one, other] = [await opened(null), await opened(null)];
    await spoil(
      `update loyalty_lootbox b set pair_id = o.pair_id, nonce = o.nonce from loyalty_lootbox o where b.id = $1 and o.id = $2`,
      [one.id, other.id],
    );
    expect(await checks()).toContain('a chance decides one box');
  });

  test.each([
    ['money', cash],
    ['points', points],
    ['a bonus', bonus],
    ['free spins', spins],
  ] as const)('%s that never arrived is found', async (_name, prize) => {
    const { id } = await opened(prize);
    await spoil('update loyalty_lootbox set grant_id = grant_id + 500000 where id = $1', [id]);
    expect(await checks()).toEqual(['what a box drew was given, once']);
  });
});
