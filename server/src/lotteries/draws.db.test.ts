import type { LotteryDraw, TicketLeaf, TicketProof } from '@halley/contract';
import { verifyLottery, verifyTickets } from '@halley/studio/fair/lottery';
import { describe, expect, test } from 'vitest';
import { sharedLimitedHouse, withoutCopies } from '../../../test/limited-house.ts';
import type { Finding } from '../audit/index.ts';
import { makeLive } from '../promotions/testing/make-live.ts';
import { auditLotteries } from './audit-lotteries.ts';
import { aLottery } from './testing/a-lottery.ts';
import { lotteriesOf } from './testing/lotteries-of.ts';

const limited = sharedLimitedHouse(withoutCopies);
const lotteries = lotteriesOf(() => limited);

async function aPlayer() {
  const player = await limited.player();
  await player.emptyCash();
  return player;
}
type Player = Awaited<ReturnType<typeof aPlayer>>;

const guest = {
  call: (method: 'GET' | 'POST' | 'DELETE', url: string) => limited.app.inject({ method, url }),
} as unknown as Player;

const balance = async (player: Player) => {
  const [wallet] = (await player.call('GET', '/api/player/accounts')).json();
  return wallet.amount_cents;
};
const drawOf = (id: number): Promise<LotteryDraw> => lotteries.read(guest, `/api/fair/draws/${id}`);
const listOf = async (id: number): Promise<TicketLeaf[]> =>
  (await lotteries.read(guest, `/api/fair/draws/${id}/tickets`)).leaves;

