import { groupIdsOf, levelOf, Refusal } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { sharedHomes } from '../../kit/testing/shared.ts';
import { createBrowser, registrationOf, sharedIdentity, testIdentity } from '../testing/test-identity.ts';

const database = sharedHomes();
const room = sharedIdentity(database);

async function aPlayer() {
  const browser = createBrowser(room.app);
  const { id } = (await browser.register(registrationOf())).json();
  const send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object) =>
    browser.send({ method, url, ...(payload ? { payload } : {}) });
  return { id: Number(id), browser, send };
}

const changesOf = async (playerId: number) =>
  (
    await database.query(
      `select e->'groups' as groups from kit_outbox, jsonb_array_elements(events) e
       where topic = 'identity.groups_changed' and e->>'playerId' = $1 order by id`,
      [String(playerId)],
    )
  ).rows.map((row) => row.groups.map((group: { id: number }) => group.id));

describe('[API-09] GET /api/player', () => {
  test('[PLAYER-01] [LIC-03] [F-93] has every field of a player; groups are among the statuses', async () => {
    const player = (await (await aPlayer()).browser.player()) as Record<string, unknown>;
    const fields =
      'id email nickname first_name last_name gender date_of_birth country city address postal_code state mobile_phone receive_promos receive_sms_promos currency language statuses auth_fields_missed confirmed_at created_at current_sign_in_at deposit_bonus_code can_issue_bonuses autoregistered verified sumsub_verified license_name sow_questionnaire_expires_at two_factor_enabled autologin_link profession';
    for (const field of fields.split(' ')) expect(player, field).toHaveProperty(field);
    expect(player).not.toHaveProperty('licence_name');
    expect(player.license_name).toBe('CW');
    expect([player.autologin_link, player.profession]).toEqual([null, null]);
    expect(player.statuses).toContainEqual({ id: Number(player.id) % 2 ? 544 : 543, name: expect.any(String) });
  });

  test('[ROLE-03] a player has a status and groups, none or many', async () => {
    const { id, browser } = await aPlayer();
    const groups = await database.homes
      .of(id)
      .tx((tx) => room.identity.changeGroups(tx, { playerId: id, add: [759, 21] }));
    const { statuses } = await browser.player();
    expect(levelOf(statuses)).toBe('level_1');
    expect(groupIdsOf(statuses)).toEqual(groups);
    expect(statuses).toContainEqual({ id: 759, name: 'Diamond' });
    await database.homes.of(id).tx((tx) => room.identity.changeGroups(tx, { playerId: id, remove: groups }));
    const after = (await browser.player()).statuses;
    expect([levelOf(after), groupIdsOf(after)]).toEqual(['level_1', []]);
  });

  test('a guest gets an object without id', async () => {
    expect((await room.app.inject('/api/player')).json()).toEqual({});
  });
});

