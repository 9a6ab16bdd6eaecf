import { Client } from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { listEntries } from '../../audit/index.ts';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { aCashout, aDeposit } from '../../payments/testing/test-payments.ts';
import { aPicture } from '../../verification/testing/files.ts';
import { auditLedger, credit, readWallets } from '../../wallet/index.ts';
import { aDifference, aWaitingCashout } from '../testing/desk-things.ts';
import { sharedStaff, type TestMember } from '../testing/test-staff.ts';

const database = sharedDatabase();
const room = sharedStaff(database);
let first: TestMember;
let second: TestMember;
let picture: Buffer;
beforeAll(async () => {
  picture = await aPicture('jpeg');
  first = await room.member('payments');
  second = await room.member('payments');
});

const reason = 'looked into it by telephone';
const kindsAbout = async (kind: string, id: number) =>
  (await listEntries(database, { limit: 500 }))
    .filter((entry) => entry.target?.kind === kind && entry.target.id === String(id))
    .map((entry) => [entry.kind, entry.actor.id]);

describe('the queue of cashouts', () => {
  test('shows what waits with its signals, the oldest first, and what happened to one', async () => {
    const [a, b] = [await aWaitingCashout(room.cashbox), await aWaitingCashout(room.cashbox)];
    const { cashouts, waiting } = (await first.get('/api/staff/cashouts')).json();
    const ids = cashouts.map((one: { id: number }) => one.id);
    expect(ids.indexOf(a)).toBeLessThan(ids.indexOf(b));
    expect(waiting).toBe(cashouts.length);
    const one = cashouts.find(({ id }: { id: number }) => id === a);
    expect(one).toMatchObject({ state: 'pending', verdict: 'review', approvals_needed: 1, approvals: [] });
    expect(one.signals).toContain('first_cashout');

    const file = (await first.get(`/api/staff/payments/${a}`)).json();
    expect(file.events.map((event: { to: string }) => event.to)).toEqual(['reserved', 'pending']);
    expect(file.ledger).toMatchObject([{ reason: 'hold', cash_cents: -4000, reserved_cents: 4000 }]);
    expect(await kindsAbout('payment', a)).toEqual([['staff.payment_viewed', first.id]]);
    expect((await first.get('/api/staff/payments/999999999')).statusCode).toBe(404);
  });

  test('agreed to, it goes to the provider; a colleague who comes later is told that it has moved on', async () => {
    const id = await aWaitingCashout(room.cashbox);
    const answers = await Promise.all(
      [first, second].map((member) => member.post(`/api/staff/payments/${id}/approval`)),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    await room.cashbox.payments.mind(id);
    expect(await room.cashbox.state(id)).toBe('processing');
    const late = await second.post(`/api/staff/payments/${id}/rejection`, { reason });
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'PAYMENT_MOVED']);
  });

  test('refused, the money is back at once and the player reads why', async () => {
    const id = await aWaitingCashout(room.cashbox);
    expect((await first.post(`/api/staff/payments/${id}/rejection`, { reason: 'x' })).statusCode).toBe(422);
    const refused = (await first.post(`/api/staff/payments/${id}/rejection`, { reason })).json();
    expect(refused).toMatchObject({ state: 'rejected', cancellation_reason: reason });
    expect(await room.cashbox.balance(refused.player_id)).toEqual({ cash: 10_000_00n, reserved: 0n });
  });

  test('above the set amount two people must agree, and one cannot be both', async () => {
    const id = await aWaitingCashout(room.cashbox, '2500.00');
    const once = (await first.post(`/api/staff/payments/${id}/approval`)).json();
    expect(once).toMatchObject({ state: 'pending', approvals_needed: 2, approvals: [{ id: first.id }] });
    const again = await first.post(`/api/staff/payments/${id}/approval`);
    expect([again.statusCode, again.json().error.code]).toEqual([409, 'SECOND_PERSON_NEEDED']);
    await second.post(`/api/staff/payments/${id}/approval`);
    await room.cashbox.payments.mind(id);
    expect(await room.cashbox.state(id)).toBe('processing');
  });

  test('payments are found by player, state and reference', async () => {
    const id = await aWaitingCashout(room.cashbox);
    const { player_id, reference } = (await first.get(`/api/staff/payments/${id}`)).json();
    for (const query of [`player=${player_id}`, `reference=${reference}`, `state=pending&player=${player_id}`]) {
      const { payments } = (await first.get(`/api/staff/payments?${query}`)).json();
      expect(
        payments.map((one: { id: number }) => one.id),
        query,
      ).toEqual([id]);
    }
    const none = (await first.get(`/api/staff/payments?player=${player_id}&state=succeeded`)).json();
    expect(none.payments).toEqual([]);
    expect((await first.get('/api/staff/payments?state=lost')).statusCode).toBe(422);
  });
});

