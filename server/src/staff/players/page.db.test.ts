import { randomUUID } from 'node:crypto';
import type { PlayerSums, TimelineItem } from '@halley/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { aPicture } from '../../verification/testing/files.ts';
import { balanceOf, readWallets, rollUpHouse } from '../../wallet/index.ts';
import { writePast } from '../../wallet/testing/test-journal.ts';
import { sharedStaff, type TestMember } from '../testing/test-staff.ts';

const database = sharedDatabase();
const room = sharedStaff(database);
let admin: TestMember;
let games: TestMember;
beforeAll(async () => {
  admin = await room.member('admin');
  games = await room.member('games');
});

const of = (playerId: number, part: string) => `/api/staff/players/${playerId}/${part}`;

async function allPages(member: TestMember, playerId: number, view = 'everything'): Promise<TimelineItem[]> {
  const items: TimelineItem[] = [];
  let next: string | null = '';
  while (next !== null) {
    const before: string = next && `&before=${encodeURIComponent(next)}`;
    const answer = await member.get(`${of(playerId, 'timeline')}?view=${view}${before}`);
    expect(answer.statusCode, answer.body).toBe(200);
    const page: { items: TimelineItem[]; next_before: string | null } = answer.json();
    items.push(...page.items);
    next = page.next_before;
  }
  return items;
}

/** Rounds at these moments, one after the other. */
async function play(playerId: number, rounds: readonly { game: string; at: Date }[]) {
  await database.query(
    `insert into wagers_round (id, player_id, account_id, game, game_version, currency, state, input_hash, stake_cash,
       stake_bonus, win_cash, win_bonus, balance_before, balance_after, detail, opened_at, closed_at, stepwise, awaits,
       free_stake, free_rounds_id, bet_id)
     select gen_random_uuid(), $1, 1, r.game, 1, 'EUR', 'closed', '\\x00', 100, 0, 40, 0, 1000, 940, '{}', r.at, r.at, false,
       'provider', 0, null, wagers_new_bet_id(r.at)
     from unnest($2::text[], $3::timestamptz[]) with ordinality as r (game, at, place) order by r.place`,
    [playerId, rounds.map(({ game }) => game), rounds.map(({ at }) => at)],
  );
}

