import type { Currency } from '@halley/contract/money';
import type { Input } from '../../query/index.ts';

export type Values = Readonly<Record<string, string | boolean>>;
type User = Input<'register'>['body']['user'];

/** What the page knows beside what was typed. */
export interface Surroundings {
  captcha: string | undefined;
  dfpc: string;
  /** Whose day it is decides who is old enough. */
  timeZone: string;
  promoCode: string | null;
  acquisition: User['acquisition'];
}

const own = ['email', 'password', 'country', 'currency', 'terms_acceptance', 'age_acceptance', 'receive_promos'];

/** The account as the server takes it. Empty fields stay at home. */
export function registrationBody(values: Values, surroundings: Surroundings): { user: User } {
  const { captcha, dfpc, timeZone, promoCode, acquisition } = surroundings;
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  const personal = Object.entries(values).filter(([name, value]) => !own.includes(name) && value !== '');
  const user = {
    ...Object.fromEntries(personal),
    email: text('email'),
    password: text('password'),
    ...(text('country') && { country: text('country') }),
    ...(text('currency') && { currency: text('currency') as Currency }),
    terms_acceptance: values.terms_acceptance === true,
    age_acceptance: values.age_acceptance === true,
    receive_promos: values.receive_promos === true,
    ...(promoCode && { deposit_bonus_code: promoCode }),
    ...(acquisition && { acquisition }),
    ...(captcha && { captcha }),
    dfpc,
    time_zone: timeZone,
  };
  // An open index type cannot hold an object beside plain values; the schema can.
  return { user: user as unknown as User };
}
