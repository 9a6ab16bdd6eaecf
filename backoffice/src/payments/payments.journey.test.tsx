import { beforeAll, describe, expect, test } from 'vitest';
import {
  askForCashout,
  editPlayer,
  goThrough,
  type JourneyHouse,
  journeyHouse,
  lineOf,
  type Visitor,
  visit,
  wholeProfile,
} from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const walletOf = async (player: Visitor, currency: string) => {
  const wallets = await player.must<{ currency: string; amount_cents: number }[]>('GET', '/api/player/accounts');
  return wallets.find((wallet) => wallet.currency === currency)?.amount_cents;
};

describe('cashouts', () => {
  test('one waits with what speaks against it; rejected, the money is back and the player reads why', async () => {
    const player = await visit(house, '', { as: 'player', player: { currency: 'BTC' } });
    const id = await askForCashout(player);
    const desk = await visit(house, '/staff/payments', { as: 'payments' });
    const row = desk.within('row', new RegExp(`^Payment ?${id}\\b`));
    await row.sees('First cashout');
    await row.click(String(id), 'link');
    await desk.within('region', 'Ledger').sees('Set aside for the cashout');
    await desk.click('Reject');
    await goThrough(desk, 'Reject', 'Please use an address of your own.');
    await desk.within('region', 'Ledger').sees('Given back');
    const [payment] = await player.must<object[]>('GET', '/api/player/payments');
    expect(payment).toMatchObject({ state: 'rejected', cancellation_reason: 'Please use an address of your own.' });
    expect(await walletOf(player, 'BTC')).toBe(1_000_000);
    expect(await lineOf(house, desk, 'staff.cashout_rejected')).toMatchObject({
      reason: 'Please use an address of your own.',
    });
  });

  test('[F-96] the queue and the payment say who asks and what has moved so far', async () => {
    const player = await visit(house, '', { as: 'player', player: { currency: 'BTC' } });
    await editPlayer(player, wholeProfile);
    const id = await askForCashout(player);
    const desk = await visit(house, '/staff/payments', { as: 'payments' });
    const row = desk.within('row', new RegExp(`^Payment ?${id}\\b`));
    await row.sees('Caroline K.', `Id ${player.id}`, 'Not verified', 'just now');
    await row.click(String(id), 'link');
    await desk.sees('None handed in', 'Balance, BTC', 'Set aside, BTC');
    await desk.click('Caroline K.', 'link');
    await desk.isAt(`/staff/players/${player.id}`);
  });

  test('[OPS-19] several are agreed to at once, and the page says what became of each', async () => {
    const ids: number[] = [];
    for (let more = 0; more < 2; more += 1)
      ids.push(await askForCashout(await visit(house, '', { as: 'player', player: { currency: 'BTC' } })));
    const desk = await visit(house, '/staff/payments', { as: 'payments' });
    for (const id of ids) await desk.click(`Choose payment ${id}`, 'checkbox');
    await desk.sees('2 chosen');
    await desk.click('Agree to the chosen');
    for (const id of ids) await desk.sees(new RegExp(`Payment ${id} agreed, it goes to the provider now`));
    expect(await lineOf(house, desk, 'staff.cashout_approved')).toMatchObject({ target: { kind: 'payment' } });
  });

  test('[F-97] the menu counts it while it waits, and the history names who decided', async () => {
    const player = await visit(house, '', { as: 'player', player: { currency: 'BTC' } });
    const id = await askForCashout(player);
    const desk = await visit(house, `/staff/payments/${id}`, { as: 'payments' });
    const waiting = async () => {
      const text = (await desk.within('navigation', 'Back office').textsOf('link')).find((one) =>
        /^Payments/.test(one),
      );
      return Number(/\d+/.exec(text ?? '')?.[0] ?? 0);
    };
    await desk.within('navigation', 'Back office').finds('link', /^Payments ?\d+ waiting/);
    const before = await waiting();
    await desk.within('region', 'What happened').sees('The checks left it to people. ');
    await desk.click('Reject');
    await goThrough(desk, 'Reject', 'Please use an address of your own.');
    const { member } = await desk.must<{ member: { name: string } }>('GET', '/api/staff/state');
    const last = desk.within('row', /Rejected by us/);
    await last.sees(member.name, 'Rejected. The money is back in the wallet. “Please use an address of your own.”');
    await expect.poll(waiting, { timeout: 15_000 }).toBe(before - 1);
  });

  test('agreed to, it goes to the provider', async () => {
    const player = await visit(house, '', { as: 'player', player: { currency: 'BTC' } });
    const id = await askForCashout(player);
    const desk = await visit(house, `/staff/payments/${id}`, { as: 'payments' });
    await desk.click('Agree');
    await desk.within('dialog').sees('Bitcoin · bc1q');
    await desk.within('dialog').click('Yes, agree');
    await desk.sees('Agreed. It goes to the provider now.');
    await lineOf(house, desk, 'staff.cashout_approved');
    await desk.findsNot('button', 'Agree');
  });

  test.each(['support', 'auditor'] as const)('%s reads a cashout and decides nothing', async (role) => {
    const player = await visit(house, '', { as: 'player', player: { currency: 'BTC' } });
    const id = await askForCashout(player);
    const desk = await visit(house, `/staff/payments/${id}`, { as: role });
    await desk.finds('heading', `Payment ${id}`);
    await desk.findsNot('button', 'Agree');
    await desk.findsNot('button', 'Reject');
    const refused = await desk.call('POST', `/api/staff/payments/${id}/approval`, {});
    expect(refused.status).toBe(403);
    const [payment] = await player.must<object[]>('GET', '/api/player/payments');
    expect(payment).toMatchObject({ state: 'pending' });
    expect(await lineOf(house, desk, 'staff.call_refused')).toMatchObject({ detail: { call: 'approveCashout' } });
  });
});

