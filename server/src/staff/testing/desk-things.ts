import { randomBytes, randomUUID } from 'node:crypto';
import { createProviderDesk, listInCatalogue } from '../../games/index.ts';
import { aListedGame } from '../../games/testing/listed-game.ts';
import { createSeedSeals, openJackpot } from '../../jackpots/index.ts';
import { createSealer, type Database, systemClock } from '../../kit/index.ts';
import { aCashout, type TestPayments } from '../../payments/testing/test-payments.ts';
import { aCoupon, aRule, usualPlay } from '../../promotions/testing/a-rule.ts';
import { createCorrections } from '../../wallet/index.ts';
import { deskKeys, type StaffBrowser, type TestStaff } from './test-staff.ts';

const author = { actor: { kind: 'system' as const }, reason: 'a test' };
const aName = (what: string) => `${what}-${randomBytes(4).toString('hex')}`;

/** A game of a producer of its own. */
export async function aGame(database: Database, change: Parameters<typeof aListedGame>[1] = {}) {
  const producer = aName('studio');
  const identifier = `${producer}/comet`;
  await database.tx((tx) => listInCatalogue(tx, [aListedGame(identifier, change)]));
  const { rows } = await database.query<{ id: bigint }>('select id from games_game where identifier = $1', [
    identifier,
  ]);
  return { id: Number(rows[0]?.id), identifier, producer };
}

export async function aCollection(database: Database, games: readonly string[] = []): Promise<string> {
  const id = aName('row');
  await database.query("insert into games_collection (id, title) values ($1, 'A row')", [id]);
  await database.query(
    `insert into games_collection_game (collection_id, game_id, position)
     select $1, g.id, n.place from unnest($2::text[]) with ordinality as n (identifier, place)
     join games_game g using (identifier)`,
    [id, games],
  );
  return id;
}

export async function aProvider(database: Database) {
  const id = aName('house');
  const desk = createProviderDesk({ database, clock: systemClock, sealer: createSealer(deskKeys) });
  const wish = { id, title: 'A house', baseUrl: 'https://games.example', allowedAddresses: ['203.0.113.7'] };
  const secret = await desk.add({ ...author, ...wish });
  return { id, secret, desk };
}

/** Two levels, `small` and `large`. */
export async function aJackpotId(database: Database): Promise<number> {
  const identifier = aName('mystery');
  const level = { ratePpm: 10_000, seedAmount: 1_000n, ceilingAmount: 100_000n };
  await database.tx((tx) =>
    openJackpot(
      tx,
      {
        identifier,
        name: 'Mystery',
        currency: 'EUR',
        allowedCurrencies: ['EUR'],
        games: [],
        levels: [
          { ...level, identifier: 'small', name: 'Small' },
          { ...level, identifier: 'large', name: 'Large' },
        ],
      },
      { seals: createSeedSeals(deskKeys), at: new Date() },
    ),
  );
  const { rows } = await database.query<{ id: number }>('select id from jackpots_jackpot where identifier = $1', [
    identifier,
  ]);
  return rows[0]?.id as number;
}

/** A cashout that the checks have left to people: it is the player's first. */
export async function aWaitingCashout(cashbox: TestPayments, amount = '40.00'): Promise<number> {
  const { id } = await cashbox.player(10_000_00n);
  const started = await cashbox.start(id, aCashout({ amount }));
  await cashbox.payments.mind(started.id);
  return started.id;
}

/** The provider says it received another amount than was ordered. */
export async function aDifference(cashbox: TestPayments): Promise<number> {
  const { id: playerId } = await cashbox.player();
  const { id, reference } = await cashbox.start(playerId);
  await cashbox.tell(cashbox.fake.decide(reference, 'succeeded', { amount: 1n }));
  const [difference] = await cashbox.payments.desk.listDifferences(cashbox.database, { paymentId: id, limit: 1 });
  return difference?.id ?? 0;
}

/** A page nobody sees yet. */
export async function aDraft(database: Database): Promise<string> {
  const name = `page:${aName('draft')}`;
  await database.query(
    `insert into content_version (name, version, content, publish_at, written_at, written_by)
     values ($1, 1, $2, null, $3, 'ada')`,
    [name, JSON.stringify({ texts: { en: { title: 'A draft', content: '<p>Soon</p>' } } }), systemClock.now()],
  );
  return name;
}

