import { describe, expect, test } from 'vitest';
import { sharedLimitedHouse } from '../../../../test/limited-house.ts';
import { listEntries } from '../../audit/index.ts';
import { aCoupon } from '../../promotions/testing/a-rule.ts';
import { makeLive, member as promoter } from '../../promotions/testing/make-live.ts';
import { deskOf, member } from '../testing/desk-of.ts';

const limited = sharedLimitedHouse();
const { inTx, open, read, by } = deskOf(limited);
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
const messagesOf = async (player: Awaited<ReturnType<typeof limited.player>>) =>
  (await player.call('GET', '/api/player/protection/messages')).json();

describe('[OPS-36] a case', () => {
  test('is written about, waited for and closed; each step counts a version and leaves a line', async () => {
    const player = await limited.player();
    const opened = await open(player.playerId, 'watch');
    expect(opened).toMatchObject({ state: 'open', level: 'watch', opened_by: 'Officer 1', version: 1, is_late: false });
    const called = await inTx((tx, desk) =>
      desk.note(tx, by(2, opened), { channel: 'phone', isFromPlayer: true, said: 'Shifts changed at work.' }),
    );
    expect(called).toMatchObject({
      state: 'contact',
      version: 2,
      contacts: [{ channel: 'phone', is_from_player: true, said: 'Shifts changed at work.', by: 'Officer 2' }],
    });
    const waiting = await inTx((tx, desk) => desk.move(tx, by(2, called), 'wait'));
    const closed = await inTx((tx, desk) => desk.close(tx, by(2, waiting), 'limit_proposed'));
    expect(closed).toMatchObject({
      state: 'closed',
      outcome: 'limit_proposed',
      outcome_by: 'Officer 2',
      agreed_by: null,
    });
    // What was proposed is told to the player.
    expect(await messagesOf(player)).toMatchObject([{ template: 'limits' }]);
    const again = await inTx((tx, desk) => desk.move(tx, by(1, closed), 'reopen'));
    expect(again).toMatchObject({ state: 'open', outcome: null, closed_at: null });
    const lines = await listEntries(limited.database, { playerId: player.playerId, limit: 20 });
    expect(lines.filter(({ kind }) => kind.startsWith('protection.')).map(({ kind }) => kind)).toEqual([
      'protection.case_moved',
      'protection.case_moved',
      'protection.case_moved',
      'protection.contact_noted',
      'protection.case_opened',
    ]);
  });

  test('refuses a stale page, a double click and what cannot be done from where it is, and stays as it was', async () => {
    const { playerId } = await limited.player();
    const opened = await open(playerId);
    expect(await refusalOf(open(playerId))).toBe('case.open_already');
    const wait = () => inTx((tx, desk) => desk.move(tx, by(1, opened), 'wait'));
    expect((await Promise.all([refusalOf(wait()), refusalOf(wait())])).sort()).toEqual(['CHANGED_MEANWHILE', 'done']);
    const waiting = await read(opened.id);
    for (const [refused, code] of [
      [() => inTx((tx, desk) => desk.move(tx, by(1, waiting), 'reopen')), 'case.not_now'],
      [() => inTx((tx, desk) => desk.decide(tx, by(2, waiting), true)), 'case.not_now'],
      [() => inTx((tx, desk) => desk.move(tx, by(1, { ...waiting, id: 1 }), 'wait')), 'NOT_FOUND'],
      [() => inTx((tx, desk) => desk.open(tx, { playerId: 999_999_999, level: 'act', ...member(1) })), 'NOT_FOUND'],
    ] as const)
      expect(await refusalOf(refused())).toBe(code);
    expect(await read(opened.id)).toEqual(waiting);
  });

  test('[OPS-39] closes an account only when somebody else agrees; its owner can be declined that, too', async () => {
    const player = await limited.player();
    const opened = await open(player.playerId);
    const proposed = await inTx((tx, desk) => desk.close(tx, by(1, opened), 'account_closed'));
    expect(proposed).toMatchObject({ state: 'second_person', outcome: 'account_closed', is_own_outcome: true });
    expect(await refusalOf(inTx((tx, desk) => desk.decide(tx, by(1, proposed), true)))).toBe('SECOND_PERSON_NEEDED');
    const declined = await inTx((tx, desk) => desk.decide(tx, by(2, proposed), false));
    expect(declined).toMatchObject({ state: 'contact', outcome: null });
    const anew = await inTx((tx, desk) => desk.close(tx, by(1, declined), 'account_closed'));
    const agreed = await inTx((tx, desk) => desk.decide(tx, by(2, anew), true));
    expect(agreed).toMatchObject({ state: 'closed', outcome_by: 'Officer 1', agreed_by: 'Officer 2' });
    const { desk } = limited.house.identity;
    expect(await desk.blockOf(limited.database, player.playerId)).toMatchObject({ reason: 'player protection' });
  });

  test('[OPS-38] is written about in the player’s language: on the site, as a notice and by mail', async () => {
    const player = await limited.player();
    await limited.database.query("update identity_player set language = 'it' where id = $1", [player.playerId]);
    const opened = await open(player.playerId);
    const written = await inTx((tx, desk) =>
      desk.write(tx, by(1, opened), { template: 'check_in', ownWords: 'Scrivici pure.' }),
    );
    expect(written).toMatchObject({ state: 'contact', contacts: [{ template: 'check_in', title: 'Come stai?' }] });
    const [message] = await messagesOf(player);
    expect(message).toMatchObject({ template: 'check_in', title: 'Come stai?' });
    expect(message.text).toContain('Scrivici pure.');
    expect(await limited.mailsTo(player.email)).toContainEqual(expect.objectContaining({ subject: 'Come stai?' }));
    const notices = (await player.call('GET', '/api/notification_center/notifications')).json();
    expect(notices.map(({ title }: { title: string }) => title).join()).toContain('Come stai?');
    const other = await limited.player();
    expect(await messagesOf(other)).toEqual([]);
  });
});

