import { describe, expect, test } from 'vitest';
import { countryChoices } from './country-choices.ts';
import { askedIn, changed, countFilters } from './player-filters.ts';

const query = (address: string) => askedIn(new URLSearchParams(address));
const after = (address: string, choices: Parameters<typeof changed>[1]) =>
  changed(new URLSearchParams(address), choices).toString();

describe('the filters of the list of players', () => {
  test('[F-98] are read from the address, amounts in subunits of the currency', () => {
    expect(query('')).toEqual({ question: '' });
    expect(query('q=anna&state=closed&verified=false&country=DE&vip=Gold&sort=name')).toEqual({
      question: 'anna',
      state: 'closed',
      verified: 'false',
      country: 'DE',
      vip: 'Gold',
      sort: 'name',
    });
    expect(query('currency=EUR&from=12.5&to=1000')).toMatchObject({ balance_from: '1250', balance_to: '100000' });
    expect(query('currency=JPY&from=12')).toMatchObject({ balance_from: '12' });
    expect(query('currency=BTC&from=0,00000001')).toMatchObject({ balance_from: '1' });
  });

  test.each([
    'state=lost',
    'country=germany',
    'vip=Emperor',
    'sort=email',
    'currency=XXX',
    'from=5',
    'sort=balance_high',
  ])('[F-98] %s is nothing anybody could have chosen, and is not asked', (address) => {
    expect(query(address)).toEqual({ question: '' });
  });

  test.each(['-1', '1.234', 'x', '1e9', '9'.repeat(13)])('[F-98] a balance from %s is not asked', (from) => {
    expect(query(`currency=EUR&from=${from}`)).toEqual({ question: '', currency: 'EUR' });
  });

  test('[F-98] one choice leaves the others; balances bring a currency, and go with it', () => {
    expect(after('q=anna&country=DE', { state: 'open' })).toBe('q=anna&country=DE&state=open');
    expect(after('q=anna&country=DE', { country: '' })).toBe('q=anna');
    expect(after('country=DE', { sort: 'balance_high' })).toBe('country=DE&sort=balance_high&currency=EUR');
    expect(after('', { from: ' 10 ', to: '' })).toBe('from=10&currency=EUR');
    expect(after('country=DE&currency=BTC&from=1&sort=balance_low', { currency: '' })).toBe('country=DE');
    expect(countFilters(new URLSearchParams('q=a&sort=name&country=DE&vip=Gold'))).toBe(2);
  });

  test('countries have names, each once', () => {
    const labels = countryChoices().map(({ label }) => label);
    expect(labels).toContain('Norway');
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.length).toBeGreaterThan(240);
  });
});