describe('[API-02] POST /api/player/groups', () => {
  test('joins and leaves groups that are open to players, and tells the whole list', async () => {
    const { id, browser, send } = await aPlayer();
    expect((await send('POST', '/api/player/groups', { groups: { add: [131811, '1401'] } })).statusCode).toBe(204);
    expect(groupIdsOf((await browser.player()).statuses)).toEqual(expect.arrayContaining([1401, 131811]));
    await send('POST', '/api/player/groups', { groups: { remove: [131811] } });
    const own = id % 2 ? 544 : 543;
    expect(await changesOf(id)).toEqual([
      [own, 1401, 131811],
      [own, 1401],
    ]);
  });

  test('[MODAL-15] who has closed the news of a provider joins the group of those who know, among others', async () => {
    const { browser, send } = await aPlayer();
    expect((await send('POST', '/api/player/groups', { groups: { add: [1512] } })).statusCode).toBe(204);
    expect((await browser.player()).statuses).toContainEqual({ id: 1512, name: 'New provider, was shown' });
  });

  test('the same again changes nothing and tells nothing', async () => {
    const { id, send } = await aPlayer();
    for (let time = 0; time < 3; time++)
      await send('POST', '/api/player/groups', { groups: { add: [131811, 131811] } });
    await send('POST', '/api/player/groups', { groups: { remove: [1101] } });
    await send('POST', '/api/player/groups', { groups: {} });
    expect(await changesOf(id)).toHaveLength(1);
  });

  test('at once from many pages: each group once, the last news has them all', async () => {
    const { id, browser, send } = await aPlayer();
    const wanted = [1401, 131811, 1101, 1512];
    const answers = await Promise.all(
      [...wanted, ...wanted, ...wanted].map((group) =>
        send('POST', '/api/player/groups', { groups: { add: [group] } }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect(groupIdsOf((await browser.player()).statuses)).toEqual(expect.arrayContaining(wanted));
    const news = await changesOf(id);
    expect(news).toHaveLength(wanted.length);
    expect(news.at(-1)).toEqual(expect.arrayContaining(wanted));
  });

  test.each([21, 916, 100, 759, 255, 259, 258, 257, 793, 1117, 545, 543, 544, 631, 1501, 999])(
    'group %i is the house’s to give and to take',
    async (group) => {
      const { id, send } = await aPlayer();
      for (const groups of [{ add: [group] }, { remove: [group] }, { add: [131811, group] }]) {
        const answer = await send('POST', '/api/player/groups', { groups });
        expect([answer.statusCode, answer.json().errors]).toEqual([
          422,
          { groups: { not_writable: expect.any(String) } },
        ]);
      }
      expect(await changesOf(id)).toEqual([]);
    },
  );

  test('an offer to be picked is named as a text; one the player may not have is refused', async () => {
    const { id, send } = await aPlayer();
    for (const groups of [{ add: ['pick:offer-1'] }, { remove: ['pick:offer-1'] }, { add: [1401, 'pick:offer-1'] }]) {
      const answer = await send('POST', '/api/player/groups', { groups });
      const refused = { groups: { not_writable: expect.any(String) } };
      expect([answer.statusCode, answer.json().errors]).toEqual([422, refused]);
    }
    expect(await changesOf(id)).toEqual([]);
  });

  test('an offer the player may have is picked and left; it stands behind the groups, and pages are told', async () => {
    const picked = new Map<number, string>();
    const own = await testIdentity(database, {
      picks: () => ({
        async pickOffer(_tx, { playerId, offerId }) {
          if (offerId !== 'offer-1') throw new Refusal('offer_id.not_available');
          picked.set(playerId, offerId);
        },
        unpickOffer: async (_tx, { playerId }) => void picked.delete(playerId),
        pickedOffer: async (_db, playerId) => picked.get(playerId) ?? null,
        levelGifts: async () => new Map(),
      }),
    });
    const browser = createBrowser(own.app);
    const id = Number((await browser.register(registrationOf())).json().id);
    const change = (groups: object) => browser.send({ method: 'POST', url: '/api/player/groups', payload: { groups } });
    expect((await change({ add: ['pick:offer-1', 1401] })).statusCode).toBe(204);
    const { statuses } = await browser.player();
    expect(statuses.map((status: { id: string | number }) => status.id)).toEqual([
      'level_1',
      id % 2 ? 544 : 543,
      1401,
      'pick:offer-1',
    ]);
    // Again: no news.
    const told = (await changesOf(id)).length;
    expect((await change({ add: ['pick:offer-1'] })).statusCode).toBe(204);
    expect((await change({ add: ['pick:offer-2'] })).statusCode).toBe(422);
    expect(await changesOf(id)).toHaveLength(told);
    expect((await change({ remove: ['pick:offer-1'] })).statusCode).toBe(204);
    expect((await browser.player()).statuses.map((status: { id: string | number }) => status.id)).not.toContain(
      'pick:offer-1',
    );
    expect(await changesOf(id)).toHaveLength(told + 1);
  });

  test('nonsense is refused', async () => {
    const { send } = await aPlayer();
    const values = [
      [-1],
      [0],
      [1.5],
      ['x'],
      [null],
      ['1; drop table x'],
      [`pick:${'x'.repeat(60)}`],
      [1e20],
      'all',
      Array(21).fill(1401),
    ];
    for (const add of values) {
      expect((await send('POST', '/api/player/groups', { groups: { add } })).statusCode).toBe(422);
    }
    expect(
      (await room.app.inject({ method: 'POST', url: '/api/player/groups', payload: { groups: {} } })).statusCode,
    ).toBe(401);
  });
});

test('[API-52] [GROUP-08] opening the installed app is counted and puts the player into its group', async () => {
  const { id, browser, send } = await aPlayer();
  expect((await send('POST', '/api/pwa_events', { event: 'install' })).statusCode).toBe(204);
  expect(groupIdsOf((await browser.player()).statuses)).not.toContain(1401);
  await Promise.all([1, 2, 3].map(() => send('POST', '/api/pwa_events', { event: 'open' })));
  expect(groupIdsOf((await browser.player()).statuses)).toContain(1401);
  const { rows } = await database.query(
    'select event, times::int from identity_app_use where player_id = $1 order by event',
    [id],
  );
  expect(rows).toEqual([
    { event: 'install', times: 1 },
    { event: 'open', times: 3 },
  ]);
  expect((await send('POST', '/api/pwa_events', { event: 'close' })).statusCode).toBe(422);
});

describe('subscriptions', () => {
  const nothing = {
    receive_promos: false,
    receive_sms_promos: false,
    receive_promos_via_phone_calls: false,
    agreed_to_partner_promotions: false,
  };

  test('[API-07] [PLAYER-03] are read: silence is no', async () => {
    const { send } = await aPlayer();
    expect((await send('GET', '/api/subscriptions')).json()).toEqual(nothing);
    expect((await room.app.inject('/api/subscriptions')).statusCode).toBe(401);
  });

  test('[API-08] are changed one by one, and every change is written down', async () => {
    const { id, send } = await aPlayer();
    const change = (subscription_params: object) => send('PUT', '/api/subscriptions', { subscription_params });
    expect((await change({ receive_promos: true, agreed_to_partner_promotions: true })).json()).toEqual({
      ...nothing,
      receive_promos: true,
      agreed_to_partner_promotions: true,
    });
    await change({ receive_promos: true });
    await change({ receive_promos: false });
    expect((await send('GET', '/api/subscriptions')).json()).toEqual({
      ...nothing,
      agreed_to_partner_promotions: true,
    });
    const { rows } = await database.query(
      `select purpose, given from identity_consent where player_id = $1 and source = 'subscriptions' order by id`,
      [id],
    );
    expect(rows).toEqual([
      { purpose: 'receive_promos', given: true },
      { purpose: 'agreed_to_partner_promotions', given: true },
      { purpose: 'receive_promos', given: false },
    ]);
    expect((await change({ receive_promos: 'yes' })).statusCode).toBe(422);
  });

  test('what was agreed to cannot be rewritten', async () => {
    const home = database.homes.of((await aPlayer()).id);
    await expect(home.query('update identity_consent set given = false')).rejects.toThrow('only added to');
    await expect(home.query('delete from identity_consent')).rejects.toThrow('only added to');
    await expect(home.query('truncate identity_consent')).rejects.toThrow('only added to');
  });
});

test('[API-36] [F-74] the language is one of the site’s, and clients read it from the cookie', async () => {
  const { browser, send } = await aPlayer();
  const answer = await send('PATCH', '/api/player/update_locale', { locale: 'de' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { locale: 'de' }]);
  expect(answer.headers['set-cookie']).toBe('locale=ImRlIg==; Path=/; Max-Age=2592000; SameSite=Lax');
  expect(await browser.player()).toMatchObject({ language: 'de' });
  for (const locale of ['en-KW', 'xx', '', 'DE', '../de', '__proto__']) {
    const refused = await send('PATCH', '/api/player/update_locale', { locale });
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { locale: { not_supported: expect.any(String) } },
    ]);
  }
  expect(await browser.player()).toMatchObject({ language: 'de' });
});

test('[API-30] [VIP-05] [F-95] statuses are the twelve levels and the groups', async () => {
  const list = (await room.app.inject('/api/info/statuses')).json();
  const levels = list.filter((one: { status: boolean }) => one.status);
  expect(levels.map((one: { id: string }) => one.id)).toEqual(Array.from({ length: 12 }, (_, n) => `level_${n + 1}`));
  for (const [index, { conditions }] of levels.entries()) {
    const { min, max } = conditions[0].persistent_comp_points;
    expect(min).toBe(index === 0 ? 0 : levels[index - 1].conditions[0].persistent_comp_points.max);
    expect(max === 9_007_199_254_740_991).toBe(index === 11);
  }
  const group = (id: string) => list.find((one: { id: string }) => one.id === id);
  for (const id of '21 916 100 759 255 259 258 257 793 1117 545 543 544 631'.split(' ')) {
    expect(group(id)).toMatchObject({ status: false, writable: false });
  }
  for (const id of ['1401', '131811', '1101']) expect(group(id)).toMatchObject({ writable: true });
  expect(group('131811').name).toBe('131811');
});

test('[GROUP-09] group 545 is writable where players chat with people', async () => {
  const chatting = await testIdentity(database, { liveChat: true });
  const list = (await chatting.app.inject('/api/info/statuses')).json();
  expect(list.find((one: { id: string }) => one.id === '545').writable).toBe(true);
  await chatting.app.close();
});