describe('the player behind a payment', () => {
  /** A player of identity with a name, a document, money paid in and out, and a cashout that waits. */
  async function aKnownPlayer(name: { first: string; last: string }) {
    const { playerId, upload } = await room.player();
    await database.query('update identity_player set first_name = $2, last_name = $3 where id = $1', [
      playerId,
      name.first,
      name.last,
    ]);
    await upload(picture, { fileName: 'passport.jpg' });
    const { player, standing } = await room.cashbox.player();
    room.cashbox.players.set(playerId, { id: playerId, player: { ...player, id: playerId }, standing });
    for (const amount of ['50.00', '70.00']) {
      const { reference } = await room.cashbox.start(playerId, aDeposit({ amount }));
      await room.cashbox.tell(room.cashbox.fake.decide(reference, 'succeeded'));
    }
    await room.cashbox.start(playerId, aDeposit({ amount: '99.00' }));
    const { id } = await room.cashbox.start(playerId, aCashout({ amount: '30.00' }));
    await room.cashbox.payments.mind(id);
    return { playerId, id };
  }
  const inQueue = async (member: TestMember, id: number) => {
    const { cashouts } = (await member.get('/api/staff/cashouts')).json();
    return cashouts.find((one: { id: number }) => one.id === id);
  };

  test('[F-96] stands beside each cashout: name, balance, documents, money in and out', async () => {
    const { playerId, id } = await aKnownPlayer({ first: 'Caroline', last: 'Komet' });
    const expected = {
      id: playerId,
      person: {
        name: 'Caroline K.',
        verified: false,
        locked: false,
        documents: { pending: 1, approved: 0, not_approved: 0 },
        wallets: [{ currency: 'EUR', cash_cents: 9_000, bonus_cents: 0, reserved_cents: 3_000 }],
      },
      money: [
        {
          currency: 'EUR',
          deposits: 2,
          deposited_cents: 12_000,
          cashouts: 0,
          cashed_out_cents: 0,
          net_cents: 12_000,
        },
      ],
    };
    expect((await inQueue(first, id)).player).toMatchObject(expected);
    expect((await first.get(`/api/staff/payments/${id}`)).json().player).toMatchObject(expected);
    const found = (await first.get(`/api/staff/payments?player=${playerId}`)).json().payments;
    expect(new Set(found.map((one: { player_name: string }) => one.player_name))).toEqual(new Set(['Caroline K.']));

    await first.post(`/api/staff/payments/${id}/approval`);
    await room.cashbox.payments.mind(id);
    const { reference } = (await first.get(`/api/staff/payments/${id}`)).json();
    await room.cashbox.tell(room.cashbox.fake.decide(reference, 'succeeded'));
    const after = (await first.get(`/api/staff/payments/${id}`)).json();
    expect(after.player.money).toMatchObject([{ cashouts: 1, cashed_out_cents: 3_000, net_cents: 9_000 }]);
    expect(after.player.person.wallets).toMatchObject([{ cash_cents: 9_000, reserved_cents: 0 }]);
  });

  test('[F-96] each cashout has its own player', async () => {
    const one = await aKnownPlayer({ first: 'Ida', last: 'Eins' });
    const two = await aKnownPlayer({ first: 'Ole', last: 'Zwei' });
    expect((await inQueue(first, one.id)).player).toMatchObject({ id: one.playerId, person: { name: 'Ida E.' } });
    expect((await inQueue(first, two.id)).player).toMatchObject({ id: two.playerId, person: { name: 'Ole Z.' } });
  });

  test('[F-96] a member who may not read players sees the number and the money, and nothing of the person', async () => {
    const { playerId, id } = await aKnownPlayer({ first: 'Nemo', last: 'Niemand' });
    await database.query(
      "insert into staff_role (name, title, permissions) values ('cashier', 'Cashier', array['payments.read'])",
    );
    const cashier = await room.member('cashier');
    const seen = await inQueue(cashier, id);
    expect(seen.player).toMatchObject({ id: playerId, person: null, money: [{ deposited_cents: 12_000 }] });
    for (const path of ['cashouts', `payments/${id}`, `payments?player=${playerId}`, 'corrections']) {
      const answer = await cashier.get(`/api/staff/${path}`);
      expect([answer.statusCode, answer.body.includes('Niemand')], path).toEqual([200, false]);
    }
    expect((await cashier.get(`/api/staff/players/${playerId}`)).statusCode).toBe(403);
  });

  test('[F-96] a page of the queue costs as many queries as one cashout', async () => {
    const cost = async () => {
      const asked = vi.spyOn(Client.prototype, 'query');
      await first.get('/api/staff/cashouts');
      // What reads players and their money; the look at the session comes in its own rhythm.
      const texts = asked.mock.calls.map(([query]) => JSON.stringify(query));
      asked.mockRestore();
      return texts.filter((text) => /payments_|identity_player|wallet_|verification_/.test(text)).length;
    };
    await aKnownPlayer({ first: 'Una', last: 'Prima' });
    const before = await cost();
    for (let more = 0; more < 3; more += 1) await aKnownPlayer({ first: 'Una', last: `No ${more}` });
    expect(before).toBeGreaterThan(4);
    expect(await cost()).toBe(before);
  });

  test('[F-97] steps of a payment name the member who took them', async () => {
    const { id } = await aKnownPlayer({ first: 'Otto', last: 'Schritt' });
    await first.post(`/api/staff/payments/${id}/approval`);
    const { events } = (await first.get(`/api/staff/payments/${id}`)).json();
    expect(events.at(-1)).toMatchObject({ actor: 'staff', actor_id: first.id, actor_name: 'A payments' });
    expect(events[0]).toMatchObject({ actor: 'player', actor_name: null });
  });
});

