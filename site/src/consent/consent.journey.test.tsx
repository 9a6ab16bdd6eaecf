import { beforeAll, expect, test } from 'vitest';
import { type JourneyHouse, journeyHouse, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };

test('[CONSENT-01] the notice is in the page itself, and asks until it is answered', async () => {
  const guest = await visit(house, '/fairness', { asked: true });
  await guest.within('region', 'Cookies').click('Only necessary');
  await guest.findsNot('region', 'Cookies');
  expect(guest.cookie('cookies_accepted')).toBe('necessary');
  await guest.goes('/fairness');
  await guest.findsNot('region', 'Cookies');
});

test('[CONSENT-01] before an answer nothing is kept but what the house needs; who thinks otherwise later is asked once more', async () => {
  const guest = await visit(house, '/?utm_source=mail&stag=77_1', { asked: true });
  const kept = () => guest.cookieNames.filter((name) => name !== 'halley_session');
  await expect.poll(kept, { timeout: 10_000 }).toEqual(['affb_id', 'locale', 'stag']);
  await guest.click('Only necessary', 'button');
  await guest.findsNot('region', 'Cookies');
  expect(kept()).toEqual(['affb_id', 'cookies_accepted', 'locale', 'stag']);
  const foot = guest.within('contentinfo');
  await foot.comesAlive('Cookie settings', 'link');
  await foot.click('Cookie settings', 'link');
  await guest.within('region', 'Cookies').click('Accept all', 'button');
  await guest.findsNot('region', 'Cookies');
  expect(guest.cookie('cookies_accepted')).toBe('all');
});

test('[CONSENT-01] [CONSENT-03] both cards are answered without script, each for itself', async () => {
  const options = { asked: true, script: false, country: 'AU', headers: { 'accept-language': 'de' } };
  const guest = await visit(house, '/de/fairness?a=1', options);
  await guest.click('Ich bin 18 oder älter', 'button');
  await guest.isAt('/de/fairness?a=1');
  await guest.findsNot('button', 'Ich bin 18 oder älter');
  await guest.finds('region', 'Cookies');
  await guest.click('Nur notwendige', 'button');
  await guest.isAt('/de/fairness?a=1');
  await guest.findsNot('region', 'Cookies');
  expect([guest.cookie('cookies_accepted'), guest.cookie('au_approved')]).toEqual(['necessary', '1']);
});

test('[AFF-03] the campaign is kept once all is accepted', async () => {
  const guest = await visit(house, '/fairness?utm_source=mail&utm_sub_id=5', { asked: true });
  await guest.click('Accept all');
  await expect.poll(() => guest.cookie('utm_source'), { timeout: 10_000 }).toBe('mail');
  expect(guest.cookie('utm_sub_id')).toBe('5');
});

test('[CONSENT-03] [CONSENT-04] Australia is asked besides, once', async () => {
  const guest = await visit(house, '/fairness', { country: 'AU', asked: true });
  await guest.finds('region', 'Cookies');
  await guest.within('region', 'For visitors from Australia').click('I am 18 or older');
  await guest.findsNot('region', 'For visitors from Australia');
  await guest.goes('/fairness');
  await guest.finds('region', 'Cookies');
  await guest.findsNot('region', 'For visitors from Australia');
});

test('elsewhere there is no card, and a machine is asked nothing', async () => {
  const guest = await visit(house, '', { asked: true });
  const page = String((await guest.call('GET', '/terms-and-conditions')).body);
  expect(page).toContain('Only necessary');
  expect(page).not.toMatch(/<h2[^>]*>For visitors from Australia/);
  const agent = { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' };
  expect((await guest.call('GET', '/terms-and-conditions', undefined, agent)).body).not.toContain('Only necessary');
});

test('an answer that is none, and a way back that leads elsewhere, are not taken', async () => {
  const guest = await visit(house, '', { asked: true });
  const post = (body: string, headers: Record<string, string> = {}) =>
    guest.post('/consent', body, { ...formHeaders, ...headers });
  const odd = await post('cookies=everything&back=%2F%2Fevil.example%2Fx');
  expect([odd.status, odd.headers.get('location'), odd.headers.get('set-cookie')]).toEqual([303, '/', null]);
  const json = await post('{"cookies":"all"}', { 'content-type': 'application/json' });
  expect([json.status, json.headers.get('set-cookie')]).toEqual([303, null]);
  const other = await post('cookies=all&back=%2F', { 'sec-fetch-site': 'cross-site' });
  expect([other.status, other.headers.get('set-cookie')]).toEqual([403, null]);
});
