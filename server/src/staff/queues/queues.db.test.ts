import { describe, expect, test } from 'vitest';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { aPicture } from '../../verification/testing/files.ts';
import { aDifference, aWaitingCashout } from '../testing/desk-things.ts';
import { sharedStaff, type TestMember } from '../testing/test-staff.ts';

const database = sharedDatabase();
const room = sharedStaff(database);

type Queue = { name: string; open: number; oldest_at: string | null };
/** Without how long each may wait, which is another test's. */
const queuesOf = async (member: TestMember): Promise<Queue[]> =>
  (await member.get('/api/staff/queues'))
    .json()
    .queues.map(({ promise_minutes: _, ...queue }: Queue & { promise_minutes: number | null }) => queue);
const named = (queues: Queue[], name: string) => queues.find((queue) => queue.name === name);

describe('what waits', () => {
  test('[F-97, OPS-05] is counted for each queue, with the age of the oldest and against its promise', async () => {
    const admin = await room.member('admin');
    expect(await queuesOf(admin)).toEqual(
      [
        ...['documents', 'chats', 'letters', 'cashouts', 'differences', 'corrections', 'reviews', 'mart_orders'],
        'point_corrections',
        'contests',
        'draws',
        ...['referrals', 'manual_results', 'quarantine', 'protection_cases', 'content_reviews'],
        ...['flags', 'overrides', 'claims', 'proposals', 'campaign_approvals'],
        'partner_payouts',
      ].map((name) => ({ name, open: 0, oldest_at: null })),
    );

    const asked = room.cashbox.clock.now().toISOString();
    const cashout = await aWaitingCashout(room.cashbox);
    room.cashbox.clock.advanceMs(60_000);
    await aWaitingCashout(room.cashbox);
    await aDifference(room.cashbox);
    const handedIn = room.clock.now().toISOString();
    const player = await room.player();
    await player.upload(await aPicture('jpeg'), { fileName: 'passport.jpg' });
    const body = { reason: 'counted twice', player_id: player.playerId, currency: 'EUR', amount_cents: 100 };
    const { id } = (await admin.post('/api/staff/corrections', body)).json();
    await player.post('/api/send_contact_message', { contact: { email: 'a@example.com', content: 'A question' } });

    const queues = await queuesOf(admin);
    expect(named(queues, 'cashouts')).toEqual({ name: 'cashouts', open: 2, oldest_at: asked });
    expect(named(queues, 'documents')).toEqual({ name: 'documents', open: 1, oldest_at: handedIn });
    const aged = (await admin.get('/api/staff/overview/queues')).json().queues;
    expect(named(aged, 'documents')).toMatchObject({ open: 1, ages: [1, 0, 0, 0] });
    for (const name of ['differences', 'corrections', 'letters']) {
      expect(named(queues, name), name).toMatchObject({ open: 1, oldest_at: expect.any(String) });
    }

    await admin.post(`/api/staff/payments/${cashout}/rejection`, { reason: 'not yours' });
    await admin.post(`/api/staff/corrections/${id}/refusal`, { reason: 'it was right' });
    const after = await queuesOf(admin);
    expect(named(after, 'cashouts')?.open).toBe(1);
    expect(named(after, 'corrections')).toEqual({ name: 'corrections', open: 0, oldest_at: null });
  });

  test('orders count until they are sent, corrections of points until a second person decides', async () => {
    const admin = await room.member('admin');
    const { playerId } = await room.player();
    const at = room.clock.now();
    const orders = ['placed', 'confirmed', 'sent', 'delivered', 'canceled'];
    for (const [place, state] of orders.entries()) {
      await database.query(
        `insert into loyalty_order (player_id, key, input_hash, promotion_id, version, card, type, texts, quantity, points,
           currency, state, address, paid_from, placed_at, changed_at)
         values ($1, $2, '', 1, 1, 'mug', 'goods', '{}', 1, 1, 'EUR', $2, '{}', '[]', $3, $3)`,
        [playerId, state, new Date(at.getTime() + place * 1000)],
      );
    }
    await database.query(
      `insert into loyalty_correction (player_id, chargeable, persistent, reason, proposed_by, proposed_by_name, proposed_at,
         state, decided_by, decided_by_name, decided_at)
       values ($1, 1, 0, 'counted twice', 1, 'Ada', $2, 'proposed', null, null, null),
         ($1, 1, 0, 'counted twice', 1, 'Ada', $2, 'agreed', 2, 'Omar', $2)`,
      [playerId, at],
    );
    const queues = await queuesOf(admin);
    const oldest_at = at.toISOString();
    expect(named(queues, 'mart_orders')).toEqual({ name: 'mart_orders', open: 2, oldest_at });
    expect(named(queues, 'point_corrections')).toEqual({ name: 'point_corrections', open: 1, oldest_at });
  });

  test.each([
    ['support', ['chats', 'letters', 'cashouts', 'differences', 'corrections', 'reviews', 'contests', 'draws']],
    ['verification', ['documents']],
    ['payments', ['cashouts', 'differences', 'corrections']],
    ['games', ['reviews', 'mart_orders', 'point_corrections', 'contests', 'draws', 'referrals', 'quarantine']],
  ])('[F-97] %s is told of the queues it may open, and of no other', async (role, names) => {
    const member = await room.member(role);
    expect((await queuesOf(member)).map(({ name }) => name)).toEqual(names);
  });

  test('[F-97] nobody at the door is told anything', async () => {
    expect((await room.browser().get('/api/staff/queues')).statusCode).toBe(401);
  });
});
