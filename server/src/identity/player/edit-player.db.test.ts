import { describe, expect, test } from 'vitest';
import { createGeo } from '../../geo/index.ts';
import { sharedHomes } from '../../kit/testing/shared.ts';
import { createBrowser, registrationOf, sharedIdentity, testIdentity } from '../testing/test-identity.ts';

const database = sharedHomes();
const room = sharedIdentity(database);

async function aPlayer(registration: Record<string, unknown> = { country: 'DE' }) {
  const browser = createBrowser(room.app);
  const { id } = (await browser.register(registrationOf(registration))).json();
  const edit = (player: unknown, context = 'edition') =>
    browser.send({ method: 'PATCH', url: '/api/player', payload: { context, player } as object });
  return { id: Number(id), browser, edit, read: () => browser.player() };
}

const whole = {
  first_name: 'Edmond',
  last_name: 'Halley',
  date_of_birth: '1986-02-09',
  gender: 'm',
  city: 'Berlin',
  address: 'Sternwartenweg 76',
  postal_code: '12439',
  mobile_phone: '0151 1234 5678',
  nickname: 'Comet',
};
const kept = { ...whole, mobile_phone: '+4915112345678' };

describe('the bank account', () => {
  const german = 'DE89 3704 0044 0532 0130 00';
  const lithuanian = 'LT12 1000 0111 0100 1000';
  const groupsOf = async (player: { read(): Promise<{ statuses: { id: number | string }[] }> }) =>
    (await player.read()).statuses.map(({ id }) => id);

  test('is kept without spaces and in capitals, and can be taken back', async () => {
    const player = await aPlayer();
    expect((await player.edit({ iban: german.toLowerCase() })).json().iban).toBe('DE89370400440532013000');
    expect((await player.edit({ iban: null })).json().iban).toBeNull();
    expect(await groupsOf(player)).not.toContain(1101);
  });

  test.each([lithuanian, 'lt', ' l T 1 2 '])(
    '[VALID-28] one from Lithuania (%s) is refused in its own words, nothing is changed, and the player is in group 1101',
    async (iban) => {
      const player = await aPlayer();
      const answers = await Promise.all([1, 2, 3].map(() => player.edit({ iban, nickname: 'Halo' })));
      for (const answer of answers) {
        expect(answer.statusCode).toBe(422);
        expect(answer.json().errors.iban).toHaveProperty('iban_lithuania');
      }
      expect(await player.read()).toMatchObject({ iban: null, nickname: null });
      expect((await groupsOf(player)).filter((id) => id === 1101)).toHaveLength(1);
    },
  );

  test('others that are none are refused, and join nothing', async () => {
    const player = await aPlayer();
    for (const [iban, code] of [
      ['DE00 3704 0044 0532 0130 00', 'iban_invalid'],
      ['DE89-3704-0044', 'iban_characters'],
      ['XLT12', 'iban_invalid'],
    ]) {
      const answer = await player.edit({ iban });
      expect([answer.statusCode, Object.keys(answer.json().errors.iban)]).toEqual([422, [code]]);
    }
    expect(await groupsOf(player)).not.toContain(1101);
  });
});

