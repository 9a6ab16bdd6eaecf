import { type PlayerFieldRule, personalFields, requiredIn } from '../../forms/index.ts';
import { type Output, queries, useQuery } from '../../query/index.ts';
import type { Values } from './registration-body.ts';
import { textOf } from './step-props.ts';

export interface RegistrationChoices {
  /** Where the visitor is. */
  here: string | null;
  /** Chosen, or proposed while nothing is. */
  country: string | null;
  /** Where somebody may live who opens an account. */
  countries: readonly string[];
  currency: string;
  currencies: Output<'listCurrencies'>;
  /** What the licence demands besides. */
  fields: readonly PlayerFieldRule[];
  licence: string | null;
}

const calls = ['listCountries', 'listCurrencies', 'readCurrentIp', 'readPlayerFields', 'readProject'] as const;

/** Asked while the first step is filled in, so that the second need not wait. */
export function loadRegistrationChoices(): void {
  for (const name of calls) void queries.load(name);
}

/** What the second step offers; undefined until it is known. What cannot be loaded is left to the server. */
export function useRegistrationChoices(values: Values): RegistrationChoices | undefined {
  const countries = useQuery('listCountries');
  const currencies = useQuery('listCurrencies');
  const place = useQuery('readCurrentIp');
  const fields = useQuery('readPlayerFields');
  const project = useQuery('readProject');
  const known = [countries, currencies, place, fields, project];
  if (known.some(({ data, error }) => data === undefined && error === undefined)) return undefined;
  return registrationChoices(values, {
    countries: countries.data,
    currencies: currencies.data,
    place: place.data,
    fields: fields.data,
    licence: project.data?.license,
  });
}

interface Known {
  countries: Output<'listCountries'> | undefined;
  currencies: Output<'listCurrencies'> | undefined;
  place: Output<'readCurrentIp'> | undefined;
  fields: Output<'readPlayerFields'> | undefined;
  licence: string | undefined;
}

export function registrationChoices(
  values: Values,
  { countries = [], currencies = [], ...known }: Known,
): RegistrationChoices {
  const { place, fields, licence = null } = known;
  const open = countries.filter((country) => country.registration_open);
  const here = place?.country_code ?? null;
  const country = textOf(values, 'country') || (open.some(({ code }) => code === here) ? here : null);
  const ofCountry = open.find(({ code }) => code === country)?.default_currency ?? place?.default_currency;
  const usual = currencies.find((currency) => currency.default)?.code;
  const required = fields ? requiredIn(fields, 'registration') : [];
  return {
    here,
    country,
    countries: open.map(({ code }) => code),
    currency: textOf(values, 'currency') || (ofCountry ?? usual ?? ''),
    currencies,
    fields: fields ? personalFields(fields).filter(({ field }) => field !== 'country' && required.includes(field)) : [],
    licence,
  };
}