describe('the timeline', () => {
  const day = Date.UTC(2026, 1, 3);
  const at = (minutes: number) => new Date(day + minutes * 60_000);

  test('[OPS-14] tells of every room once, page by page, in the order of time, also where times are equal', async () => {
    const { playerId, upload } = await room.player();
    await upload(await aPicture('jpeg'), { fileName: 'passport.jpg' });
    // Forty payments, a bet and two rounds of one game at the same moment: more than a page of each other's equals.
    await database.query(
      `insert into payments_payment (reference, player_id, action, state, currency, amount, method, provider,
         sealed_order, created_at, moved_at, finished_at)
       select gen_random_uuid(), $1, 'deposit', 'succeeded', 'EUR', 100 + n, 'card', 'sandbox', '\\x00', $2, $2, $2
       from generate_series(1, 40) n`,
      [playerId, at(0)],
    );
    await database.query(
      `insert into limits_limit (player_id, type, period, status, starts_at, amounts, window_from, after_transfer,
         created_at, ended_at, ended_how)
       select $1, 'loss', 'day', 'active', $2, '{"EUR": "5000"}', $2, 0, $2, $2, 'replaced' from generate_series(1, 8)`,
      [playerId, at(0)],
    );
    await play(playerId, [
      { game: 'halley-studio/dice', at: at(-50) },
      { game: 'halley-studio/dice', at: at(-25) },
      { game: 'halley-studio/dice', at: at(0) },
      { game: 'halley-studio/limbo', at: at(0) },
      { game: 'halley-studio/dice', at: at(10) },
    ]);
    await admin.post(of(playerId, 'notes'), { text: 'Friendly.', key: randomUUID() });
    const items = await allPages(admin, playerId);
    const count = (kind: string) => items.filter((item) => item.kind === kind).length;
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
    expect([count('payment'), count('limit'), count('document'), count('sign_in')]).toEqual([40, 16, 1, 1]);
    const times = items.map((item) => item.at);
    expect(times).toEqual(times.toSorted().toReversed());
    const sessions = items.filter(({ kind }) => kind === 'play');
    expect(sessions.map(({ what, count: rounds, amount }) => [what, rounds, amount?.amount_cents])).toEqual([
      ['halley-studio/dice', 1, -60],
      ['halley-studio/limbo', 1, -60],
      ['halley-studio/dice', 3, -180],
    ]);
    expect(items.find(({ what }) => what === 'staff.player_note_written')).toMatchObject({ kind: 'deed' });
    // Looks are no deeds.
    expect(items.filter(({ what }) => what.endsWith('_viewed'))).toEqual([]);
  });

  test('[OPS-14] somebody who plays without a pause is told in pieces that add up', async () => {
    const { playerId } = await room.player();
    const rounds = Array.from({ length: 3_400 }, (_, second) => ({ game: 'halley-studio/dice', at: at(second / 60) }));
    await play(playerId, rounds);
    const sessions = (await allPages(admin, playerId, 'play')).filter(({ kind }) => kind === 'play');
    expect(sessions.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(3_400);
    expect(sessions.length).toBeLessThanOrEqual(3);
  });

  test('[OPS-14] [OPS-15] shows each member what the role may see', async () => {
    const { playerId } = await room.player();
    await database.query(
      `insert into support_ticket (email, content, player_id, language, created_at) values ('a@b.test', 'Where?', $1, 'en', $2)`,
      [playerId, at(0)],
    );
    expect((await allPages(admin, playerId)).map(({ kind }) => kind)).toContain('letter');
    const seen = await allPages(games, playerId);
    expect(seen.map(({ kind }) => kind)).toContain('sign_in');
    expect(seen.filter(({ kind }) => ['letter', 'chat', 'payment', 'limit', 'bet'].includes(kind))).toEqual([]);
    expect((await allPages(admin, playerId, 'money')).map(({ kind }) => kind)).not.toContain('sign_in');
  });

  test.each([
    'x',
    'W10',
    Buffer.from('["money",{}]').toString('base64url'),
    Buffer.from('["everything",{"bet":{"at":"2026-02-31T00:00:00.000000Z","id":"1"}}]').toString('base64url'),
    Buffer.from('["everything",{"payment":{"at":"2026-02-01T00:00:00.000000Z","id":"9999999999999999999"}}]').toString(
      'base64url',
    ),
  ])('refuses the place %s that no page named', async (place) => {
    const { playerId } = await room.player();
    const answer = await admin.get(`${of(playerId, 'timeline')}?before=${place}`);
    expect([answer.statusCode, answer.json().errors]).toMatchObject([422, { after: { invalid: expect.any(String) } }]);
  });
});

describe('sums', () => {
  test('[OPS-13] are the journal’s, before and after a roll-up, and the wallet is what they come to', async () => {
    const { playerId } = await room.player({ currency: 'EUR' });
    const now = room.clock.now();
    const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
    await writePast(database, { playerId }, [
      { reason: 'deposit', cash: 10_000n, at: ago(200) },
      { reason: 'stake', cash: -4_000n, at: ago(45) },
      { reason: 'win', cash: 1_500n, at: ago(20) },
      { reason: 'bonus_issue', bonus: 300n, at: ago(3) },
    ]);
    await rollUpHouse(database);
    const read = async () => (await admin.get(of(playerId, 'sums'))).json() as PlayerSums;
    const spans = (sums: PlayerSums) => sums.currencies[0]?.spans;
    const before = await read();
    expect(spans(before)?.all).toMatchObject({ deposits_cents: 10_000, staked_cents: 4_000, returned_cents: 1_500 });
    expect(spans(before)?.month).toMatchObject({ deposits_cents: 0, staked_cents: 0, returned_cents: 1_500 });
    expect(spans(before)?.week).toMatchObject({ returned_cents: 0, gifts_cents: 300, left_cents: -300 });
    await writePast(database, { playerId }, [{ reason: 'stake', cash: -700n, at: ago(0) }]);
    const after = await read();
    expect(spans(after)?.today).toMatchObject({ staked_cents: 700, left_cents: 700 });
    await rollUpHouse(database);
    expect(await read()).toEqual(after);
    const all = spans(after)?.all;
    const [wallet] = await readWallets(database, playerId);
    const { deposits_cents: deposits = 0, cashouts_cents: cashouts = 0, staked_cents: staked = 0 } = all ?? {};
    const { returned_cents: returned = 0, gifts_cents: gifts = 0, other_cents: other = 0 } = all ?? {};
    expect(deposits - cashouts - staked + returned + gifts + other).toBe(
      Number(wallet && balanceOf(wallet) + wallet.reserved),
    );
  });
});

describe('related accounts', () => {
  const tell = (playerId: number, fields: Record<string, string>) =>
    database.query(
      `update identity_player set first_name = $2, last_name = $3, date_of_birth = $4, address = $5, postal_code = $6,
         country = 'NO' where id = $1`,
      [playerId, fields.first, fields.last, fields.born, fields.address ?? null, fields.code ?? null],
    );

  test('[OPS-16] a second account of the same name and birth date is found, with what speaks for it', async () => {
    const [one, two, other] = [await room.player(), await room.player(), await room.player()];
    const caroline = { first: 'Caroline', last: 'Komet', born: '1986-02-09' };
    await tell(one.playerId, { ...caroline, address: 'Long Road 1', code: '0150' });
    await tell(two.playerId, { ...caroline, first: 'caroline', address: 'LONG ROAD 1', code: '0150' });
    await tell(other.playerId, { ...caroline, last: 'Quartz' });
    const answer = await admin.get(of(one.playerId, 'related'));
    const related = answer.json();
    expect(answer.statusCode, answer.body).toBe(200);
    const found = related.find(({ player }: { player: { id: number } }) => player.id === two.playerId);
    expect(found.evidence.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['name_and_birth', 'home']),
    );
    expect(found.evidence[0]).toMatchObject({ kind: 'name_and_birth', accounts: 2 });
    const kindsOf = (id: number) =>
      related
        .filter(({ player }: { player: { id: number } }) => player.id === id)
        .flatMap(({ evidence }: { evidence: { kind: string }[] }) => evidence.map(({ kind }) => kind));
    expect(kindsOf(other.playerId)).not.toContain('name_and_birth');
    expect(kindsOf(one.playerId)).toEqual([]);
  });

  test('[OPS-16] cards, devices and networks relate; what a crowd shares relates nobody', async () => {
    const [one, two] = [await room.player(), await room.player()];
    const pair = [one.playerId, two.playerId];
    await database.query(
      `insert into payments_instrument (player_id, provider, fingerprint_hash, shown, first_used_at)
       select p, 'sandbox', '\\x0101', '···· 4242', $2 from unnest($1::bigint[]) p`,
      [pair, room.clock.now()],
    );
    await database.query(
      `insert into identity_device (player_id, token_hash, first_seen_at, last_seen_at)
       select p, sha256('one browser'), $2, $2 from unnest($1::bigint[]) p`,
      [pair, room.clock.now()],
    );
    await database.query("update identity_session set address = '203.0.113.77' where player_id = any($1::bigint[])", [
      pair,
    ]);
    const [found] = (await admin.get(of(one.playerId, 'related'))).json();
    expect(found.player.id).toBe(two.playerId);
    expect(found.evidence).toMatchObject([
      { kind: 'instrument', shown: '···· 4242' },
      { kind: 'device', accounts: 2 },
      { kind: 'network', accounts: 2 },
    ]);
    const crowd: number[] = [];
    for (let more = 0; more < 20; more += 1) crowd.push((await room.player()).playerId);
    await database.query("update identity_session set address = '203.0.113.77' where player_id = any($1::bigint[])", [
      crowd,
    ]);
    const after = (await admin.get(of(one.playerId, 'related'))).json();
    expect(after.map(({ player }: { player: { id: number } }) => player.id)).toEqual([two.playerId]);
    expect(after[0].evidence.map(({ kind }: { kind: string }) => kind)).toEqual(['instrument', 'device']);
  });
});

