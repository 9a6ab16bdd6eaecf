import type { PlayerFields } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { registrationChoices } from './use-registration-choices.ts';

const country = (code: string, default_currency: string, registration_open = true) =>
  ({ name: code, code, default_currency, registration_open }) as never;
const currency = (code: string) =>
  ({ code, symbol: code, subunits_to_unit: 100, fiat: true, default: code === 'EUR', subcurrencies: [] }) as never;
const fields = {
  fields: [
    { field: 'email', type: 'email' },
    { field: 'country', type: 'select' },
    { field: 'personal_id_number', type: 'text' },
    { field: 'first_name', type: 'text' },
    { field: 'city', type: 'text' },
  ],
  contexts: { registration: ['email', 'country', 'currency', 'personal_id_number', 'first_name'] },
} as unknown as PlayerFields;
const known = {
  countries: [country('CA', 'CAD'), country('DE', 'EUR'), country('EE', 'EUR', false)],
  currencies: [currency('CAD'), currency('EUR')],
  place: { ip: '1.1.1.1', country_code: 'CA', region_code: null, default_currency: 'CAD' } as never,
  fields,
  licence: 'CW',
};

describe('what registration proposes', () => {
  test('the country one is in and its currency, until something else is chosen', () => {
    expect(registrationChoices({}, known)).toMatchObject({ country: 'CA', currency: 'CAD', here: 'CA' });
    expect(registrationChoices({ country: 'DE' }, known)).toMatchObject({ country: 'DE', currency: 'EUR' });
    expect(registrationChoices({ country: 'DE', currency: 'CAD' }, known)).toMatchObject({ currency: 'CAD' });
  });

  test('countries where registration is closed are not offered, nor proposed', () => {
    const inEstonia = { ...known, place: { country_code: 'EE', default_currency: 'EUR' } as never };
    const choices = registrationChoices({}, inEstonia);
    expect(choices.countries).toEqual(['CA', 'DE']);
    expect(choices.country).toBeNull();
  });

  test('the fields that the licence demands, in the order people expect, and no others', () => {
    const names = registrationChoices({}, known).fields.map(({ field }) => field);
    expect(names).toEqual(['first_name', 'personal_id_number']);
  });

  test('what could not be loaded is left to the server', () => {
    const nothing = { countries: undefined, currencies: undefined, place: undefined, fields: undefined };
    expect(registrationChoices({}, { ...nothing, licence: undefined })).toEqual({
      here: null,
      country: null,
      countries: [],
      currency: '',
      currencies: [],
      fields: [],
      licence: null,
    });
  });
});
