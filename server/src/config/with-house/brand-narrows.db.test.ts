import { randomUUID } from 'node:crypto';
import type { Brand } from '@halley/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedLimitedHouse } from '../../../../test/limited-house.ts';
import { createBrowser, registrationOf } from '../../identity/testing/test-identity.ts';
import { aRule } from '../../promotions/testing/a-rule.ts';
import { staffMember } from '../../promotions/testing/test-promotions.ts';
import { usualDocuments, writeDocument } from '../index.ts';

/** What a brand narrows is neither offered nor taken under its host, and everything stays as it was under all others. */
const limited = sharedLimitedHouse();
const host = 'comet.example';
const slot = 'halley-studio/comet-run';
let offered: number;
let other: number;

const by = (id: number) => ({
  author: staffMember(id),
  member: { id, permissions: ['promotions.read', 'promotions.manage', 'promotions.approve'] },
});

async function liveOffer(): Promise<number> {
  const { desk } = limited.house.promotions;
  return limited.database.tx(async (tx) => {
    const rule = aRule({ trigger: { claim: 'choice' }, schedule: { from: '2025-01-01T00:00:00.000Z' } });
    const { id } = await desk.save(tx, { rule }, by(1));
    await desk.move(tx, { id, to: 'proposed', version: 1 }, by(1));
    await desk.approve(tx, { id, version: 1 }, by(2));
    await desk.move(tx, { id, to: 'live', version: 1 }, by(1));
    return id;
  });
}

beforeAll(async () => {
  [offered, other] = [await liveOffer(), await liveOffer()];
  const comet: Brand = {
    ...(usualDocuments.brands[0] as Brand),
    id: 'comet',
    name: 'Comet Club',
    hosts: [host],
    markets: ['DE', 'AT'],
    currencies: ['CAD', 'EUR'],
    languages: ['de', 'it'],
    licenceTexts: { de: 'Comet Club hat eine Lizenz.', it: 'Comet Club ha una licenza.' },
    methods: ['visa', 'bank_transfer'],
    closedCollections: ['instant'],
    offers: [offered],
    mailFrom: 'hello@comet.example',
  };
  const content = [...usualDocuments.brands, comet];
  const { database, house, clock } = limited;
  await database.tx((tx) => writeDocument(tx, { name: 'brands', content, by: 'a test', at: clock.now() }));
  house.config.documents.doubt();
  await house.config.documents.read('brands');
});

const here = (country = 'DE') => ({ host, 'x-demo-country': country });
const ask = async (url: string, headers: Record<string, string> = here()) =>
  (await limited.app.inject({ url, headers })).json();
const codes = (listed: { code: string }[]) => listed.map(({ code }) => code);

describe('what is offered', () => {
  test('[OPS-57] currencies and languages are the brand’s, and the house’s elsewhere', async () => {
    expect(codes(await ask('/api/info/currencies'))).toEqual(['CAD', 'EUR']);
    expect(codes(await ask('/api/info/currencies', {}))).toContain('NOK');
    expect(codes(await ask('/api/info/locales')).toSorted()).toEqual(['de', 'it']);
    expect(codes(await ask('/api/info/locales', {}))).toContain('no');
    const countries: { code: string; registration_open: boolean; default_currency: string }[] =
      await ask('/api/info/countries');
    expect(countries.flatMap(({ code, registration_open: open }) => (open ? [code] : []))).toEqual(['AT', 'DE']);
    expect(countries.find(({ code }) => code === 'NO')?.default_currency).toBe('CAD');
    expect(await ask('/api/current_ip', here('NO'))).toMatchObject({ default_currency: 'CAD' });
  });

  test('[OPS-57] games of closed collections are in no list and cannot be opened, for fun or for money', async () => {
    const list = async (headers: Record<string, string>): Promise<string[]> => {
      const payload = { device: 'desktop', page: 1, page_size: 100, filter: {} };
      const answer = await limited.app.inject({ method: 'POST', url: '/api/games_filter', headers, payload });
      return answer.json().data.map(({ identifier }: { identifier: string }) => identifier);
    };
    const [all, own] = [await list({ 'x-demo-country': 'DE' }), await list(here())];
    expect(all).toContain('halley-studio/orbit-dice');
    expect(own).not.toContain('halley-studio/orbit-dice');
    expect(own).toContain(slot);
    const read = (headers: Record<string, string>) =>
      limited.app.inject({ url: '/api/games/detail?identifier=halley-studio%2Forbit-dice', headers });
    expect([(await read(here())).statusCode, (await read({ 'x-demo-country': 'DE' })).statusCode]).toEqual([404, 200]);
    const play = async (headers: Record<string, string>) => {
      const payload = { mode: 'demo', stake_cents: 100, choice: { target: 50, over: true } };
      const url = '/api/studio/dice/rounds';
      const keyed = { ...headers, 'idempotency-key': randomUUID() };
      return limited.app.inject({ method: 'POST', url, headers: keyed, payload });
    };
    expect((await play(here())).json()).toMatchObject({ error: { code: 'GAME_CLOSED' } });
    expect((await play({ 'x-demo-country': 'DE' })).body).not.toContain('GAME_CLOSED');
  });

  test('[OPS-57] the foot of the page says the brand’s licence text and its ways of paying', async () => {
    const footer = await ask('/api/fe/config/footer-config');
    expect(footer.licenceTexts).toEqual({ de: 'Comet Club hat eine Lizenz.', it: 'Comet Club ha una licenza.' });
    expect(footer.payments.default).toEqual(['visa', 'bank-transfer']);
    expect((await ask('/api/fe/config/footer-config', {})).licenceTexts).toBeUndefined();
  });

  test('[OPS-57] guests are shown the offers of the brand alone', async () => {
    const offers = async (headers: Record<string, string>) => {
      const listed: { id: string }[] = await ask('/api/bonuses/deposit', headers);
      return listed.map(({ id }) => id);
    };
    const ids = [`offer-${offered}`, `offer-${other}`];
    expect((await offers({ 'x-demo-country': 'DE' })).filter((id) => ids.includes(id))).toEqual(ids);
    expect((await offers(here())).filter((id) => ids.includes(id))).toEqual(ids.slice(0, 1));
  });
});

