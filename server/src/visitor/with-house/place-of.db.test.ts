import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testSettings } from '../../../../test/whole-house.ts';
import { writeDocument } from '../../config/index.ts';
import { createHouse, type House } from '../../house/create-house.ts';
import { createBrowser, registrationOf } from '../../identity/testing/test-identity.ts';
import { createApp, createRateLimits, mountCalls, silentLog, systemClock } from '../../kit/index.ts';
import { testDatabase } from '../../kit/testing/test-database.ts';
import { placeOf } from '../../web/index.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let house: House;
let app: FastifyInstance;

beforeAll(async () => {
  database = await testDatabase();
  const settings = testSettings({ EE_HOSTS: 'localhost:80', REGISTRATION_TEST: 'true' });
  house = createHouse({ settings, database, clock: systemClock, log: silentLog });
  app = await createApp();
  mountCalls(app, house.api, house.handlers, {
    authenticate: house.identity.authenticate,
    rateLimits: createRateLimits({ scale: 1000 }),
    checkAnswers: true,
  });
  app.get('/place', async (request) => placeOf(await house.visitor.visitorOfPage(request)));
});
afterAll(async () => {
  await app.close();
  await house.identity.stop();
  await house.realtime.close();
  await database.drop();
});

const placeFor = async (headers: Record<string, string>, browser = createBrowser(app)) =>
  (await browser.send({ url: '/place', headers })).json();

async function aPlayer() {
  const browser = createBrowser(app);
  const { id } = (await browser.register(registrationOf())).json();
  return { id: Number(id), browser };
}

describe('what a page knows of a guest', () => {
  test('country, tier, what is allowed', async () => {
    const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36';
    expect(await placeFor({ 'x-demo-country': 'DE', 'user-agent': agent })).toMatchObject({
      country: 'DE',
      tier: 'open',
      licence: 'CW',
      may: { register: true, signIn: true },
      isBot: false,
    });
    expect(await placeFor({ 'x-demo-country': 'FR' })).toMatchObject({
      tier: 'partial',
      may: { register: false, signIn: false },
      flags: { on: { closed_region: true } },
    });
  });

  test('[GEO-07] [LIC-02] Estonia: the flag, and the licence on the hosts that have it', async () => {
    const estonia = await placeFor({ 'x-demo-country': 'EE' });
    expect(estonia).toMatchObject({ licence: 'EE', may: { register: false, signIn: true } });
    expect(estonia.flags.on).toMatchObject({ estonia: true, australia: false });
    expect(await placeFor({ 'x-demo-country': 'EE', host: 'other.test' })).toMatchObject({ licence: 'CW' });
    expect((await placeFor({ 'x-demo-country': 'AU' })).flags.on).toMatchObject({ estonia: false, australia: true });
  });

  test('a robot, and the variant of the registration test by the click id', async () => {
    expect(await placeFor({ 'user-agent': 'Googlebot/2.1' })).toMatchObject({ isBot: true });
    expect((await placeFor({ cookie: 'click_id=00f' })).flags.on.registration_variant_b).toBe(true);
    expect((await placeFor({ cookie: 'click_id=00e' })).flags.on.registration_variant_b).toBe(false);
  });

  test('[CONF-01] the brand of the host, its licence, and [CONF-20] the pages the operator has switched on', async () => {
    const { documents } = house.config;
    const [usual] = await documents.read('brands');
    const comet = { ...usual, id: 'comet', name: 'Comet Club', hosts: ['comet.example'], licence: 'EE' };
    const at = new Date(Date.now() - 1000);
    await database.tx(async (tx) => {
      await writeDocument(tx, { name: 'brands', content: [usual, comet], by: 'ada', at });
      const content = { tournaments: true, 'rocket-chance': false };
      await writeDocument(tx, { name: 'manage-promotion-pages', content, by: 'ada', at });
    });
    documents.doubt();
    await documents.read('brands');
    const there = await placeFor({ host: 'comet.example', 'x-demo-country': 'EE' });
    expect(there).toMatchObject({ brand: { id: 'comet', name: 'Comet Club' }, licence: 'EE' });
    expect(there.flags.pages).toMatchObject({ tournaments: true, 'rocket-chance': false });
    expect(await placeFor({ host: 'other.test', 'x-demo-country': 'EE' })).toMatchObject({
      brand: { id: 'halley' },
      licence: 'CW',
    });
    const project = await createBrowser(app).send({
      url: '/api/info/project',
      headers: { host: 'comet.example', 'x-demo-country': 'EE' },
    });
    expect(project.json().license).toBe('EE');
    const brand = await createBrowser(app).send({ url: '/api/fe/config/brand', headers: { host: 'comet.example' } });
    expect(brand.json()).toMatchObject({ id: 'comet', name: 'Comet Club' });
  });

  test('a made-up session is a guest', async () => {
    expect((await placeFor({ cookie: `halley_session=${'A'.repeat(43)}` })).flags.on.notices).toBe(false);
  });
});

describe('what a page knows of a player', () => {
  test('[LIC-01] [LIC-02] the player’s own licence wins over the place, and only it can say GCB', async () => {
    const { id, browser } = await aPlayer();
    const headers = { 'x-demo-country': 'EE' };
    for (const licence of ['CW', 'GCB', 'EE']) {
      await database.query('update identity_player set license_name = $2 where id = $1', [id, licence]);
      expect(await placeFor(headers, browser)).toMatchObject({ country: 'EE', licence });
    }
    expect((await placeFor(headers, browser)).flags.on).toMatchObject({ session_clock: true, estonia: false });
  });

  test('[FLAG-01] groups switch features', async () => {
    const { id, browser } = await aPlayer();
    expect((await placeFor({}, browser)).flags.on).toMatchObject({ notices: false, install_app: true });
    await database.tx((tx) => house.identity.changeGroups(tx, { playerId: id, add: [916, 1401] }));
    const { on, pages } = (await placeFor({}, browser)).flags;
    expect(on).toMatchObject({ notices: true, install_app: false });
    expect(Object.values(pages).every(Boolean)).toBe(true);
  });
});
