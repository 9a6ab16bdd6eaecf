import { games as houseGames } from '@halley/studio/games';
import { beforeAll, describe, expect, test } from 'vitest';
import { closeWholeHouse, openWholeHouse } from '../../../../test/whole-house.ts';
import { writeDocument } from '../../config/index.ts';
import { createBrowser, registrationOf } from '../../identity/testing/test-identity.ts';
import { shared } from '../../kit/testing/shared.ts';
import { listInCatalogue } from '../index.ts';
import { aListedGame } from '../testing/listed-game.ts';

const whole = shared(() => openWholeHouse(), closeWholeHouse);
beforeAll(async () => {
  const { house, database } = whole;
  await house.games.prepare();
  await database.tx((tx) =>
    listInCatalogue(tx, [
      aListedGame('evolution/round-table', { kind: 'live', launch: 'house' }),
      aListedGame('netent/red-moon', { launch: 'house' }),
      aListedGame('aurora/comet', { launch: 'house' }),
    ]),
  );
  await database.tx((tx) =>
    writeDocument(tx, { name: 'providers-config', content: { aurora: 'all' }, by: 'a test', at: new Date() }),
  );
  house.games.catalogue.doubt();
  house.config.documents.doubt();
});

const browserAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36';
async function aPlayer(registration: Record<string, unknown> = {}) {
  const browser = createBrowser(whole.app);
  const { id } = (await browser.register(registrationOf(registration))).json();
  const send = async (url: string, more: object = {}) =>
    browser.send({ url, headers: { 'user-agent': browserAgent }, ...more });
  return { id: Number(id), send };
}
const launch = (identifier: string) => `/api/games/launch?mode=real&identifier=${identifier}`;
const producers = (list: { id: string }[]) => list.map(({ id }) => id).sort();
/** The house's own studios, whatever there are. */
const ours = [...new Set(Object.values(houseGames).map(({ provider }) => provider))];
const everybody = ['aurora', 'evolution', 'netent', ...ours].sort();
const withoutAurora = everybody.filter((id) => id !== 'aurora');

describe('[PLAYER-06] before a game opens for money', () => {
  test('the fields its producer asks for are filled; a live table wants a name too', async () => {
    const { send } = await aPlayer({ currency: 'EUR' });
    const table = await send(launch('evolution/round-table'));
    expect(table.statusCode).toBe(422);
    expect(Object.keys(table.json().errors).sort()).toEqual(['date_of_birth', 'first_name', 'last_name', 'nickname']);
    expect(Object.keys((await send(launch('netent/red-moon'))).json().errors)).toEqual(['date_of_birth']);
  });

  test('a producer that asks for nothing opens at once, and with the fields filled so do the others', async () => {
    const { id, send } = await aPlayer({ currency: 'EUR' });
    expect((await send(launch('halley-studio/orbit-dice'))).statusCode).toBe(200);
    await whole.database.query("update identity_player set date_of_birth = '1990-01-01' where id = $1", [id]);
    // Nothing more is asked; and there is no screen of the house behind this one.
    expect((await send(launch('netent/red-moon'))).statusCode).toBe(404);
  });

  test('a demo asks for nothing', async () => {
    const { send } = await aPlayer();
    const answer = await send('/api/games/launch?identifier=halley-studio/orbit-dice');
    expect(answer.statusCode).toBe(200);
  });
});

describe('[PROV-01] who sees producers that are hidden everywhere', () => {
  const ask = async (userAgent: string) =>
    producers((await whole.app.inject({ url: '/api/games/providers', headers: { 'user-agent': userAgent } })).json());

  test('no visitor and no player', async () => {
    expect(await ask(browserAgent)).toEqual(withoutAurora);
    const { send } = await aPlayer();
    expect(producers((await send('/api/games/providers')).json())).toEqual(withoutAurora);
  });

  test('robots', async () => {
    expect(await ask('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')).toEqual(everybody);
  });

  test('testers, by their group; for money it stays closed to them', async () => {
    const { id, send } = await aPlayer();
    await whole.database.tx((tx) => whole.house.identity.changeGroups(tx, { playerId: id, add: [21], remove: [] }));
    expect(producers((await send('/api/games/providers')).json())).toEqual(everybody);
    expect((await send(launch('aurora/comet'))).statusCode).toBe(451);
  });
});

test('a country that is closed refuses a launch for money, whatever the game', async () => {
  const { send } = await aPlayer();
  const headers = { 'user-agent': browserAgent, 'x-demo-country': 'FR' };
  expect((await send(launch('halley-studio/orbit-dice'), { headers })).statusCode).toBe(451);
  expect((await send('/api/games/launch?identifier=halley-studio/orbit-dice', { headers })).statusCode).toBe(451);
});

test('a description comes in the language of the visitor', async () => {
  const read = async (language: string) =>
    (
      await whole.app.inject({
        url: '/api/games/detail?identifier=halley-studio/orbit-dice',
        headers: { 'accept-language': language },
      })
    ).json().description;
  expect(await read('de-CH,de;q=0.9')).toMatch(/Würfel/);
  expect(await read('fr-CA')).toMatch(/dé/);
});

describe('[F-38] [GUARD-04] play for fun from a closed country', () => {
  const demo = { mode: 'demo', stake_cents: 100 };
  const bet = { ...demo, choice: { side: 'under', target: 4950 } };
  const from = (country: string) => {
    const headers = {
      'user-agent': browserAgent,
      'x-demo-country': country,
      'x-requested-with': 'XMLHttpRequest',
      'idempotency-key': `${country}-demo-round`,
    };
    return Promise.all([
      whole.app.inject({ url: '/api/games/launch?identifier=halley-studio/orbit-dice&mode=demo', headers }),
      whole.app.inject({ method: 'POST', url: '/api/studio/dice/rounds', headers, payload: bet }),
      whole.app.inject({ method: 'POST', url: '/api/studio/mines/rounds', headers, payload: { ...demo, choice: {} } }),
    ]);
  };

  test.each(['PL', 'FR', 'BY', 'US', 'EE'])('[F-38] a guest from %s is refused like the page is', async (country) => {
    const answers = await from(country);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([451, 451, 451]);
    expect(answers[1]?.json()).toMatchObject({ error: { code: 'REGION_RESTRICTED' } });
  });

  test('[F-38] elsewhere it stays open', async () => {
    const [launched, round] = await from('NZ');
    expect([launched?.statusCode, round?.statusCode]).toEqual([200, 200]);
  });
});