describe('[API-10] PATCH /api/player', () => {
  test('changes what the context allows and answers the player', async () => {
    const player = await aPlayer();
    const answer = await player.edit(whole);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: player.id, ...kept });
    expect(await player.read()).toMatchObject(kept);
  });

  test('the context is edition unless another is named', async () => {
    const { browser } = await aPlayer();
    const answer = await browser.send({
      method: 'PATCH',
      url: '/api/player',
      payload: { player: { nickname: 'Halo' } },
    });
    expect([answer.statusCode, answer.json().nickname]).toEqual([200, 'Halo']);
  });

  test('is for players', async () => {
    const answer = await room.app.inject({
      method: 'PATCH',
      url: '/api/player',
      payload: { player: { nickname: 'Halo' } },
    });
    expect(answer.statusCode).toBe(401);
  });

  test('one wrong field and nothing is changed; every wrong field is told', async () => {
    const player = await aPlayer();
    const before = await player.read();
    const answer = await player.edit({ ...whole, postal_code: 'x', gender: 'y' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      errors: { postal_code: { postal_code: expect.any(String) }, gender: { not_in_list: expect.any(String) } },
    });
    expect(await player.read()).toEqual(before);
  });

  test('the same again is no change and no error', async () => {
    const player = await aPlayer();
    await player.edit(whole);
    expect((await player.edit(whole)).statusCode).toBe(200);
  });

  test('what is set once stays; nothing else of that edit is taken either', async () => {
    const player = await aPlayer();
    await player.edit(whole);
    const answer = await player.edit({ first_name: 'Eve', city: 'Bonn' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ first_name: { locked: expect.any(String) } });
    expect(await player.read()).toMatchObject(kept);
    expect((await player.edit({ country: 'AU' })).json().errors.country).toEqual({ locked: expect.any(String) });
    expect((await player.edit({ date_of_birth: null })).statusCode).toBe(422);
  });

  test('of first fillings that arrive together one wins, and all of it', async () => {
    for (let round = 0; round < 5; round++) {
      const player = await aPlayer();
      const names = ['Anna', 'Berta', 'Clara', 'Dora'];
      const answers = await Promise.all(
        names.map((name) => player.edit({ first_name: name, last_name: name, nickname: name })),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422]);
      const winner = names[answers.findIndex(({ statusCode }) => statusCode === 200)];
      expect(await player.read()).toMatchObject({ first_name: winner, last_name: winner, nickname: winner });
      for (const { statusCode, json } of answers) {
        if (statusCode === 422) expect(json().errors).toMatchObject({ first_name: { locked: expect.any(String) } });
      }
    }
  });

  test('an approved document locks the address as well', async () => {
    const player = await aPlayer();
    await player.edit(whole);
    await database.homes.of(player.id).tx((tx) => room.identity.setVerified(tx, player.id, true));
    expect((await player.edit({ city: 'Bonn' })).json().errors.city).toEqual({ locked: expect.any(String) });
    expect((await player.edit({ nickname: 'Halo' })).statusCode).toBe(200);
  });

  test('a context nobody knows', async () => {
    const player = await aPlayer();
    for (const context of ['nobody', 'constructor', '__proto__', 'payment_systems', '']) {
      const answer = await player.edit({ nickname: 'Halo' }, context);
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['context']]);
    }
  });

  test('nothing but the listed fields: not the address of the account, its rights or its money', async () => {
    const player = await aPlayer();
    const before = await player.read();
    const rights = [
      'email',
      'password',
      'password_hash',
      'id',
      'verified',
      'staff',
      'license_name',
      'currency',
      'level',
    ];
    for (const field of [
      ...rights,
      'two_factor_enabled',
      'confirmed_at',
      'statuses',
      'can_issue_bonuses',
      'language',
    ]) {
      const answer = await player.edit({ [field]: 'x', nickname: 'Halo' });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
    }
    expect(await player.read()).toEqual(before);
  });

  test('another player is never touched', async () => {
    const [player, other] = [await aPlayer(), await aPlayer()];
    const before = await other.read();
    await player.edit({ nickname: 'Halo', id: String(other.id) });
    await player.edit(whole);
    expect(await other.read()).toEqual(before);
  });

  test('a tick that changes is a consent given or taken back', async () => {
    const player = await aPlayer();
    await player.edit({ receive_promos: true });
    await player.edit({ receive_promos: true });
    await player.edit({ receive_promos: false });
    const { rows } = await database.query(
      `select purpose, given, source from identity_consent where player_id = $1 and purpose like 'receive%' order by id`,
      [player.id],
    );
    expect(rows).toEqual([
      { purpose: 'receive_promos', given: true, source: 'profile' },
      { purpose: 'receive_promos', given: false, source: 'profile' },
    ]);
  });

  test('nonsense is answered, never with a 500', async () => {
    const player = await aPlayer();
    const values = [
      null,
      true,
      0,
      [],
      {},
      '',
      '\u0000',
      '\ud800',
      'x'.repeat(5000),
      '💥',
      "'; drop table x; --",
      '__proto__',
    ];
    for (const field of [...Object.keys(whole), 'country', 'state', 'receive_promos', '__proto__', 'constructor', '']) {
      for (const value of values) {
        const { statusCode, body } = await player.edit({ [field]: value });
        expect([200, 400, 422], `${field} = ${JSON.stringify(value)} → ${body}`).toContain(statusCode);
      }
    }
    for (const payload of [{}, { player: null }, { player: [] }, { player: 'x' }, { context: 7, player: {} }]) {
      const answer = await player.browser.send({ method: 'PATCH', url: '/api/player', payload });
      expect(answer.statusCode).toBe(422);
    }
  });
});