describe('[OPS-37] while a case to act on is open', () => {
  test('nothing is given, offered or advertised; once it is closed everything is as before', async () => {
    const { playerId } = await limited.player();
    const { bonuses, promotions, notifications } = limited.house;
    const may = async () => (await bonuses.mayReceive(limited.database, [playerId])).has(playerId);
    const message = { title: 'An offer', text: 'For you' };
    const advertise = (key: string) =>
      limited.database.tx((tx) => notifications.write(tx, { playerIds: [playerId], kind: 'marketing', key, message }));
    expect([await may(), await advertise('before')]).toEqual([true, 1]);

    const opened = await open(playerId, 'watch');
    expect(await may()).toBe(true);
    await inTx((tx, desk) => desk.close(tx, by(1, opened), 'no_action'));

    const grave = await open(playerId, 'act');
    expect([await may(), await advertise('during')]).toEqual([false, 0]);
    const [known] = (await promotions.knownPlayers(limited.database, [playerId])).values();
    expect(known?.mayReceive).toBe(false);
    const why = await bonuses.whyNot(limited.database, [playerId]);
    expect(why.get(playerId)).toBe('in_review');

    await inTx((tx, desk) => desk.close(tx, by(1, grave), 'no_action'));
    expect([await may(), await advertise('after')]).toEqual([true, 1]);
  });

  test('a promotion grants nothing: a code opens when the case is closed', async () => {
    const player = await limited.player();
    const promotionId = await makeLive(limited, aCoupon({ rewards: [{ type: 'cash', amount: { EUR: 500 } }] }));
    const [code = ''] = await limited.database.tx((tx) =>
      limited.house.promotions.desk.makeCodes(
        tx,
        { promotionId, shared: undefined, count: 1, maxUses: 1, expiresAt: null },
        promoter(1).author,
      ),
    );
    const redeem = () => player.call('POST', '/api/bonuses/coupon', { coupon_code: code });
    const granted = async () =>
      (await limited.database.query('select 1 from promotions_grant where player_id = $1', [player.playerId])).rows
        .length;
    const opened = await open(player.playerId);
    const refused = await redeem();
    expect(await granted(), refused.body).toBe(0);
    await inTx((tx, desk) => desk.close(tx, by(1, opened), 'no_action'));
    const taken = await redeem();
    expect(await granted(), taken.body).toBe(1);
    expect(refused.body).not.toBe(taken.body);
  });
});
