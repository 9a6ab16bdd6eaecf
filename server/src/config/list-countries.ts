import { currencyOfCountry } from '@halley/contract';

const names = new Intl.DisplayNames('en', { type: 'region' });

export function listCountries(codes: readonly string[]) {
  return codes
    .map((code) => ({ name: names.of(code) ?? code, code, default_currency: currencyOfCountry(code) }))
    .toSorted((left, right) => left.name.localeCompare(right.name, 'en'));
}
