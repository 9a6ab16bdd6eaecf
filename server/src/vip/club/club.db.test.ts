import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LimitedHouse, openLimitedHouse } from '../../../../test/limited-house.ts';
import { writePast } from '../../wallet/testing/test-journal.ts';
import { author } from '../testing/an-adventure.ts';

let house: LimitedHouse;
beforeAll(async () => {
  house = await openLimitedHouse('2026-02-15T12:00:00Z');
});
afterAll(() => house.close());

type Player = Awaited<ReturnType<LimitedHouse['player']>>;
const club = () => house.house.vip.desk.club;
const dayMs = 24 * 60 * 60 * 1000;
async function aMember(group?: number): Promise<Player> {
  const player = await house.player();
  const add = group === undefined ? [] : [group];
  await house.database.tx((tx) => house.house.identity.changeGroups(tx, { playerId: player.playerId, add }));
  return player;
}
const list = (quarter: 'this' | 'last' = 'this') => house.database.tx((tx) => club().list(tx, { quarter, after: 0 }));
const of = async ({ playerId }: Player, quarter?: 'this' | 'last') =>
  (await list(quarter)).find(({ player_id: id }) => id === playerId);
const give = ({ playerId }: Player, status: 'REGULAR' | 'BRONZE' | 'SILVER' | 'GOLD') =>
  house.database.tx((tx) => club().setStatus(tx, { playerId, status }, author(1)));
const told = async ({ playerId }: Player) =>
  (
    await house.database.query<{ title: string }>(
      'select title from notifications_personal where player_id = $1 order by id',
      [playerId],
    )
  ).rows.map(({ title }) => title);

describe('the list of the club', () => {
  test('[VIP-11] has the sums of a quarter against those of the currency, what they speak for, and signs that protect', async () => {
    const [star, bronze, nobody] = [await aMember(1117), await aMember(257), await aMember()];
    await writePast(house.database, { playerId: star.playerId }, [
      { at: '2025-12-30T00:00:00Z', reason: 'deposit', cash: 100n },
      { at: '2026-01-02T00:00:00Z', reason: 'deposit', cash: 6_000_000n },
      { at: '2026-01-03T02:00:00Z', reason: 'stake', cash: -6_000_000n },
    ]);
    expect(await of(star)).toMatchObject({
      status: 'REGULAR',
      currency: 'EUR',
      deposit_cents: 6_000_000,
      deposit_threshold_cents: 600_000,
      bet_cents: 6_000_000,
      bet_threshold_cents: 6_000_000,
      proposal: 'up',
      signs: { kept_from_gifts: null, limits: 0, reality_check_minutes: null, night_percent: null, at_risk: false },
    });
    expect(await of(star, 'last')).toMatchObject({ deposit_cents: 100, proposal: 'stay' });
    expect(await of(bronze)).toMatchObject({ status: 'BRONZE', proposal: 'notice', notice: null });
    expect(await of(nobody)).toBeUndefined();
    await star.set({ type: 'loss', period: 'day', accounts: [{ currency: 'EUR', amount_cents: 100 }] });
    expect((await of(star))?.signs.limits).toBe(1);
  });
});

describe('a status', () => {
  test('[VIP-04] is given by people, with a word to the player; not to whoever is on a break', async () => {
    const player = await aMember(1117);
    expect(await give(player, 'SILVER')).toMatchObject({ status: 'SILVER' });
    expect((await player.call('GET', '/api/player')).json().statuses).toContainEqual({ id: 258, name: 'Silver' });
    expect(await told(player)).toEqual(['Dein Status ist jetzt Silver']);
    await expect(give(player, 'SILVER')).rejects.toMatchObject({ code: 'state.not_allowed' });
    await player.set({ type: 'coolingoff', period: 'day' });
    await expect(give(player, 'GOLD')).rejects.toMatchObject({ code: 'player.excluded' });
  });

  test('[PR-01] is not raised, and no notice given, for whoever is at risk, who stands so in the list; it may be lowered', async () => {
    const player = await aMember(257);
    await house.database.query(
      `insert into protection_case (player_id, level, state, opened_why, opened_at, due_at)
       values ($1, 'act', 'open', 'signs', now(), now())`,
      [player.playerId],
    );
    expect((await of(player))?.signs).toMatchObject({ at_risk: true, kept_from_gifts: null });
    await expect(give(player, 'GOLD')).rejects.toMatchObject({ code: 'player.at_risk' });
    const notice = house.database.tx((tx) => club().giveNotice(tx, player.playerId, author(1)));
    await expect(notice).rejects.toMatchObject({ code: 'player.at_risk' });
    expect([await told(player), (await of(player))?.status]).toEqual([[], 'BRONZE']);
    const limited = await aMember(257);
    await limited.set({ type: 'loss', period: 'day', accounts: [{ currency: 'EUR', amount_cents: 100 }] });
    await limited.fund(1_000n);
    await limited.play(100n);
    expect((await of(limited))?.signs.kept_from_gifts).toBe('at_a_limit');
    await expect(give(limited, 'GOLD')).rejects.toMatchObject({ code: 'player.at_risk' });
  });

  test('is lowered behind a quarter’s notice, once told, and the highest never', async () => {
    const [player, diamond] = [await aMember(258), await aMember(759)];
    const notice = (to: Player) => house.database.tx((tx) => club().giveNotice(tx, to.playerId, author(1)));
    await expect(give(player, 'BRONZE')).rejects.toMatchObject({ code: 'state.not_allowed' });
    await expect(notice(diamond)).rejects.toMatchObject({ code: 'state.not_allowed' });
    expect(await notice(player)).toMatchObject({ notice: { by: 'Member 1' }, proposal: 'stay' });
    await expect(notice(player)).rejects.toMatchObject({ code: 'state.not_allowed' });
    expect(await told(player)).toEqual(['Zu deinem Status Silver']);
    house.clock.advanceMs(60 * dayMs);
    await expect(give(player, 'BRONZE')).rejects.toMatchObject({ code: 'state.not_allowed' });
    house.clock.advanceMs(80 * dayMs);
    expect(await of(player)).toMatchObject({ proposal: 'down' });
    expect(await give(player, 'BRONZE')).toMatchObject({ status: 'BRONZE', notice: null });
    await expect(give(diamond, 'GOLD')).rejects.toMatchObject({ code: 'state.not_allowed' });
  });
});
