import { beforeAll, describe, expect, test } from 'vitest';
import { type JourneyHouse, journeyHouse, type Visitor, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const dice = '/play/halley-studio/orbit-dice';
const registration = 'Registration restricted in your country';
const login = 'Login not available in your country';

const linkOf = (guest: Visitor, name: string) =>
  [...guest.page.document.querySelectorAll('header a')].find((one) => one.textContent?.trim().startsWith(name));

describe.each([
  ['partial', 'FR'],
  ['full', 'PL'],
])('a guest of the %s tier (%s)', (_tier, country) => {
  test.each([
    ['[GUARD-03]', '/login', login],
    ['[GUARD-03]', '/sign-in', login],
    ['[GUARD-03]', '/sport/login', login],
    ['[GUARD-03]', '/registration', registration],
    ['[GUARD-03]', '/sign-up', registration],
    ['[GUARD-03]', '/sport/registration', registration],
    ['[GUARD-04]', dice, registration],
  ])('%s %s is closed by the server: %s', async (_id, path, words) => {
    const guest = await visit(house, '', { country });
    const answer = await guest.call('GET', path);
    expect(answer.status).toBe(451);
    expect(answer.body).toContain(words);
  });

  test('what may be read is open', async () => {
    const guest = await visit(house, '', { country });
    for (const path of ['/', '/fairness', `${dice}/rules`, '/terms-and-conditions']) {
      expect((await guest.call('GET', path)).status, path).toBe(200);
    }
  });
});

test('[TOAST-02] [GEO-06] a guest from a partially restricted country is warned, one from elsewhere is not', async () => {
  const guest = await visit(house, '/fairness', { country: 'FR' });
  await guest.within('region', 'Notices').sees('closed to new players from your country');
  const elsewhere = await visit(house, '/fairness', { country: 'DE' });
  await elsewhere.seesNot('closed to new players from your country');
});

test('[GEO-08] [GEO-09] [ERR-12] the ways in are disabled, and a click goes nowhere and says why', async () => {
  const guest = await visit(house, '/fairness', { country: 'FR' });
  const notices = guest.within('region', 'Notices');
  for (const [name, words] of [
    ['Log in', login],
    ['Create account', registration],
  ] as const) {
    expect(linkOf(guest, name)?.getAttribute('aria-disabled')).toBe('true');
    await guest.click(name, 'link');
    await notices.sees(words);
    await guest.isAt('/fairness');
    await guest.findsNot('dialog');
  }
});

test('[GUARD-04] [ERR-11] a game is not opened', async () => {
  const guest = await visit(house, '/', { country: 'FR' });
  await guest.click('Orbit Dice', 'link');
  await guest.within('region', 'Notices').sees(registration);
  await guest.isAt('/');
});

test('a deep link shows main and the warning, no form', async () => {
  const guest = await visit(house, '/registration', { country: 'FR' });
  await guest.within('main').sees(registration, 'Games you can check');
  await guest.findsNot('dialog');
});
