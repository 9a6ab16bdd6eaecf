import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { dayMs, sharedLimitedHouse } from '../../../../test/limited-house.ts';
import type { Author } from '../../audit/index.ts';
import { createBrowser } from '../../identity/testing/test-identity.ts';
import { catchUp } from '../../kit/testing/catch-up.ts';
import { outcomeOf } from '../../kit/testing/outcome-of.ts';

const house = sharedLimitedHouse();
const author: Author = { actor: { kind: 'staff', id: 1, name: 'Ada' }, reason: 'a test' };
const [ada, bea] = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Bea' },
];
const rule = {
  reward_cents: 1_000,
  deposit_cents: 2_000,
  wagered_cents: 1_500,
  within_days: 30,
  most_per_month: 2,
  most_codes: 2,
  closed_markets: ['NO'],
};

type Player = Awaited<ReturnType<typeof house.player>>;
type Code = { refcode: string; claimed_amount: number; to_claim_amount: number; users_count: number };

const terms = async () => {
  const desk = house.house.partners.desk.referral;
  const [last] = (await desk.read(house.database)).terms;
  const { version } = await house.database.tx((tx) =>
    desk.write(tx, { fromVersion: last?.version ?? 0, rule, by: ada }, author),
  );
  expect(await outcomeOf(house.database.tx((tx) => desk.agree(tx, { version, by: ada }, author)))).toBe(
    'SECOND_PERSON_NEEDED',
  );
  await house.database.tx((tx) => desk.agree(tx, { version, by: bea }, author));
};
const newCode = () => randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase();
const add = (player: Player, ref_code: string) => player.call('POST', '/api/player/referral_system', { ref_code });
const claim = (player: Player, ref_code: string, key: string = randomUUID()) =>
  player.browser.send({
    method: 'POST',
    url: '/api/player/referral_system/claim',
    headers: { 'idempotency-key': key },
    payload: { ref_code },
  });
const list = async (player: Player) => (await player.call('GET', '/api/player/referral_system/list')).json();
/** What the house has given for friends. */
const given = async ({ playerId }: Player) => {
  const { rows } = await house.database.query<{ given: bigint }>(
    `select coalesce(sum(t.cash), 0)::bigint as given from wallet_transfer t join wallet_account a on a.id = t.account_id
     where a.player_id = $1 and t.reason = 'prize'`,
    [playerId],
  );
  return rows[0]?.given;
};
const hear = async () => {
  const [consumer] = house.house.partners.consumers;
  await house.database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [consumer.name]);
  await catchUp(house.database, consumer);
};
/** Somebody who came with a code and did all that it takes. */
async function aFriend(code: string, { verified = true }: { verified?: boolean } = {}): Promise<Player> {
  const player = await house.player({ acquisition: { stag: `ref_${code}` } });
  await hear();
  await house.database.tx((tx) => house.house.identity.setVerified(tx, player.playerId, verified));
  await player.deposit(2_000n);
  await player.play(1_500n);
  return player;
}
async function anInviter(): Promise<{ player: Player; code: string }> {
  const [player, code] = [await house.player(), newCode()];
  expect((await add(player, code)).statusCode).toBe(201);
  return { player, code };
}

