import type { Lootbox } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { dayMs, sharedLimitedHouse } from '../../../../test/limited-house.ts';
import { aGrant, cash } from '../testing/a-box.ts';
import type { BoxItem } from './lootbox.ts';

const limited = sharedLimitedHouse();
type Player = Awaited<ReturnType<typeof limited.player>>;

const listOf = async (player: Player): Promise<Lootbox[]> => (await player.call('GET', '/api/player/lootboxes')).json();
const open = (player: Player, id: number) => player.call('POST', `/api/player/lootboxes/${id}/activation`);
const codeOf = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;

async function aBox(player: Player, items: BoxItem[]): Promise<number> {
  await limited.database.tx((tx) => limited.house.loyalty.giveLootboxes(tx, [aGrant(player, items)]));
  return (await listOf(player))[0]?.id as number;
}

const mind = () => limited.house.tasks['loyalty.mind']({}, { attempt: 1, signal: undefined });

describe('the life of a box', () => {
  test('[WHEEL-04] what is over, taken away or somebody else’s cannot be opened', async () => {
    const [player, other] = [await limited.player(), await limited.player()];
    const id = await aBox(player, [{ weight: 1, prize: cash }]);
    expect(codeOf(await open(other, id))).toBe('NOT_FOUND');
    expect(codeOf(await open(player, 999_999_999))).toBe('NOT_FOUND');
    expect(await listOf(other)).toEqual([]);
    await limited.database.query("update loyalty_lootbox set stage = 'canceled' where id = $1", [id]);
    expect(codeOf(await open(player, id))).toBe('LOOTBOX_OVER');
    expect((await listOf(player))[0]).toMatchObject({ stage: 'canceled' });
    const second = await aBox(player, [{ weight: 1, prize: cash }]);
    limited.clock.advanceMs(7 * dayMs);
    await player.browser.signIn(player.email);
    expect(codeOf(await open(player, second))).toBe('LOOTBOX_OVER');
    // Its time is over before the job has written that down.
    expect((await listOf(player))[0]).toMatchObject({ id: second, stage: 'expired' });
    await mind();
    const { rows } = await limited.database.query('select stage from loyalty_lootbox where id = $1', [second]);
    expect(rows).toEqual([{ stage: 'expired' }]);
    expect(await limited.news('loyalty.lootbox_changed', player.playerId)).toHaveLength(3);
  });

  test('[PR-01] who may receive nothing draws nothing, and a break stops the clock', async () => {
    const player = await limited.player();
    const id = await aBox(player, [{ weight: 1, prize: cash }]);
    const due = new Date((await listOf(player))[0]?.valid_until ?? 0).getTime();
    await player.call('POST', '/api/user_limits', { type: 'coolingoff', period: 'week' });
    await limited.follow('loyalty-box-breaks');
    await player.browser.signIn(player.email);
    const refused = await open(player, id);
    expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'EXCLUDED']);
    limited.clock.advanceMs(6 * dayMs);
    await mind();
    limited.clock.advanceMs(2 * dayMs);
    await limited.mind();
    await mind();
    await player.browser.signIn(player.email);
    // The break is over, and as long as it lasted the box is there longer.
    const [box] = await listOf(player);
    expect(box?.stage).toBe('issued');
    expect(new Date(box?.valid_until ?? 0).getTime()).toBeGreaterThan(due + 7 * dayMs);
    // Somebody who is to be given nothing draws nothing.
    const mayBeGiven = (may: boolean) =>
      limited.database.tx((tx) => limited.house.identity.setCanIssue(tx, player.playerId, may));
    await mayBeGiven(false);
    const nonce = async () => (await player.call('GET', '/api/studio/fair?mode=real')).json().nonce;
    const before = await nonce();
    expect(codeOf(await open(player, id))).toBe('BONUS_NOT_FOR_YOU');
    expect(await nonce()).toBe(before);
    await mayBeGiven(true);
    limited.clock.advanceMs(8 * dayMs);
    await mind();
    await player.browser.signIn(player.email);
    expect((await listOf(player))[0]?.stage).toBe('expired');
  });

  test('an exclusion stops the clock, too: nothing is lost by it', async () => {
    const player = await limited.player();
    const id = await aBox(player, [{ weight: 1, prize: cash }]);
    await player.call('POST', '/api/user_limits', { type: 'selfexclusion', period: 'month_6' });
    await limited.follow('loyalty-box-breaks');
    limited.clock.advanceMs(30 * dayMs);
    await mind();
    await player.browser.signIn(player.email);
    expect((await listOf(player))[0]).toMatchObject({ id, stage: 'issued' });
    expect(codeOf(await open(player, id))).toBe('EXCLUDED');
  });
});