describe('what is taken', () => {
  const join = (change: object, headers = here()) =>
    createBrowser(limited.app).register(registrationOf({ country: 'DE', currency: 'EUR', ...change }), headers);

  test('[OPS-58] no account from a country or in a currency that is not the brand’s', async () => {
    const abroad = await join({ country: 'NO' });
    expect(abroad.json()).toMatchObject({ error: { code: 'REGION_RESTRICTED' } });
    expect((await join({}, here('NO'))).json()).toMatchObject({ error: { code: 'REGION_RESTRICTED' } });
    expect((await join({ currency: 'NOK' })).json()).toMatchObject({
      errors: { currency: { not_supported: expect.any(String) } },
    });
    expect((await join({ country: 'NO', currency: 'NOK' }, { 'x-demo-country': 'NO' } as never)).statusCode).toBe(201);
  });

  test('[OPS-58] no wallet, no deposit and no play in another currency; no other way of paying; the money can leave', async () => {
    const browser = createBrowser(limited.app);
    const given = registrationOf({ country: 'DE', currency: 'EUR' });
    expect((await browser.register(given, here())).statusCode).toBe(201);
    const call = async (method: 'GET' | 'POST' | 'PATCH', url: string, body?: object, headers: object = here()) => {
      const answer = await browser.call(method, url, body, { ...headers, 'idempotency-key': randomUUID() });
      return { status: answer.statusCode, body: answer.json() };
    };
    const select = (headers: object) => call('POST', '/api/player/accounts', { currency: 'NOK' }, headers);
    expect((await select(here())).body).toMatchObject({ errors: { currency: { not_supported: expect.any(String) } } });
    expect((await select({ 'x-demo-country': 'DE' })).status).toBe(200);
    // It is theirs now, and may be looked at; it is not played from here.
    expect((await select(here())).status).toBe(200);
    const methods = async (currency: string, action: string, headers: object = here()) => {
      const url = `/api/payments/payment_methods/${currency}?payment_action=${action}`;
      const { body } = await call('GET', url, undefined, headers);
      return (body.methods as { id: string }[]).map(({ id }) => id);
    };
    expect(await methods('EUR', 'deposit')).toEqual(['visa', 'bank_transfer']);
    expect(await methods('EUR', 'deposit', {})).toContain('ecopayz');
    expect(await methods('NOK', 'deposit')).toEqual([]);
    expect(await methods('NOK', 'cashout')).toEqual(['visa', 'bank_transfer']);
    expect(await methods('BTC', 'cashout')).toEqual(['bitcoin']);
    const pay = { payment_method: 'ecopayz', payment_action: 'deposit', currency: 'EUR', amount: '50.00' };
    expect((await call('POST', '/api/payment_processing', pay)).body).toMatchObject({
      errors: { payment_method: { not_available: expect.any(String) } },
    });
    const launch = await call(
      'GET',
      `/api/games/launch?identifier=${encodeURIComponent(slot)}&mode=real&device=desktop`,
    );
    expect(launch.body).toMatchObject({ errors: { currency: { not_supported: expect.any(String) } } });
    expect((await call('PATCH', '/api/player/update_locale', { locale: 'no' })).body).toMatchObject({
      errors: { locale: { not_supported: expect.any(String) } },
    });
    const mail = { to: given.user.email, subject: 'Halley', text: 'Halley', html: 'Halley' };
    const dressed = await limited.house.config.hosts.dress(mail, await limited.house.identity.hostOf(mail.to));
    expect(dressed).toMatchObject({ fromName: 'Comet Club', fromAddress: 'hello@comet.example' });
  });
});