describe('[OPS-46] players invite', () => {
  test('before two people have agreed to terms nobody invites; refusals are plain codes', async () => {
    const player = await house.player();
    expect(await list(player)).toEqual({
      referral_codes: [],
      aggregated_data: { total_invited: 0, total_claimed: 0 },
      currency: 'EUR',
      terms: null,
    });
    const refused = await add(player, 'COMET');
    expect([refused.statusCode, refused.json()]).toEqual([422, { errors: { ref_code: 'limit_exceeded' } }]);
    await terms();
    const code = newCode();
    expect((await add(player, code.toLowerCase())).json()).toMatchObject({ refcode: code, users_count: 0 });
    const codes = [await add(player, 'a!'), await add(player, code), await add(await house.player(), code)];
    expect(codes.map((answer) => answer.json().errors.ref_code)).toEqual([
      'invalid_refcode',
      'already_exists',
      'already_exists',
    ]);
    await add(player, newCode());
    expect((await add(player, newCode())).json().errors.ref_code).toBe('limit_exceeded');
    expect((await claim(player, code)).json().errors.ref_code).toBe('invalid');
    expect((await claim(player, 'SOMEBODYS')).json().errors.ref_code).toBe('invalid');
  });

  test('a code in the address becomes the stag of a browser that has none', async () => {
    const { code } = await anInviter();
    const browser = createBrowser(house.app);
    const ask = (ref: string) => browser.send({ url: `/api/info/locales?ref_code=${ref}` });
    const stagOf = (answer: Awaited<ReturnType<typeof ask>>) =>
      answer.cookies.find(({ name }) => name === 'stag')?.value;
    expect(stagOf(await ask('NOBODYS1'))).toBeUndefined();
    expect(stagOf(await ask(code.toLowerCase()))).toBe(`ref_${code}`);
    expect(stagOf(await ask((await anInviter()).code))).toBeUndefined();
  });

  test('a friend is worth something once, however many claim at once', async () => {
    const { player, code } = await anInviter();
    await aFriend(code);
    await aFriend(code, { verified: false });
    const [own] = (await list(player)).referral_codes as Code[];
    expect(own).toMatchObject({ users_count: 2, completed_users_count: 1, to_claim_amount: 10, claimed_amount: 0 });
    const key = randomUUID();
    const answers = await Promise.all([claim(player, code, key), claim(player, code, key), claim(player, code)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0);
    expect(await given(player)).toBe(1_000n);
    expect((await claim(player, code)).json().errors.ref_code).toBe('already_claimed');
    expect(await list(player)).toMatchObject({
      referral_codes: [{ claimed_amount: 10, to_claim_amount: 0 }],
      aggregated_data: { total_invited: 2, total_claimed: 10 },
    });
  });

  test('the same key with another code is refused, and no more is given than a month has', async () => {
    const { player, code } = await anInviter();
    for (let time = 0; time < 3; time += 1) await aFriend(code);
    const key = randomUUID();
    expect((await claim(player, code, key)).statusCode).toBe(200);
    expect((await claim(player, newCode(), key)).statusCode).toBe(409);
    expect(await given(player)).toBe(2_000n);
    expect((await claim(player, code)).json().errors.ref_code).toBe('already_claimed');
    house.clock.advanceMs(32 * dayMs);
    await player.browser.signIn(player.email);
    expect((await claim(player, code)).statusCode).toBe(200);
    expect(await given(player)).toBe(3_000n);
    house.clock.advanceMs(-32 * dayMs);
  });
});

describe('[OPS-47] abuse', () => {
  test('the same person, household or device is not counted', async () => {
    const { player, code } = await anInviter();
    const [person, household, device] = [await aFriend(code), await aFriend(code), await aFriend(code)];
    const update = (set: string, ids: readonly number[]) =>
      house.database.query(`update identity_player set ${set} where id = any($1)`, [ids]);
    await update(`first_name = 'Ada', last_name = 'Comet', date_of_birth = '1990-01-01'`, [
      player.playerId,
      person.playerId,
    ]);
    await update(`address = 'Comet Street 1', postal_code = '10115', country = 'DE'`, [
      player.playerId,
      household.playerId,
    ]);
    for (const { playerId } of [player, device]) {
      await house.database.query(
        `insert into identity_device (player_id, token_hash, first_seen_at, last_seen_at)
         values ($1, sha256($2::bytea), now(), now())`,
        [playerId, code],
      );
    }
    expect(await list(player)).toMatchObject({ referral_codes: [{ users_count: 0, to_claim_amount: 0 }] });
    expect((await claim(player, code)).json().errors.ref_code).toBe('invalid');
    expect(await given(player)).toBe(0n);
    const second = await person.call('GET', '/api/player/referral_system/list');
    expect([second.statusCode, second.json()]).toEqual([422, { errors: { ref_code: 'user_duplicate' } }]);
  });

  test('a friend who has stopped playing counts no more, and whoever has stopped invites and earns nothing', async () => {
    const { player, code } = await anInviter();
    const friend = await aFriend(code);
    const pause = (who: Player) => who.set({ type: 'coolingoff', period: 'day' });
    await pause(friend);
    expect((await claim(player, code)).json().errors.ref_code).toBe('invalid');
    await pause(player);
    await player.browser.signIn(player.email);
    expect((await claim(player, code)).statusCode).toBe(403);
    expect(await given(player)).toBe(0n);
  });

  test('where invitations are closed nobody is noted', async () => {
    const { player, code } = await anInviter();
    await house.player({ acquisition: { stag: `ref_${code}` }, country: 'NO', currency: 'NOK' });
    await hear();
    expect((await list(player)).aggregated_data.total_invited).toBe(0);
  });
});