test('[OPS-62] levels and jackpots stand in the timeline, and the list goes by deposits', async () => {
  const { playerId } = await room.player();
  await database.query('insert into loyalty_level (player_id, level, at) values ($1, 2, now()), ($1, 3, now())', [
    playerId,
  ]);
  await database.query(
    `with j as (insert into jackpots_jackpot (identifier, external_id, name, currency, allowed_currencies, created_at)
       values ('comets', 'comets', 'Comets', 'EUR', '{EUR}', now()) returning id),
     l as (insert into jackpots_level (jackpot_id, place, identifier, external_id, name, rate_ppm, seed_amount, ceiling_amount)
       select id, 1, 'minor', 'comets-minor', 'Minor', 1, 0, 10 from j returning id)
     insert into jackpots_win (level_id, cycle, stake_id, player_id, round_id, game, amount, paid_amount,
       paid_currency, rate, base_amount, at)
     select id, 1, 1, $1, gen_random_uuid(), 'test/coin', 9, 9, 'EUR', 1, 9, now() from l`,
    [playerId],
  );
  const told = await allPages(admin, playerId);
  expect(told.filter(({ kind }) => kind === 'level').map(({ count }) => count)).toEqual([3, 2]);
  expect(told.filter(({ kind }) => kind === 'jackpot')).toMatchObject([
    { what: 'Minor', name: 'Comets', amount: { currency: 'EUR', amount_cents: 9 } },
  ]);
  const listed = async (deposits: string) =>
    (await admin.get(`/api/staff/players?question=${playerId}&deposits=${deposits}`)).json().players.length;
  expect([await listed('none'), await listed('some'), await listed('many')]).toEqual([1, 0, 0]);
  await writePast(database, { playerId }, [
    { at: '2026-02-01T10:00:00Z', reason: 'deposit', cash: 500n, house: 'payments' },
  ]);
  await rollUpHouse(database);
  expect([await listed('none'), await listed('some'), await listed('many')]).toEqual([0, 1, 0]);
});

