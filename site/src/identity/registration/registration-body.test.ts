import { expect, test } from 'vitest';
import { registrationBody } from './registration-body.ts';

const nothing = { captcha: undefined, dfpc: '', timeZone: 'UTC', promoCode: null, acquisition: undefined };

test('an account with everything', () => {
  const values = {
    email: 'ada@example.com',
    password: 'Comet-1986!',
    country: 'DE',
    currency: 'EUR',
    first_name: 'Ada',
    city: '',
    terms_acceptance: true,
    age_acceptance: true,
    receive_promos: false,
  };
  const acquisition = { stag: '7_abc', utm: { source: 'news' } };
  expect(
    registrationBody(values, { ...nothing, captcha: 'token', dfpc: 'f00', promoCode: 'COMET', acquisition }),
  ).toEqual({
    user: {
      email: 'ada@example.com',
      password: 'Comet-1986!',
      country: 'DE',
      currency: 'EUR',
      first_name: 'Ada',
      terms_acceptance: true,
      age_acceptance: true,
      receive_promos: false,
      deposit_bonus_code: 'COMET',
      acquisition,
      captcha: 'token',
      dfpc: 'f00',
      time_zone: 'UTC',
    },
  });
});

test('consents that were not given are not given; what is unknown is left out', () => {
  expect(registrationBody({ email: 'a@b.co', password: 'x' }, nothing).user).toEqual({
    email: 'a@b.co',
    password: 'x',
    terms_acceptance: false,
    age_acceptance: false,
    receive_promos: false,
    dfpc: '',
    time_zone: 'UTC',
  });
});

test('a personal field cannot take the place of a consent', () => {
  const { user } = registrationBody({ email: 'a@b.co', password: 'x', terms_acceptance: 'yes' }, nothing);
  expect(user.terms_acceptance).toBe(false);
});
