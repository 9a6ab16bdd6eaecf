import { currencyCodes } from '@halley/contract/money';
import { expect, test } from 'vitest';
import { currencyName } from './currency-name.ts';

test('[F-35] every currency has a name, coins too', () => {
  expect(currencyName('DOG', 'en')).toBe('Dogecoin · DOG');
  expect(currencyName('NOK', 'de')).toBe('Norwegische Krone · NOK');
  for (const code of currencyCodes) expect(currencyName(code, 'en')).toMatch(new RegExp(`^.+ · ${code}$`));
});