/** One more version of a document; its number. */
export async function aDocumentVersion(database: Database, publishAt: Date | null = null): Promise<number> {
  const { rows } = await database.query<{ version: number }>(
    `insert into config_document (name, version, content, publish_at, written_at, written_by)
     select 'betting-config', coalesce(max(version), 0) + 1, '{"enabled": false}', $1, $2, 'ada'
     from config_document where name = 'betting-config' returning version`,
    [publishAt, systemClock.now()],
  );
  return rows[0]?.version ?? 0;
}

/** Free rounds as a member of staff asks for them. */
export const aWish = (now: Date) => ({
  id: randomUUID(),
  game: 'halley-studio/comet-run',
  currency: 'EUR' as const,
  rounds: 10,
  stake_cents: 20,
  expires_at: new Date(now.getTime() + 86_400_000).toISOString(),
});

/** A finished round of a player. */
export async function aRound(
  database: Database,
  playerId: number,
  { game = 'halley-studio/dice', detail = {} }: { game?: string; detail?: object } = {},
): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into wagers_round (id, player_id, account_id, game, game_version, currency, state, input_hash, stake_cash,
       stake_bonus, win_cash, win_bonus, balance_before, balance_after, detail, opened_at, closed_at, stepwise, awaits,
       free_stake, free_rounds_id, bet_id)
     values ($1, $2, 1, $3, 1, 'EUR', 'closed', '\\x00', 100, 0, 250, 0, 1000, 1150, $4, $5, $5, false, 'provider', 0, null,
       wagers_new_bet_id($5))`,
    [id, playerId, game, JSON.stringify(detail), systemClock.now()],
  );
  return id;
}

/** Made by nobody of the staff. */
export const aDraftPromotion = async ({ promotions }: Pick<TestStaff, 'promotions'>, database: Database) =>
  (await database.tx((tx) => promotions.desk.save(tx, { rule: aRule() }, promotions.by(0)))).id;

/** A gift by hand of somebody who may give one. */
export async function anIssuedGift({ player }: Pick<TestStaff, 'player'>, admin: StaffBrowser, reason: string) {
  const url = `/api/staff/players/${(await player()).playerId}/gifts`;
  return (await admin.post(url, { reason, ...aGiftByHand() })).json().id as number;
}

/** A live promotion that staff give, and a player it is for. */
export async function aStaffClaim({ promotions, player }: Pick<TestStaff, 'promotions' | 'player'>, reason: string) {
  const rewards = [{ type: 'group' as const, group: 543 }];
  const rule = aCoupon({ kind: 'manual', trigger: { claim: 'staff' }, rewards });
  const payload = { key: randomUUID(), promotion_id: await promotions.live(rule), reason };
  return { params: { id: (await player()).playerId }, payload };
}

export async function aReview(room: Pick<TestStaff, 'promotions' | 'player'>, database: Database): Promise<number> {
  const { playerId } = await room.player();
  const signals = [{ kind: 'fast_cashout', detail: { minutes: 3 } }];
  const review = { playerId, promotionId: null, giftId: null, currency: 'EUR' as const, signals };
  return (await database.tx((tx) => room.promotions.openReview(tx, review))).id;
}

export const aTaking = { clause: 'clause 4', evidence: 'what was seen', heard: 'what was said', seen: 'open' };

export const aGiftByHand = () => ({
  key: randomUUID(),
  currency: 'EUR',
  title: 'Sorry for the wait',
  reward: { type: 'bonus', amount: { EUR: 1000 }, ...usualPlay },
  take_days: 14,
});

/** Asked for by nobody of the staff. */
export async function aCorrection(room: Pick<TestStaff, 'player' | 'clock'>, database: Database): Promise<number> {
  const { playerId } = await room.player();
  const wanted = { playerId, currency: 'EUR' as const, amount: 100n, corrects: null, reason: author.reason };
  const corrections = createCorrections({ clock: room.clock });
  return (await database.tx((tx) => corrections.ask(tx, { ...wanted, by: { id: 0, name: 'Somebody' } }))).id;
}

export async function aDocument(room: Pick<TestStaff, 'player'>, picture: Buffer): Promise<number> {
  const player = await room.player();
  const uploaded = await player.upload(picture, { fileName: 'passport.jpg' });
  return uploaded.body[0].id;
}
