import { expect, test } from 'vitest';
import { welcomeOfferFor } from './welcome-offer-for.ts';

const offer = (title: string) => ({ image: { src: '/a.webp', srcRetina: '/b.webp' }, title });
const offers = { stag: { '7_left': offer('partner') }, geoIp: { DE: offer('country') } };

test.each([
  ['7_left', 'DE', 'partner'],
  ['7_left', null, 'partner'],
  ['8_right', 'DE', 'country'],
  [undefined, 'DE', 'country'],
  [undefined, 'NO', undefined],
  ['constructor', null, undefined],
])('who came by %s and is in %s sees that of the %s', (stag, country, title) => {
  expect(welcomeOfferFor(offers, { stag, country })?.title).toBe(title);
});
