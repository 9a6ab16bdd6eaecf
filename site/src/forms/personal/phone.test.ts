import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { describe, expect, test } from 'vitest';
import { dialCodes, joinPhone, splitPhone } from './phone.ts';

test('the table is that of the phone library', () => {
  const theirs = Object.fromEntries(getCountries().map((country) => [country, getCountryCallingCode(country)]));
  expect(Object.fromEntries(dialCodes)).toEqual(theirs);
});

describe('a phone number in two fields', () => {
  test.each([
    ['+61412345678', 'AU', { country: 'AU', number: '412345678' }],
    ['+14165550100', 'CA', { country: 'CA', number: '4165550100' }],
    ['+14165550100', 'DE', { country: 'US', number: '4165550100' }],
    ['+3725551234', null, { country: 'EE', number: '5551234' }],
    ['0412 345 678', 'AU', { country: 'AU', number: '0412 345 678' }],
    ['', 'AU', { country: 'AU', number: '' }],
    ['', null, { country: '', number: '' }],
    ['+999', null, { country: '', number: '+999' }],
  ])('%s of a player in %s', (phone, home, parts) => {
    expect(splitPhone(phone, home)).toEqual(parts);
  });

  test.each([
    [{ country: 'AU', number: '412 345-678' }, '+61412345678'],
    [{ country: 'AU', number: ' ' }, ''],
    [{ country: 'AU', number: '+49 30 1234567' }, '+49 30 1234567'],
    [{ country: '', number: '0412345678' }, '0412345678'],
  ])('%j is sent as %s', (parts, phone) => {
    expect(joinPhone(parts)).toBe(phone);
  });
});
