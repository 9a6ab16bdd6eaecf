import { isPossiblePhoneNumber, isSupportedCountry, parsePhoneNumberWithError } from 'libphonenumber-js/min';
import type { Validator } from './failure.ts';

/** A number that can exist, read as people of the country write it. 80 kB of tables: for the server and lazy code. */
export function possiblePhone(country: string | null): Validator {
  const region = country && isSupportedCountry(country) ? country : undefined;
  return (value) => (isPossiblePhoneNumber(value, region) ? undefined : { code: 'phone' });
}

/** `+61412345678`: one spelling for one number. The text itself where it is no number. */
export function internationalPhone(value: string, country: string | null): string {
  const region = country && isSupportedCountry(country) ? country : undefined;
  try {
    return parsePhoneNumberWithError(value, region).number;
  } catch {
    return value;
  }
}