describe('a document is asked for, and the player is written to', () => {
  test('[OPS-62] what is asked for stands open for the player until it was handed in; once for each kind', async () => {
    const { playerId, get, upload } = await room.player();
    const ask = (member: typeof admin, type: string) =>
      member.post(of(playerId, 'asked_documents'), { reason: 'The card you paid with', document_type: type });
    expect((await ask(games, 'payment_method')).statusCode).toBe(403);
    expect((await ask(admin, 'payment_method')).statusCode).toBe(204);
    expect((await ask(admin, 'payment_method')).json().errors).toMatchObject({
      document: { asked_already: expect.any(String) },
    });
    const open = { document_type: 'payment_method', reason: 'The card you paid with' };
    expect((await get('/api/player/asked_documents')).body).toMatchObject([open]);
    expect((await admin.get(of(playerId, 'asked_documents'))).json()).toMatchObject([open]);
    expect((await admin.get(of(999_999, 'asked_documents'))).statusCode).toBe(404);
    expect(room.playerMails.at(-1)).toMatchObject({ subject: 'We need a document from you' });
    // Later than the request, by whatever clock.
    await database.query(`update verification_asked set asked_at = asked_at - interval '1 hour' where player_id = $1`, [
      playerId,
    ]);
    await upload(await aPicture('jpeg'), { type: 'payment_method' });
    expect((await get('/api/player/asked_documents')).body).toEqual([]);
  });

  test('[OPS-62] a message begins the conversation, once for the same form', async () => {
    const { playerId } = await room.player();
    const said = { client_id: randomUUID(), text: ' Your document is here. ' };
    const first = await admin.post(of(playerId, 'messages'), said);
    expect(first.statusCode, first.body).toBe(201);
    expect((await admin.post(of(playerId, 'messages'), said)).json()).toEqual(first.json());
    expect((await admin.post(of(playerId, 'messages'), { ...said, text: ' ' })).statusCode).toBe(422);
    expect((await games.post(of(playerId, 'messages'), said)).statusCode).toBe(403);
    const { rows } = await database.query(
      `select m.author, m.text from support_message m join support_chat c on c.id = m.chat_id where c.player_id = $1`,
      [playerId],
    );
    expect(rows).toEqual([{ author: 'staff', text: 'Your document is here.' }]);
  });
});