test('a difference is ended once, with a reason', async () => {
  const id = await aDifference(room.cashbox);
  const { differences } = (await first.get('/api/staff/differences?settled=false')).json();
  expect(differences[0]).toMatchObject({ id, kind: 'wrong_amount', amount_cents: 1, expected_amount_cents: 5000 });
  const settled = await first.post(`/api/staff/differences/${id}/settlement`, { reason, outcome: 'noted' });
  expect(settled.json()).toMatchObject({ settled: { settlement: reason } });
  const again = await second.post(`/api/staff/differences/${id}/settlement`, { reason, outcome: 'noted' });
  expect(again.statusCode).toBe(409);
});

describe('[PP-34] a correction', () => {
  const cashOf = async (playerId: number) => (await readWallets(database, playerId))[0]?.cash ?? 0n;
  const ask = async (body: object) => first.post('/api/staff/corrections', { reason, currency: 'EUR', ...body });

  test('is a transfer of its own that two people stand for; the wrong one stays', async () => {
    const { playerId } = await room.player();
    const before = await cashOf(playerId);
    const asked = await ask({ player_id: playerId, amount_cents: 700 });
    expect(asked.statusCode, asked.body).toBe(201);
    const { id } = asked.json();
    expect(await cashOf(playerId)).toBe(before);

    const own = await first.post(`/api/staff/corrections/${id}/approval`);
    expect([own.statusCode, own.json().error.code]).toEqual([409, 'SECOND_PERSON_NEEDED']);
    const agreed = await second.post(`/api/staff/corrections/${id}/approval`);
    expect(agreed.json()).toMatchObject({
      state: 'approved',
      asked_by: { id: first.id },
      decided_by: { id: second.id },
    });
    expect(await cashOf(playerId)).toBe(before + 700n);
    expect((await second.post(`/api/staff/corrections/${id}/approval`)).json()).toMatchObject({
      errors: { correction: { decided: expect.any(String) } },
    });

    const { rows } = await database.query(
      `select t.id from wallet_transfer t join wallet_account a on a.id = t.account_id
       where a.player_id = $1 and t.reason = 'correction'`,
      [playerId],
    );
    const corrects = Number(rows[0]?.id);
    const back = (await ask({ player_id: playerId, amount_cents: -700, corrects })).json();
    await second.post(`/api/staff/corrections/${back.id}/approval`);
    expect(await cashOf(playerId)).toBe(before);
    expect(await kindsAbout('correction', back.id)).toContainEqual(['staff.correction_approved', second.id]);
  });

  test('two who agree at the same moment move the money once', async () => {
    const { playerId } = await room.player();
    const before = await cashOf(playerId);
    const third = await room.member('admin');
    const { id } = (await ask({ player_id: playerId, amount_cents: 50 })).json();
    const answers = await Promise.all(
      [second, third].map((member) => member.post(`/api/staff/corrections/${id}/approval`)),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 422]);
    expect(await cashOf(playerId)).toBe(before + 50n);
  });

  test('never takes more than there is, and stays open until it fits or is refused', async () => {
    const { playerId } = await room.player();
    const before = await cashOf(playerId);
    const { id } = (await ask({ player_id: playerId, amount_cents: -1 - Number(before) })).json();
    const agreed = await second.post(`/api/staff/corrections/${id}/approval`);
    expect(agreed.json()).toMatchObject({ errors: { amount_cents: { not_enough_money: expect.any(String) } } });
    const refused = await first.post(`/api/staff/corrections/${id}/refusal`, { reason });
    expect(refused.json()).toMatchObject({ state: 'refused', decision: reason });
    expect(await cashOf(playerId)).toBe(before);
  });

  test('names a line of that very wallet, or none', async () => {
    const [{ playerId }, other] = [await room.player(), await room.player()];
    const key = crypto.randomUUID();
    const money = {
      currency: 'EUR' as const,
      amount: 5n,
      key,
      reason: 'demo_grant' as const,
      house: 'demo_money' as const,
    };
    await database.tx((tx) => credit(tx, { playerId: other.playerId, ...money }));
    const { rows } = await database.query('select id from wallet_transfer where key = $1', [key]);
    const corrects = Number(rows[0]?.id);
    const answer = await ask({ player_id: playerId, amount_cents: 5, corrects });
    expect(answer.json()).toMatchObject({ errors: { corrects: { unknown: expect.any(String) } } });
    for (const body of [{ amount_cents: 0 }, { amount_cents: 1.5 }, { amount_cents: 10 ** 16 }, { player_id: -1 }]) {
      expect((await ask({ player_id: playerId, amount_cents: 5, ...body })).statusCode).toBe(422);
    }
    expect((await ask({ player_id: 999_999_999, amount_cents: 5 })).statusCode).toBe(404);
  });

  test('the books agree with all of it', async () => {
    expect(await auditLedger(database)).toEqual([]);
  });
});

