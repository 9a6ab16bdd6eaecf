import { expect, test } from 'vitest';
import { judgeRisk, type RiskFacts } from './risk-rules.ts';

const harmless: RiskFacts = {
  kind: 'transaction',
  account: { email: 'edmond@example.com', firstName: 'Edmond', lastName: 'Hälley', country: 'DE' },
  given: { email: 'edmond@example.com', firstName: 'Edmond', lastName: 'Hälley', country: 'DE' },
  cardHolder: 'MR EDMOND HALLEY',
  placeCountry: 'DE',
  isClosedCountry: false,
  isDisposableEmail: false,
  isMultiAccount: false,
  sharedDevices: 0,
  recentChecks: 0,
};

const given = (change: Partial<RiskFacts['given']>) => ({ given: { ...harmless.given, ...change } });

test.each<[string, Partial<RiskFacts>, string, string[]]>([
  ['nothing odd', {}, 'accept', []],
  ['closed country', { isClosedCountry: true }, 'decline', ['closed_country']],
  ['throw-away address', { isDisposableEmail: true }, 'decline', ['disposable_email']],
  ['another address', given({ email: 'eve@example.com' }), 'review', ['other_email']],
  ['another spelling of the address', given({ email: ' EDMOND@example.com' }), 'accept', []],
  ['another name, paying in', given({ firstName: 'Eve' }), 'review', ['other_name']],
  ['another name, paying out', { ...given({ lastName: 'Eve' }), kind: 'payout' }, 'decline', ['other_name']],
  ['capitals and accents', given({ firstName: 'EDMOND', lastName: 'HALLEY' }), 'accept', []],
  ['somebody else’s card', { cardHolder: 'EVE NOBODY' }, 'review', ['other_card_holder']],
  ['paying out to it', { cardHolder: 'EVE NOBODY', kind: 'payout' }, 'decline', ['other_card_holder']],
  ['another country', given({ country: 'AT' }), 'review', ['other_country']],
  ['from another place', { placeCountry: 'AT' }, 'review', ['other_place']],
  ['known for several accounts', { isMultiAccount: true }, 'review', ['multi_account']],
  ['a device of others', { sharedDevices: 1 }, 'review', ['shared_device']],
  ['nine checks', { recentChecks: 9 }, 'accept', []],
  ['ten checks', { recentChecks: 10 }, 'review', ['many_checks']],
  ['thirty checks', { recentChecks: 30 }, 'decline', ['many_checks', 'too_many_checks']],
  [
    'nothing was told',
    { given: { email: null, firstName: null, lastName: '', country: null }, cardHolder: null },
    'accept',
    [],
  ],
  [
    'an account without a name',
    { account: { ...harmless.account, firstName: null, lastName: null, country: null } },
    'accept',
    [],
  ],
  ['the worst wins', { isDisposableEmail: true, placeCountry: 'AT' }, 'decline', ['disposable_email', 'other_place']],
])('%s', (_name, change, verdict, reasons) => {
  expect(judgeRisk({ ...harmless, ...change })).toEqual({ verdict, reasons });
});

test('a family name of several words is found on a card', () => {
  const account = { ...harmless.account, lastName: 'van der Berg' };
  const facts = { ...harmless, account, given: { ...harmless.given, lastName: null } };
  expect(judgeRisk({ ...facts, cardHolder: 'E VAN DER BERG' }).verdict).toBe('accept');
  expect(judgeRisk({ ...facts, cardHolder: 'E BERG' }).verdict).toBe('review');
});