describe('corrections', () => {
  async function ask(desk: Visitor, player: Visitor, amount: string, reason: string) {
    await desk.click('New correction');
    const dialog = desk.within('dialog');
    await dialog.fill('Player id', String(player.id));
    await dialog.fill('Amount', amount);
    await goThrough(desk, 'Ask for it', reason);
    await desk.sees('Asked for. Somebody else has to agree.');
  }

  test.each([
    ['15', 101_500, 'given'],
    ['-25.00', 97_500, 'taken'],
  ])('%s euros asked for by one and agreed to by another: %i are there (%s)', async (amount, after, word) => {
    const player = await visit(house, '', { as: 'player' });
    const first = await visit(house, '/staff/payments/corrections', { as: 'payments' });
    const reason = `A round of player ${player.id} was ${word} twice`;
    await ask(first, player, amount, reason);
    expect(await walletOf(player, 'EUR')).toBe(100_000);
    expect(await lineOf(house, first, 'staff.correction_asked')).toMatchObject({ reason });
    const second = await visit(house, '/staff/payments/corrections', { as: 'payments' });
    const row = second.within('row', new RegExp(reason));
    await row.sees('Waits for a second person');
    await row.click('Agree');
    await second.within('dialog').click('Yes, agree');
    await second.sees('Done. The line is in the ledger.');
    await row.sees('Done');
    expect(await walletOf(player, 'EUR')).toBe(after);
    await lineOf(house, second, 'staff.correction_approved');
  });

  test('nobody agrees to their own: no button, and the server refuses', async () => {
    const player = await visit(house, '', { as: 'player' });
    const desk = await visit(house, '/staff/payments/corrections', { as: 'admin' });
    await ask(desk, player, '700', `Own wish about ${player.id}`);
    const row = desk.within('row', new RegExp(`Own wish about ${player.id}`));
    await row.sees('Waits for a second person');
    await row.findsNot('button', 'Agree');
    const { corrections } = await desk.must<{ corrections: { id: number; player_id: number }[] }>(
      'GET',
      '/api/staff/corrections',
    );
    const own = corrections.find((one) => one.player_id === player.id);
    const refused = await desk.call('POST', `/api/staff/corrections/${own?.id}/approval`, {});
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ error: { code: 'SECOND_PERSON_NEEDED' } });
    expect(await walletOf(player, 'EUR')).toBe(100_000);
  });

  test('refused with a reason, nothing moves', async () => {
    const player = await visit(house, '', { as: 'player' });
    const first = await visit(house, '/staff/payments/corrections', { as: 'payments' });
    await ask(first, player, '900', `A doubt about ${player.id}`);
    const second = await visit(house, '/staff/payments/corrections', { as: 'admin' });
    const row = second.within('row', new RegExp(`A doubt about ${player.id}`));
    await row.click('Refuse');
    await goThrough(second, 'Refuse', 'The round was right');
    await row.sees('Refused');
    await row.findsNot('button');
    expect(await walletOf(player, 'EUR')).toBe(100_000);
    expect(await lineOf(house, second, 'staff.correction_refused')).toMatchObject({ reason: 'The round was right' });
  });

  test('more than the wallet holds is not taken, and the dialog says so', async () => {
    const player = await visit(house, '', { as: 'player' });
    const first = await visit(house, '/staff/payments/corrections', { as: 'payments' });
    await ask(first, player, '-999999', `Too much from ${player.id}`);
    const second = await visit(house, '/staff/payments/corrections', { as: 'admin' });
    await second.within('row', new RegExp(`Too much from ${player.id}`)).click('Agree');
    await second.within('dialog').click('Yes, agree');
    await second.within('dialog').sees('The wallet does not hold as much.');
    expect(await walletOf(player, 'EUR')).toBe(100_000);
  });

  test.each(['support', 'auditor'] as const)('%s sees corrections and asks for none', async (role) => {
    const desk = await visit(house, '/staff/payments/corrections', { as: role });
    await desk.finds('heading', 'Payments');
    await desk.findsNot('button', 'New correction');
    const body = { reason: 'I should not', player_id: 1, currency: 'EUR', amount_cents: 100, corrects: null };
    expect((await desk.call('POST', '/api/staff/corrections', body)).status).toBe(403);
  });
});
