import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StaffPartnerFile } from '@halley/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sharedLimitedHouse } from '../../../../test/limited-house.ts';
import type { Author } from '../../audit/index.ts';
import { writeEvents } from '../../kit/index.ts';
import { catchUp } from '../../kit/testing/catch-up.ts';
import { outcomeOf } from '../../kit/testing/outcome-of.ts';

const house = sharedLimitedHouse();
const author: Author = { actor: { kind: 'staff', id: 1, name: 'Ada' }, reason: 'a test' };
const ada = { id: 1, name: 'Ada' };
const bea = { id: 2, name: 'Bea' };
const desk = () => house.house.partners.desk;
const follow = 'partners-players';
// The ledger keeps the time of the database: every test begins where that is.
beforeEach(() => house.clock.advanceMs(Date.now() - house.clock.now().getTime()));

type Changed = Partial<{ contact: string; player_id: number; currency: 'EUR' | 'USD' }>;
const aPartner = (changed: Changed = {}) =>
  house.database.tx((tx) =>
    desk().add(
      tx,
      { name: `Partner ${randomUUID()}`, contact: 'desk@partner.test', currency: 'EUR', ...changed },
      author,
    ),
  );
const share = { share_percent: 25, admin_fee_percent: 0, deducts_bonus: true, carries_over: true };
const setPlan = (partner: StaffPartnerFile, changed: object = {}) =>
  house.database.tx((tx) =>
    desk().setPlan(
      tx,
      {
        id: partner.id,
        by: 'Ada',
        body: {
          from_version: partner.terms[0]?.version ?? 0,
          from_month: partner.created_at.slice(0, 7),
          reason: 'a test',
          ...share,
          ...changed,
        },
      },
      author,
    ),
  );
const read = (id: number) => desk().read(house.database, id);
const heard = async () => {
  await house.database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [follow]);
  await catchUp(house.database, house.house.partners.consumers[0]);
};
/** Somebody who came by a partner's link. */
const from = async (partner: { id: number }, registration: object = {}) => {
  const player = await house.player({ acquisition: { stag: `${partner.id}_visit` }, ...registration });
  await heard();
  return player;
};
const deposit = async (player: Awaited<ReturnType<typeof house.player>>, amount: bigint, paymentId: number) => {
  await player.deposit(amount);
  const { playerId } = player;
  const told = { playerId, paymentId, amount: String(amount), currency: 'EUR', method: 'visa', number: 1 };
  const at = house.clock.now().toISOString();
  await house.database.tx((tx) => writeEvents(tx, 'payments.deposited', [{ ...told, reference: randomUUID(), at }]));
  await heard();
};
const run = { attempt: 1, signal: undefined };
const close = () => house.house.partners.tasks['partners.close']();
/** The middle of the month after next, so that whatever was written is in a month that is over, at the end of a month too. */
const nextMonth = () => {
  const now = house.clock.now();
  house.clock.advanceMs(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 15) - now.getTime());
};

describe('[OPS-42] links', () => {
  test('a link counts its visit, names it, and leads to the page; whoever registers with it is the partner’s for good', async () => {
    const made = await aPartner();
    const link = { name: 'Front', brand: made.brands[0] ?? '', path: '/games', campaign: 'autumn' };
    const { links } = await house.database.tx((tx) => desk().addLink(tx, made.id, link, author));
    const path = new URL(links[0]?.url ?? '').pathname;
    const answer = await house.app.inject({ url: path });
    const target = new URL(answer.headers.location as string, 'http://localhost');
    expect([answer.statusCode, target.pathname, target.searchParams.get('utm_campaign')]).toEqual([
      302,
      '/games',
      'autumn',
    ]);
    const stag = target.searchParams.get('stag') ?? '';
    expect(stag).toMatch(new RegExp(`^${made.id}_[A-Za-z0-9]{20}$`));
    const player = await house.player({ acquisition: { stag } });
    await heard();
    await deposit(player, 5_000n, 1);
    await player.play(100n);
    // Told again after a crash: nothing is counted twice.
    await house.database.query('delete from kit_consumer where name = $1', [follow]);
    await heard();
    const file = await read(made.id);
    expect(file).toMatchObject({ players: 1, first_deposits: 1, links: [{ visits: 1, registrations: 1 }] });
    const sums = file.days.reduce((sum, day) => sum + day.visits + day.registrations + day.first_deposits, 0);
    expect(sums).toBe(3);
  });

  test('a link that nobody made leads to the first page and counts nothing', async () => {
    const answer = await house.app.inject({ url: '/go/abcdefgh' });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/']);
  });

  test('a name twice, a host of somebody else, an address inside: refused, and nothing has changed', async () => {
    const made = await aPartner();
    const again = { name: made.name, contact: 'a@partner.test', currency: 'EUR' as const };
    expect(await outcomeOf(house.database.tx((tx) => desk().add(tx, again, author)))).toBe('name.taken');
    const link = { name: 'Other', brand: 'elsewhere.test', path: '/' };
    expect(await outcomeOf(house.database.tx((tx) => desk().addLink(tx, made.id, link, author)))).toBe('brand.unknown');
    const hook = { event: 'registration' as const, url: 'https://10.0.0.1/', active: true };
    expect(await outcomeOf(house.database.tx((tx) => desk().setHook(tx, made.id, hook, author)))).toBe(
      'url.not_public',
    );
    const stale = { ...again, name: 'Another', version: 7, state: 'paused' as const, reason: 'a test' };
    expect(await outcomeOf(house.database.tx((tx) => desk().change(tx, made.id, stale, author)))).toBe(
      'CHANGED_MEANWHILE',
    );
    expect(await read(made.id)).toEqual(made);
  });
});

