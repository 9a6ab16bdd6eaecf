import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deep } from '../../../../test/deep.ts';
import { playerFieldsFor } from '../../config/index.ts';
import { type EditInput, planEdit } from './plan-edit.ts';
import type { PlayerRow } from './player-store.ts';

const empty = {
  nickname: null,
  first_name: null,
  last_name: null,
  gender: null,
  date_of_birth: null,
  country: 'DE',
  city: null,
  address: null,
  postal_code: null,
  state: null,
  mobile_phone: null,
  personal_id_number: null,
  time_zone: null,
  receive_promos: false,
  receive_sms_promos: false,
  receive_promos_via_phone_calls: false,
  agreed_to_partner_promotions: false,
  verified: false,
} as unknown as PlayerRow;

const plan = (given: EditInput['given'], change: Partial<Omit<EditInput, 'given' | 'row'>> & { row?: object } = {}) => {
  const { row, ...rest } = change;
  return planEdit({
    row: { ...empty, ...row },
    context: 'edition',
    given,
    licence: 'CW',
    isFiat: true,
    today: () => ({ year: 2026, month: 3, day: 1 }),
    isOpenCountry: (code) => ['DE', 'AU', 'CA'].includes(code),
    ...rest,
  });
};

const errorsOf = (run: () => unknown): Record<string, Record<string, string>> => {
  try {
    run();
  } catch (error) {
    return (error as { body: { errors: Record<string, Record<string, string>> } }).body.errors;
  }
  throw new Error('it was taken');
};
const codesOf = (run: () => unknown) =>
  Object.fromEntries(Object.entries(errorsOf(run)).map(([field, codes]) => [field, Object.keys(codes)[0]]));

describe('an edit of personal fields', () => {
  test('takes what is right, in one spelling', () => {
    expect(
      plan({ first_name: ' Edmond ', mobile_phone: '0151 12345678', nickname: 'Comet', receive_promos: true }),
    ).toEqual({ first_name: 'Edmond', mobile_phone: '+4915112345678', nickname: 'Comet', receive_promos: true });
  });

  test('says everything that is wrong at once', () => {
    expect(
      codesOf(() =>
        plan(
          {
            first_name: '<b>',
            nickname: 'a_b',
            date_of_birth: '2008-03-02',
            postal_code: '123',
            mobile_phone: '12',
            gender: 'x',
            email: 'other@example.com',
            password: 'Comet-1986!',
            balance: '1000000',
            city: '',
            last_name: 'Eve',
          },
          { row: { last_name: 'Halley' } },
        ),
      ),
    ).toEqual({
      last_name: 'locked',
      first_name: 'name_characters',
      nickname: 'nickname_characters',
      date_of_birth: 'too_young',
      postal_code: 'postal_code',
      mobile_phone: 'phone',
      gender: 'not_in_list',
      email: 'not_allowed',
      password: 'not_allowed',
      balance: 'not_allowed',
      city: 'required',
    });
  });

  test('a birthday today counts', () => {
    expect(plan({ date_of_birth: '2008-03-01' })).toEqual({ date_of_birth: '2008-03-01' });
    expect(codesOf(() => plan({ date_of_birth: '2008-03-01' }, { licence: 'EE' }))).toEqual({
      date_of_birth: 'too_young',
    });
    expect(plan({ date_of_birth: '2005-03-01' }, { licence: 'EE' })).toEqual({ date_of_birth: '2005-03-01' });
  });

  test('a state follows from the postal code in Australia and Canada, and is asked for where it does not', () => {
    expect(plan({ postal_code: '3000' }, { row: { country: 'AU' } })).toEqual({ postal_code: '3000', state: 'VIC' });
    expect(plan({ postal_code: 'K1A 0B1' }, { row: { country: 'CA' } })).toEqual({
      postal_code: 'K1A 0B1',
      state: 'ON',
    });
    expect(plan({ postal_code: '3000', state: 'NSW' }, { row: { country: 'AU' } })).toMatchObject({ state: 'NSW' });
    expect(plan({ postal_code: '3000' }, { row: { country: 'AU', state: 'NSW' } })).toEqual({ postal_code: '3000' });
    expect(codesOf(() => plan({ postal_code: '6798' }, { row: { country: 'AU' } }))).toEqual({ state: 'required' });
    expect(codesOf(() => plan({ state: 'VIC' }))).toMatchObject({ state: 'not_allowed' });
    expect(codesOf(() => plan({ state: 'ON' }, { row: { country: 'AU' } }))).toEqual({ state: 'not_in_list' });
  });

  test('in other contexts takes only what they list', () => {
    expect(plan({ first_name: 'Edmond' }, { context: 'deposit' })).toEqual({ first_name: 'Edmond' });
    expect(codesOf(() => plan({ nickname: 'Comet' }, { context: 'deposit' }))).toMatchObject({
      nickname: 'not_allowed',
    });
    expect(codesOf(() => plan({ first_name: 'Edmond' }, { context: 'netent' }))).toMatchObject({
      first_name: 'not_allowed',
    });
    expect(plan({ date_of_birth: '1986-02-09' }, { context: 'netent' })).toEqual({ date_of_birth: '1986-02-09' });
    for (const context of ['', 'payment_systems', 'constructor', '__proto__', 'toString', 'nobody']) {
      expect(plan({ nickname: 'Comet' }, { context })).toBeUndefined();
    }
  });

  test('a document that was approved locks name, birthday and address', () => {
    const row = {
      verified: true,
      first_name: 'Edmond',
      city: 'Berlin',
      address: 'Sternwartenweg 76',
      postal_code: '12439',
    };
    expect(
      codesOf(() => plan({ city: 'Bonn', address: 'Elsewhere 1', postal_code: '53111', nickname: 'Comet' }, { row })),
    ).toEqual({ city: 'locked', address: 'locked', postal_code: 'locked' });
    expect(plan({ city: 'Bonn' }, { row: { ...row, verified: false } })).toEqual({ city: 'Bonn' });
  });

  test('what nobody can see is no address', () => {
    expect(codesOf(() => plan({ address: '\u200B\u202E' }))).toEqual({ address: 'required' });
    expect(plan({ address: 'Weg\u202E 1' })).toEqual({ address: 'Weg 1' });
  });

  test('a country nobody may live in is not taken', () => {
    expect(codesOf(() => plan({ country: 'RU' }, { row: { country: null } }))).toEqual({
      country: 'not_supported',
    });
    expect(plan({ country: 'AU' }, { row: { country: null } })).toEqual({ country: 'AU' });
  });

  test('nothing to change is said in words', () => {
    expect(() => plan({})).toThrow('base.update_was_not_performed');
    expect(codesOf(() => plan({ first_name: 'Anna' }, { row: { first_name: 'Edmond' } }))).toEqual({
      first_name: 'locked',
      base: 'update_was_not_performed',
    });
  });
});