describe('a lottery from its seed to its prizes', () => {
  test('[LOTT-01] [API-63] [API-65] is opened with a hash, frozen before its round, drawn by its beacon, and anybody draws it again', async () => {
    const { id, identifier } = await lotteries.open();
    const [one, two] = [await aPlayer(), await aPlayer()];
    const before = (await lotteries.read(guest, '/api/lotteries')).find((shown: { id: number }) => shown.id === id);
    expect(before).toMatchObject({
      id,
      title: 'A bonus with your deposit',
      frontend_identifier: identifier,
      in_progress: true,
      state: 'active',
      money_budget: 100,
      money_budget_cents: 10_000,
      comp_points_ticket_price: 0,
      chargeable_comp_points_budget: 500,
      deposit_scale_rules: { EUR: [{ from_amount_cents: 2_000, price_cents: 2_000, currency: 'EUR', active: true }] },
      max_tickets_count_to_player: null,
      lottery_tickets_count: 0,
      finished_at: null,
      beacon_name: 'local demo beacon',
    });
    expect(before.seed_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(before.prizes.map((prize: { money_award_cents: number }) => prize.money_award_cents)).toEqual([
      7_000, 3_000, 0,
    ]);

    await lotteries.deposit(one, 10_000);
    await lotteries.deposit(two, 6_000);
    expect(await drawOf(id)).toMatchObject({
      state: 'active',
      seed: null,
      root: null,
      signature: null,
      tickets: 8,
      places: 3,
      waits_for: 'nothing',
    });
    expect(await listOf(id)).toEqual([]);
    expect((await one.call('GET', `/api/fair/draws/${id}/proof`)).statusCode).toBe(409);

    // Nobody draws a list that is not frozen, and nobody freezes it before the last deposits are in.
    await lotteries.pass(60);
    expect(await drawOf(id)).toMatchObject({ state: 'active', waits_for: 'list', root: null });
    await lotteries.pass(5);
    const frozen = await drawOf(id);
    expect(frozen).toMatchObject({ state: 'frozen', seed: null, signature: null, waits_for: 'nothing', ranges: 2 });
    expect(frozen.frozen_at! < frozen.round_at).toBe(true);
    expect(frozen.round).toBe(frozen.named_round);
    const leaves = await listOf(id);
    expect(leaves.map(({ first, count }) => [first, count])).toEqual([
      [1, 5],
      [6, 3],
    ]);
    for (const player of [one, two]) {
      const proof: TicketProof = await lotteries.read(player, `/api/fair/draws/${id}/proof`);
      expect(proof).toMatchObject({ player_id: player.playerId, root: frozen.root });
      expect(proof.leaves).toHaveLength(1);
      expect(verifyTickets(proof, { root: frozen.root!, ranges: frozen.ranges })).toBe(true);
    }

    await lotteries.pass(30);
    const drawn = await drawOf(id);
    expect(drawn).toMatchObject({
      state: 'drawn',
      seed_hash: before.seed_hash,
      root: frozen.root,
      waits_for: 'nothing',
    });
    expect(verifyLottery(drawn, await listOf(id))).toMatchObject({
      listHolds: true,
      beaconHolds: true,
      seedHolds: true,
      winnersHold: true,
    });
    expect(drawn.winners.map(({ place }) => place)).toEqual([1, 2, 3]);
    expect(drawn.winners[0]).toMatchObject({ gifts: [{ type: 'cash', amount_cents: 7_000, currency: 'EUR' }] });

    await lotteries.follow('promotions-give');
    const ownerOf = (ticket: number) => (ticket <= 5 ? one : two);
    const due = new Map([
      [one, 0],
      [two, 0],
    ]);
    for (const [at, cents] of [7_000, 3_000, 0].entries()) {
      const owner = ownerOf(drawn.winners[at]!.ticket);
      due.set(owner, due.get(owner)! + cents);
    }
    for (const [player, cents] of due) expect(await balance(player)).toBe(cents);
    const after = await lotteries.read(guest, `/api/lotteries/${id}`);
    expect(after).toMatchObject({ state: 'drawn', in_progress: false, finished_at: drawn.drawn_at });
    expect(after.prizes.map((prize: { ticket: string }) => Number(prize.ticket))).toEqual(
      drawn.winners.map(({ ticket }) => ticket),
    );
    const { rows: told } = await limited.database.query<{ player_id: bigint }>(
      `select player_id from notifications_personal where key like 'lottery:' || $1 || ':%' order by key`,
      [id],
    );
    expect(told.map(({ player_id }) => Number(player_id))).toEqual(
      drawn.winners.map(({ ticket }) => ownerOf(ticket).playerId),
    );
  });

  test('[API-64] [API-66] a player’s tickets and prizes are told to the player', async () => {
    const { id } = await lotteries.open();
    const other = await lotteries.open();
    const player = await aPlayer();
    const before = await lotteries.read(player, `/api/lotteries/${id}/status`);
    expect(before).toEqual({ lottery_id: id, tickets: [], prizes: [] });
    // Both lotteries give tickets for one deposit.
    await lotteries.deposit(player, 4_500);
    const all = await lotteries.read(player, '/api/lotteries/statuses');
    expect(all).toEqual([
      { lottery_id: id, tickets: [1, 2], prizes: [] },
      { lottery_id: other.id, tickets: [1, 2], prizes: [] },
    ]);
    for (const minutes of [66, 30]) await lotteries.pass(minutes);
    const { prizes, tickets } = await lotteries.read(player, `/api/lotteries/${id}/status`);
    expect(tickets).toEqual([1, 2]);
    // Two tickets are good: the third prize is not drawn.
    expect(prizes.map((prize: { award_place: number }) => prize.award_place)).toEqual([1, 2]);
    expect((await drawOf(id)).winners).toHaveLength(2);
    expect((await limited.app.inject({ method: 'GET', url: '/api/lotteries/statuses' })).statusCode).toBe(401);
    expect((await player.call('GET', '/api/lotteries/999999999/status')).statusCode).toBe(404);
    expect((await player.call('GET', '/api/fair/draws/999999999')).statusCode).toBe(404);
  });

  test('nobody’s tickets are no reason to draw', async () => {
    const { id } = await lotteries.open();
    for (const minutes of [66, 30]) await lotteries.pass(minutes);
    const drawn = await drawOf(id);
    expect(drawn).toMatchObject({ state: 'drawn', tickets: 0, winners: [] });
    expect(verifyLottery(drawn, [])).toMatchObject({ listHolds: true, winnersHold: true });
  });

  test('a list that comes too late for its round is drawn by a later one, and both are told', async () => {
    const { id } = await lotteries.open();
    await lotteries.deposit(await aPlayer(), 2_000);
    // The house was away when the list should have been frozen, and its beacon has spoken since.
    await lotteries.pass(120);
    const frozen = await drawOf(id);
    expect(frozen).toMatchObject({ state: 'frozen', seed: null });
    expect(frozen.round).toBeGreaterThan(frozen.named_round);
    expect(frozen.round_at > frozen.frozen_at!).toBe(true);
    await lotteries.pass(9);
    expect((await drawOf(id)).state).toBe('frozen');
    await lotteries.pass(2);
    const drawn = await drawOf(id);
    expect(drawn.state).toBe('drawn');
    expect(verifyLottery(drawn, await listOf(id))).toMatchObject({ beaconHolds: true, winnersHold: true });
  });

  test('a beacon that is silent makes the draw wait and say so, and no other source is asked', async () => {
    const { id } = await lotteries.open();
    await lotteries.deposit(await aPlayer(), 6_000);
    await lotteries.pass(66);
    // The chain that the lottery has named is not one that the house can hear now.
    const named = (await lotteries.stored(id)).beacon;
    const setBeacon = (beacon: object) =>
      limited.database.query('update lotteries_lottery set beacon = $2 where promotion_id = $1', [
        id,
        JSON.stringify(beacon),
      ]);
    await setBeacon({ ...named, chain_hash: '00'.repeat(32) });
    for (const minutes of [30, 600]) await lotteries.pass(minutes);
    expect(await drawOf(id)).toMatchObject({ state: 'frozen', waits_for: 'beacon', seed: null, winners: [] });
    await setBeacon(named);
    await lotteries.advance();
    expect(await drawOf(id)).toMatchObject({ state: 'drawn', waits_for: 'nothing' });
    expect((await drawOf(id)).winners).toHaveLength(3);
  });

  test('killed between list, draw and prizes, it goes on where it was and draws the same once', async () => {
    const { id } = await lotteries.open();
    const player = await aPlayer();
    await lotteries.deposit(player, 20_000);
    await lotteries.pass(66);
    const { root } = await drawOf(id);
    const { database, house } = limited;
    // Whoever draws dies with its transaction, before the prizes are claimed and behind them.
    for (const dead of ['promotions_grant', 'kit_outbox']) {
      await database.query(
        `create function test_die() returns trigger language plpgsql as $$ begin raise 'killed'; end $$`,
      );
      await database.query(`create trigger test_die before insert on ${dead} for each row execute function test_die()`);
      limited.clock.advanceMs(30 * 60 * 1000);
      await house.lotteries.tasks['lotteries.advance']();
      await database.query(`drop trigger test_die on ${dead}`);
      await database.query('drop function test_die');
      expect(await drawOf(id)).toMatchObject({ state: 'frozen', root, seed: null, winners: [], waits_for: 'beacon' });
      const { rows } = await database.query('select 1 from promotions_grant where promotion_id = $1', [id]);
      expect(rows).toEqual([]);
    }
    const other = limited.openOther();
    await Promise.all([lotteries.advance(), other.lotteries.tasks['lotteries.advance'](), lotteries.advance()]);
    const drawn = await drawOf(id);
    expect(drawn.winners).toHaveLength(3);
    await lotteries.follow('promotions-give');
    expect(await balance(player)).toBe(10_000);
    await lotteries.advance();
    await lotteries.follow('promotions-give');
    expect(await balance(player)).toBe(10_000);
    expect((await drawOf(id)).winners).toEqual(drawn.winners);
  });

  test('[B-08] a list that somebody changed is not drawn, and the audit names it', async () => {
    const { id } = await lotteries.open();
    const player = await aPlayer();
    await lotteries.deposit(player, 20_000);
    await lotteries.pass(66);
    const change = (isVoid: boolean) =>
      limited.database.query(
        `update lotteries_ticket_range set voided_at = ${isVoid ? 'now()' : 'null'}, why = null where promotion_id = $1`,
        [id],
      );
    await change(true);
    await lotteries.pass(30);
    expect(await drawOf(id)).toMatchObject({ state: 'frozen', winners: [] });
    expect(await limited.findings()).toMatchObject([{ check: 'a frozen list does not change' }]);
    await change(false);
    await lotteries.advance();
    expect(await drawOf(id)).toMatchObject({ state: 'drawn' });
    // Another winner than was drawn, another seed, another claim: all of it is found.
    const { database } = limited;
    const seeds = 'a draw repeats from its seeds';
    for (const [wrong, check] of [
      ['update lotteries_win set ticket = ticket % 10 + 1 where promotion_id = $1', seeds],
      [`update lotteries_lottery set opened_seed = repeat('a', 64) where promotion_id = $1`, seeds],
      [`update lotteries_lottery set signature = repeat('ab', 48) where promotion_id = $1`, seeds],
      ['delete from lotteries_win where promotion_id = $1 and place = 2', seeds],
      [
        'update lotteries_lottery set tickets = tickets + 1 where promotion_id = $1',
        'tickets are numbered without gaps',
      ],
      ['update lotteries_ticket_range set first = 2 where promotion_id = $1', 'tickets are numbered without gaps'],
      [
        `update promotions_grant set occasion = 'draw:9' where promotion_id = $1 and occasion = 'draw:1'`,
        'a prize is claimed once, by its winner',
      ],
    ] as const) {
      const undo = Symbol('undo');
      const found: Finding[] = [];
      await database
        .tx(async (tx) => {
          await tx.query(wrong, [id]);
          found.push(...(await auditLotteries(tx)));
          throw undo;
        })
        .catch((error) => expect(error).toBe(undo));
      expect(found[0]?.check, wrong).toBe(check);
    }
  });
});

describe('who sees a lottery', () => {
  test('[TOURN-10] one for groups is shown to whoever is in one of them', async () => {
    const { id } = await lotteries.open({ audience: { groups: [4_711, 4_712] } });
    const [member, other] = [await aPlayer(), await aPlayer()];
    await limited.database.query(
      'insert into identity_group_member (player_id, group_id, joined_at) values ($1, 4712, now())',
      [member.playerId],
    );
    const isListed = async (who: Player) =>
      (await lotteries.read(who, '/api/lotteries')).some((one: { id: number }) => one.id === id);
    expect([await isListed(member), await isListed(other), await isListed(guest)]).toEqual([true, false, false]);
    expect((await other.call('GET', `/api/lotteries/${id}`)).statusCode).toBe(404);
    expect(await lotteries.read(member, `/api/lotteries/${id}`)).toMatchObject({ group_ids: [4_711, 4_712] });
    for (const player of [member, other]) await lotteries.deposit(player, 2_000);
    expect(await lotteries.ranges(id)).toMatchObject([{ playerId: member.playerId }]);
  });

  test('[TOURN-11] one whose identifier is nonvisible is dropped', async () => {
    const { id } = await lotteries.open({ identifier: 'nonvisible' });
    const player = await aPlayer();
    await lotteries.deposit(player, 2_000);
    for (const path of ['/api/lotteries', '/api/lotteries/statuses']) {
      const shown = await lotteries.read(player, path);
      expect(shown.some((one: { id?: number; lottery_id?: number }) => (one.id ?? one.lottery_id) === id)).toBe(false);
    }
    expect((await player.call('GET', `/api/lotteries/${id}`)).statusCode).toBe(404);
  });

  test('one that is to come has its hash already, and words are in the visitor’s language', async () => {
    const rule = aLottery(limited.clock.now());
    const from = new Date(limited.clock.now().getTime() + 10 * 60 * 1000).toISOString();
    const texts = { ...rule.texts, de: { title: 'Winterziehung', summary: 'Lose für Einzahlungen.' } };
    const id = await makeLive(limited, { ...rule, texts, schedule: { ...rule.schedule, from } });
    // Nobody has waited for the job: it is opened by whoever looks.
    const answer = await limited.app.inject({ url: `/api/lotteries/${id}`, headers: { 'accept-language': 'de' } });
    expect(answer.json()).toMatchObject({ title: 'Winterziehung', state: 'future', in_progress: false });
    expect(answer.json().seed_hash).toMatch(/^[0-9a-f]{64}$/);
    const player = await aPlayer();
    await lotteries.deposit(player, 2_000);
    expect(await lotteries.ranges(id)).toEqual([]);
  });
});
