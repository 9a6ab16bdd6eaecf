import { describe, expect, test } from 'vitest';
import { iban, isLithuanianIban } from './iban.ts';
import { postalCode, proposedState, stateOfPostalCode } from './postal.ts';

const codeOf = (failure: { code: string } | undefined) => failure?.code;

describe('account numbers', () => {
  test.each([
    ['DE89 3704 0044 0532 0130 00', undefined],
    ['de89370400440532013000', undefined],
    ['DE89-3704-0044', 'iban_characters'],
    ['DE89.3704', 'iban_characters'],
    ['DE00370400440532013000', 'iban_invalid'],
    ['', 'iban_invalid'],
  ])('[VALID-27] %s gives %s', (value, code) => {
    expect(codeOf(iban(value))).toBe(code);
  });

  test('a number from Lithuania has words of its own', () => {
    expect(codeOf(iban('LT12 1000 0111 0100 1000'))).toBe('iban_lithuania');
    expect(codeOf(iban(' lt1'))).toBe('iban_lithuania');
    expect([isLithuanianIban('lT12'), isLithuanianIban('DE12LT')]).toEqual([true, false]);
  });
});

describe('postal codes', () => {
  test.each([
    ['CA', 'K1A 0B1', undefined],
    ['CA', '12345', 'postal_code'],
    ['AU', '2000', undefined],
    ['AU', '200', 'postal_code'],
    ['DE', '10115', undefined],
    ['DE', '1011', 'postal_code'],
    ['NO', '0150', undefined],
    ['IT', '00118', undefined],
    ['NZ', '6011', undefined],
    ['AT', '1010', undefined],
  ])('[VALID-29] %s: %s gives %s', (country, value, code) => {
    expect(codeOf(postalCode(country)(value))).toBe(code);
  });

  test.each([
    ['AB-12 x', undefined],
    ['A_1', 'postal_code'],
    ['', 'postal_code'],
    ['<b>', 'postal_code'],
  ])('[VALID-30] without a known format %j gives %s', (value, code) => {
    expect(codeOf(postalCode('ZZ')(value))).toBe(code);
  });

  const australia: [string, string, string[]][] = [
    ['NSW', 'VALID-32', ['1000', '2599', '2619', '2899', '2921', '2999']],
    ['ACT', 'VALID-33', ['0200', '200', '0299', '2600', '2618', '2900', '2920']],
    ['VIC', 'VALID-34', ['3000', '3999', '8000', '8999']],
    ['QLD', 'VALID-35', ['4000', '4999', '9000', '9999']],
    ['SA', 'VALID-36', ['5000', '5999']],
    ['WA', 'VALID-37', ['6000', '6797', '6800', '6999']],
    ['TAS', 'VALID-38', ['7000', '7999']],
    ['NT', 'VALID-39', ['0800', '800', '0999']],
  ];

  test.each(australia)('the edges of %s [%s]: %j', (state, _id, codes) => {
    for (const code of codes) expect(stateOfPostalCode('AU', code), code).toBe(state);
  });

  test.each(['0199', '0300', '0799', '6798', '6799', '10000', '', 'abcd', '-200'])(
    'no state of Australia has %j',
    (code) => {
      expect(stateOfPostalCode('AU', code)).toBeUndefined();
    },
  );

  test('every Australian code has at most one state', () => {
    const counts = new Map<string, number>();
    for (let code = 0; code < 10_000; code += 1) {
      const state = stateOfPostalCode('AU', String(code).padStart(4, '0')) ?? 'none';
      counts.set(state, (counts.get(state) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toEqual({
      NSW: 1600 + 281 + 79,
      ACT: 100 + 19 + 21,
      VIC: 2000,
      QLD: 2000,
      SA: 1000,
      WA: 798 + 200,
      TAS: 1000,
      NT: 200,
      none: 10_000 - (1600 + 281 + 79 + 140 + 2000 + 2000 + 1000 + 998 + 1000 + 200),
    });
  });

  test.each([
    ['K1A 0B1', 'ON'],
    ['h2y 1c6', 'QC'],
    ['V6B', 'BC'],
    ['A1A', 'NL'],
    ['B3H', 'NS'],
    ['C1A', 'PE'],
    ['E3B', 'NB'],
    ['G1R', 'QC'],
    ['J8X', 'QC'],
    ['L5B', 'ON'],
    ['M5V', 'ON'],
    ['N2L', 'ON'],
    ['P3E', 'ON'],
    ['R3C', 'MB'],
    ['S4P', 'SK'],
    ['T2P', 'AB'],
    ['Y1A', 'YT'],
    ['X0A 0H0', 'NU'],
    ['X1A 1A1', 'NT'],
    ['D1A', undefined],
    ['', undefined],
  ])('[VALID-40] the Canadian code %s lies in %s', (code, province) => {
    expect(stateOfPostalCode('CA', code)).toBe(province);
  });

  test('[VALID-31] a state is proposed only where it is asked for, empty, and a postal code is there', () => {
    const player = { country: 'AU', state: null, postal_code: '2000', requiredFields: ['city', 'state'] };
    expect(proposedState(player)).toBe('NSW');
    expect(proposedState({ ...player, requiredFields: ['city'] })).toBeUndefined();
    expect(proposedState({ ...player, state: 'VIC' })).toBeUndefined();
    expect(proposedState({ ...player, postal_code: null })).toBeUndefined();
    expect(proposedState({ ...player, country: 'DE' })).toBeUndefined();
  });
});