const onceSet = playerFieldsFor({ licence: 'CW', country: 'DE', isFiat: true })
  .fields.filter(({ field, once_set }) => once_set && field !== 'email')
  .map(({ field }) => field);

test('what is set once is never changed, whatever is sent', () => {
  expect(onceSet).toEqual(['first_name', 'last_name', 'date_of_birth', 'gender', 'country', 'personal_id_number']);
  const filled = {
    first_name: 'Edmond',
    last_name: 'Halley',
    date_of_birth: '1986-02-09',
    gender: 'm',
    country: 'DE',
    personal_id_number: '38612240204',
  };
  const anything = fc.dictionary(
    fc.constantFrom(...onceSet, 'nickname', 'city', 'email', 'id', '__proto__'),
    fc.oneof(
      fc.string(),
      fc.boolean(),
      fc.constant(null),
      fc.constantFrom('Anna', '1990-01-01', 'f', 'AU', '11111111111', ''),
    ),
  );
  fc.assert(
    fc.property(
      anything,
      fc.constantFrom('edition', 'deposit', 'cashout', 'registration', 'evolution'),
      (given, context) => {
        let change: object | undefined;
        try {
          change = plan(given, { context, row: filled });
        } catch {
          return;
        }
        for (const field of onceSet) expect(change).not.toHaveProperty(field);
      },
    ),
    { numRuns: deep(100, 5_000) },
  );
});

test('any text at all is judged, never thrown over', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.oneof(fc.string({ unit: 'binary' }), fc.boolean(), fc.constant(null))),
      (given) => {
        try {
          plan(given);
        } catch (error) {
          expect(['InvalidFields', 'Refusal']).toContain((error as Error).name);
        }
      },
    ),
    { numRuns: deep(100, 5_000) },
  );
});