describe('notes and tags', () => {
  test('[OPS-17] a note stays as it was written, once, with its author', async () => {
    const { playerId } = await room.player();
    const key = randomUUID();
    const first = await admin.post(of(playerId, 'notes'), { text: '  Called about the night. ', key });
    expect(first.statusCode, first.body).toBe(201);
    const again = await admin.post(of(playerId, 'notes'), { text: 'Called about the night.', key });
    expect(again.json()).toEqual(first.json());
    expect((await admin.post(of(playerId, 'notes'), { text: 'Another', key })).json().error.code).toBe(
      'IDEMPOTENCY_CONFLICT',
    );
    for (let more = 1; more <= 20; more += 1)
      await admin.post(of(playerId, 'notes'), { text: `Note ${more}`, key: randomUUID() });
    const page = (await admin.get(of(playerId, 'notes'))).json();
    expect(page.notes).toHaveLength(20);
    const rest = (await admin.get(`${of(playerId, 'notes')}?before=${encodeURIComponent(page.next_before)}`)).json();
    expect(rest).toMatchObject({ notes: [{ text: 'Called about the night.', author: 'A admin' }], next_before: null });
    await expect(
      database.query("update staff_player_note set text = 'else' where player_id = $1", [playerId]),
    ).rejects.toThrow(/only added to/);
    expect((await admin.post(of(playerId, 'notes'), { text: '   ', key: randomUUID() })).statusCode).toBe(422);
    expect((await admin.get(`${of(playerId, 'notes')}?before=x`)).statusCode).toBe(422);
    expect((await games.post(of(playerId, 'notes'), { text: 'x', key: randomUUID() })).statusCode).toBe(403);
  });

  test('[OPS-17] tags are those of the list; one that is retired stays and is not put on again', async () => {
    const { playerId } = await room.player();
    const change = (body: object) => admin.send({ method: 'PUT', url: of(playerId, 'tags'), payload: body });
    expect((await change({ add: ['watch', 'gentle'] })).json()).toMatchObject([{ name: 'gentle' }, { name: 'watch' }]);
    const listed = async (query: string) =>
      (await admin.get(`/api/staff/players?${query}`)).json().players.map(({ id }: { id: number }) => id);
    expect(await listed('tag=watch&level=1')).toContain(playerId);
    expect(await listed(`question=${playerId}&tag=tester`)).toEqual([]);
    expect(await listed(`question=${playerId}&joined=2020-01-01&seen=2020-01-01`)).toContain(playerId);
    expect(await listed(`question=${playerId}&joined=2999-01-01`)).toEqual([]);
    expect((await admin.get('/api/staff/players?joined=2026-02-31')).statusCode).toBe(422);
    expect((await change({ add: ['invented'] })).json().errors).toMatchObject({ tag: { unknown: expect.any(String) } });
    await database.query("update staff_tag set retired = true where name = 'gentle'");
    expect((await change({ add: ['gentle'] })).statusCode).toBe(422);
    expect((await change({ remove: ['watch'] })).json()).toMatchObject([{ name: 'gentle', retired: true }]);
    const { tags, notes, payments } = (await admin.get(of(playerId, 'card'))).json();
    expect([tags.length, notes, payments]).toEqual([1, [], []]);
    expect((await games.get(of(playerId, 'card'))).json().payments).toBeNull();
  });
});