describe('[OPS-48] a partner is not paid for themselves', () => {
  test('the partner’s own mailbox, and the person behind the partner’s account', async () => {
    const self = await house.player();
    const made = await aPartner({ contact: 'Self@partner.test', player_id: self.playerId });
    const mail = await from(made, { email: 'self+two@partner.test' });
    const person = await from(made);
    await house.database.query(
      `update identity_player set first_name = 'Ada', last_name = 'Comet', date_of_birth = '1990-01-01' where id = any($1)`,
      [[self.playerId, person.playerId]],
    );
    await deposit(person, 1_000n, 2);
    const file = await read(made.id);
    expect(file.players).toBe(0);
    expect(file.own_players).toEqual([
      { player_id: mail.playerId, why: 'same_mail' },
      { player_id: person.playerId, why: 'same_person' },
    ]);
  });
});

describe('[OPS-43] postbacks', () => {
  const hits: { url: string; id: string; signature: string }[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    const { 'x-event-id': id, 'x-signature': signature } = request.headers;
    hits.push({ url: request.url ?? '', id: String(id), signature: String(signature) });
    response.writeHead(status).end('taken');
  });
  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
  afterAll(() => new Promise((done) => server.close(done)));

  test('are written once for what they are about, tried again until they are taken, and told by hand under the same id', async () => {
    const made = await aPartner();
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hit?e={event}&v={visit}&p={player}&a={amount}`;
    for (const event of ['registration', 'first_deposit', 'deposit'] as const) {
      await house.database.tx((tx) => desk().setHook(tx, made.id, { event, url, active: true }, author));
    }
    const player = await from(made);
    await deposit(player, 5_000n, 3);
    const { postbacks } = await desk().postbacks.list(house.database, { partnerId: made.id });
    expect(postbacks.map(({ event, state }) => [event, state])).toEqual([
      ['deposit', 'waiting'],
      ['first_deposit', 'waiting'],
      ['registration', 'waiting'],
    ]);
    const first = postbacks.find(({ event }) => event === 'first_deposit');
    const postbackId = first?.id ?? 0;
    const send = () => house.house.partners.tasks['partners.postback']({ postbackId }, run);
    const shown = async () =>
      (await desk().postbacks.list(house.database, { partnerId: made.id })).postbacks.find(
        ({ id }) => id === postbackId,
      );
    status = 500;
    await send();
    expect(await shown()).toMatchObject({ state: 'waiting', attempts: 1, status: 500 });
    status = 200;
    await send();
    await send();
    expect(await shown()).toMatchObject({ state: 'sent', attempts: 2, status: 200, answer: 'taken' });
    expect(hits).toHaveLength(2);
    expect(hits[1]?.url).toMatch(/^\/hit\?e=first_deposit&v=visit&p=[0-9a-f]{24}&a=50\.00$/);
    await house.database.tx((tx) => desk().postbacks.replay(tx, postbackId, author));
    await send();
    expect(new Set(hits.map(({ id }) => id))).toEqual(new Set([first?.event_id]));
    expect([hits.length, hits.every(({ signature }) => /^[0-9a-f]{64}$/.test(signature))]).toEqual([3, true]);
    // What was not taken for days is left to people.
    await house.database.tx((tx) => desk().postbacks.replay(tx, postbackId, author));
    status = 503;
    for (let time = 0; time < 7; time += 1) await send();
    expect(await shown()).toMatchObject({ state: 'failed', attempts: 7 });
  });
});

describe('[OPS-45] statements and payouts', () => {
  const ledger = async (playerId: number) => {
    const { rows } = await house.database.query<{ result: string }>(
      `select coalesce(sum(case when t.house = 'bonus_cost' then t.house_amount when t.house in ('games', 'corrections') then t.house_amount end), 0)::text
         as result from wallet_transfer t join wallet_account a on a.id = t.account_id where a.player_id = $1`,
      [playerId],
    );
    return BigInt(rows[0]?.result ?? 0);
  };
  const counted = async (partnerId: number) => {
    const { rows } = await house.database.query<{ result: string }>(
      `select coalesce(sum(stakes - wins + corrections - bonus), 0)::text as result from partners_counted where partner_id = $1`,
      [partnerId],
    );
    return BigInt(rows[0]?.result ?? 0);
  };
  const dueOf = ({ statements }: StaffPartnerFile) => statements.reduce((sum, { due_cents }) => sum + due_cents, 0);

  test('a month is closed once, is what the ledger says, stays so, and is paid by two people', async () => {
    const made = await setPlan(await aPartner());
    const player = await from(made);
    await deposit(player, 20_000n, 4);
    await player.play(6_000n);
    await player.play(1_000n, { win: 2_500n });
    await player.giveBonus(500n);
    nextMonth();
    await Promise.all([close(), close()]);
    const file = await read(made.id);
    // 6000 + 1000 - 2500 - 500 of gifts, a quarter of it.
    expect([dueOf(file), file.owed_cents]).toEqual([1_000, 1_000]);
    expect(await counted(made.id)).toBe(await ledger(player.playerId));

    // Money put right later belongs to the next statement.
    await player.play(400n);
    const closed = file.statements;
    nextMonth();
    await close();
    const later = await read(made.id);
    expect(later.statements.filter(({ id }) => closed.some((one) => one.id === id))).toEqual(closed);
    expect(dueOf(later)).toBe(1_100);
    expect(await counted(made.id)).toBe(await ledger(player.playerId));

    const ask = (amount: bigint, key: string) =>
      outcomeOf(
        house.database.tx((tx) => desk().payouts.ask(tx, { partnerId: made.id, amount, by: ada, key }, author)),
      );
    expect(await ask(1_101n, 'too much')).toBe('amount_cents.more_than_owed');
    const asked = await Promise.all([ask(1_100n, 'one'), ask(1_100n, 'two')]);
    expect(asked.filter((one) => one === 'amount_cents.more_than_owed')).toHaveLength(1);
    const { id } = (await read(made.id)).payouts[0] ?? { id: 0 };
    const agree = (by: typeof ada) =>
      outcomeOf(house.database.tx((tx) => desk().payouts.approve(tx, { id, by }, author)));
    expect(await agree(ada)).toBe('SECOND_PERSON_NEEDED');
    const agreed = await Promise.all([agree(bea), agree(bea)]);
    expect(agreed.filter((one) => one === 'state.not_allowed')).toHaveLength(1);
    expect(await read(made.id)).toMatchObject({ owed_cents: 0, payouts: [{ state: 'paid', amount_cents: 1_100 }] });
    const { rows } = await house.database.query<{ owed: string }>(
      `select coalesce(sum(case when to_account = 'partners_owed' then amount else -amount end), 0)::text as owed
       from wallet_house_transfer where 'partners_owed' in (from_account, to_account)`,
    );
    expect(rows[0]?.owed).toBe('0');
  });

  test('an amount is paid for a player once, when deposit and play are there; another currency is converted', async () => {
    const terms = {
      share_percent: null,
      cpa_cents: 3_000,
      cpa_deposit_cents: 2_000,
      cpa_wagered_cents: 1_000,
      cpa_days: 30,
    };
    const made = await setPlan(await aPartner({ currency: 'USD' }), terms);
    const [whole, small] = [await from(made), await from(made)];
    await deposit(whole, 5_000n, 5);
    await deposit(small, 1_000n, 6);
    await whole.play(1_000n);
    await small.play(1_000n);
    nextMonth();
    await close();
    nextMonth();
    await close();
    const file = await read(made.id);
    expect(dueOf(file)).toBe(3_000);
    expect(file.statements.flatMap(({ lines }) => lines)).toEqual([
      expect.objectContaining({ kind: 'cpa', players: 1, due_cents: 3_000 }),
    ]);
  });

  test('terms of a month that is closed cannot be written, nor on top of what somebody else has written', async () => {
    const made = await setPlan(await aPartner());
    expect(await outcomeOf(setPlan({ ...made, terms: [] }))).toBe('CHANGED_MEANWHILE');
    nextMonth();
    await close();
    expect(await outcomeOf(setPlan(await read(made.id)))).toBe('from_month.closed');
  });
});
