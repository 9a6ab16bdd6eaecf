import { currencyOfCountry } from '@halley/contract';

const names = new Intl.DisplayNames('en', { type: 'region' });

export function listCountries(codes: readonly string[], mayRegister: (country: string) => boolean) {
  return codes
    .map((code) => ({
      name: names.of(code) ?? code,
      code,
      default_currency: currencyOfCountry(code),
      registration_open: mayRegister(code),
    }))
    .toSorted((left, right) => left.name.localeCompare(right.name, 'en'));
}