describe('several cashouts at once', () => {
  test('[OPS-19] each is judged by itself, and what is refused changes nothing of the others', async () => {
    const ids = [await aWaitingCashout(room.cashbox), await aWaitingCashout(room.cashbox)];
    const moved = await aWaitingCashout(room.cashbox);
    await first.post(`/api/staff/payments/${moved}/rejection`, { reason });
    const decide = (member: TestMember, body: object) => member.post('/api/staff/cashouts/decisions', body);
    const payments = [...ids, moved, 999_999_999, ids[0]];
    const answer = await decide(first, { decision: 'approve', payments });
    expect(answer.json()).toEqual({
      results: [
        { id: ids[0], outcome: 'approved', code: null },
        { id: ids[1], outcome: 'approved', code: null },
        { id: moved, outcome: 'refused', code: 'PAYMENT_MOVED' },
        { id: 999_999_999, outcome: 'refused', code: 'NOT_FOUND' },
      ],
    });
    const again = await decide(first, { decision: 'approve', payments: ids });
    expect(again.json().results.map(({ code }: { code: string }) => code)).toEqual(['PAYMENT_MOVED', 'PAYMENT_MOVED']);
    expect(await kindsAbout('payment', ids[0] ?? 0)).toContainEqual(['staff.cashout_approved', first.id]);
    const other = await aWaitingCashout(room.cashbox);
    expect((await decide(first, { decision: 'reject', payments: [other] })).statusCode).toBe(422);
    expect((await decide(first, { decision: 'approve', payments: [] })).statusCode).toBe(422);
    const refused = await decide(first, { decision: 'reject', reason, payments: [other] });
    expect(refused.json().results).toEqual([{ id: other, outcome: 'rejected', code: null }]);
  });

  test('[OPS-19] above the set amount the first agreement waits for a second person', async () => {
    const id = await aWaitingCashout(room.cashbox, '2500.00');
    const body = { decision: 'approve', payments: [id] };
    const one = await first.post('/api/staff/cashouts/decisions', body);
    expect(one.json().results).toEqual([{ id, outcome: 'agreed_first', code: null }]);
    const same = await first.post('/api/staff/cashouts/decisions', body);
    expect(same.json().results).toEqual([{ id, outcome: 'refused', code: 'SECOND_PERSON_NEEDED' }]);
    expect((await second.post('/api/staff/cashouts/decisions', body)).json().results[0].outcome).toBe('approved');
  });
});