describe('[PLAYER-05] what each context demands comes from the server', () => {
  const fieldsFor = async (headers: Record<string, string> = {}) =>
    (await room.app.inject({ url: '/api/info/player_fields', headers })).json();

  test('[API-29] for a guest by place, with once-set, length, age and choices', async () => {
    const { fields, contexts } = await fieldsFor({ 'x-demo-country': 'DE' });
    expect(contexts.registration).toEqual([
      'email',
      'password',
      'country',
      'currency',
      'terms_acceptance',
      'age_acceptance',
    ]);
    expect(contexts.edition).not.toContain('state');
    expect(contexts.deposit).toContain('postal_code');
    const field = (name: string) => fields.find((one: { field: string }) => one.field === name);
    expect(field('first_name')).toMatchObject({ once_set: true, length: { maximum: 50 } });
    expect(field('nickname')).toMatchObject({ length: { minimum: 3, maximum: 15 } });
    expect(field('date_of_birth')).toMatchObject({ once_set: true, age: { min: { default: 18 } } });
    expect(field('gender')).toMatchObject({ inclusion: { in: ['m', 'f'] } });
    expect(field('state')).toBeUndefined();
  });

  test('all contexts are there: four of our own, sixteen providers, payment systems', async () => {
    const { contexts } = await fieldsFor();
    const { payment_systems: systems, ...lists } = contexts;
    expect(Object.keys(lists)).toEqual(
      'registration deposit cashout edition authentic egt epicmedia evolution groove netent playngo playtech pushgaming quickfire redtiger swintt yggdrasil kiron felixgaming fugaso'.split(
        ' ',
      ),
    );
    expect(Object.values(lists).every(Array.isArray)).toBe(true);
    expect(systems.cards.base).toEqual({ deposit: expect.any(Array), cashout: expect.any(Array) });
  });

  test('where there are states, the state is asked for', async () => {
    const { fields, contexts } = await fieldsFor({ 'x-demo-country': 'AU' });
    expect(contexts.edition).toContain('state');
    expect(fields.find((one: { field: string }) => one.field === 'state').inclusion.in).toContain('NSW');
  });

  test('for a player by the account, wherever they are: coins need no profile before the cashbox', async () => {
    const { browser } = await aPlayer({ country: 'AU', currency: 'BTC' });
    const { contexts } = (
      await browser.send({ url: '/api/info/player_fields', headers: { 'x-demo-country': 'DE' } })
    ).json();
    expect(contexts.edition).toContain('state');
    expect(contexts.deposit).toEqual([]);
  });

  test('under the Estonian licence a newcomer tells more, and must be 21', async () => {
    const tiers = { full: ['RU'], open: ['EE', 'CA'], signInOnly: [] };
    const estonia = await testIdentity(database, {
      geo: createGeo({ demo: true, tiers, licensedHosts: ['localhost:80'] }),
    });
    const headers = { 'x-demo-country': 'EE' };
    const { contexts, fields } = (await estonia.app.inject({ url: '/api/info/player_fields', headers })).json();
    expect(contexts.registration.slice(-4)).toEqual(['first_name', 'last_name', 'date_of_birth', 'personal_id_number']);
    expect(fields.find((one: { field: string }) => one.field === 'date_of_birth').age.min.default).toBe(21);
    await estonia.app.close();
  });
});
