import {
  type Brand,
  currencyAt,
  type geoCalls,
  isOfBrand,
  type Licence,
  type Standing,
  type Tier,
} from '@halley/contract';
import type { Handlers } from '../kit/index.ts';
import { isCountry } from './countries.ts';
import { readDatabaseInfo } from './database-info.ts';
import { countryOfAddress } from './locate.ts';
import { type Protection, type ProtectionProfile, protections } from './protection.ts';
import { checkTiers, mayIn, type TierLists, tierIn, usualTiers } from './tiers.ts';

/** As much of a request as is needed to know where it comes from. Every `Context` is one. */
export interface Visitor {
  address: string;
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
}

/** And under which name it came. */
type Guest = Visitor & { host: string };

export interface GeoOptions {
  demo: boolean;
  /** Lists that differ from the usual ones. */
  tiers?: Partial<TierLists>;
  /** Hosts of ours on which a visitor from Estonia is under the Estonian licence. */
  licensedHosts?: readonly string[];
  /** Whose house a visitor is in: its markets and currencies narrow ours, its licence wins over the list. */
  brandAt?(guest: Pick<Guest, 'host' | 'cookie'>): Pick<Brand, 'licence' | 'markets' | 'currencies'>;
  /** One profile for everybody, whatever the licence: to show what a strict market looks like. */
  protection?: ProtectionProfile;
}

export interface Geo {
  countryOf(visitor: Visitor): string;
  tierOf(country: string): Tier;
  may(action: 'register' | 'sign-in', country: string): boolean;
  /** Whether somebody from a country may open an account on the host of this visitor. */
  mayRegisterAt(visitor: Guest, country: string): boolean;
  isCountry(code: string): boolean;
  /** Before there is a player: a player's own licence always wins over this. */
  licenceOf(visitor: { country: string; host: string }): 'CW' | 'EE';
  /** Everything a page or a call must know to let somebody in or not, for a guest. */
  standingOf(visitor: Guest): Standing;
  protectionOf(licence: Licence): Protection;
  /** Which data countries are read from, and of which day. */
  database: { name: string; date: string };
  handlers: Handlers<typeof geoCalls>;
}

const demoName = 'x-demo-country';

export function createGeo({ demo, tiers, licensedHosts = [], brandAt = () => ({}), protection }: GeoOptions): Geo {
  const lists = checkTiers({ ...usualTiers, ...tiers });
  const demoCountryOf = (visitor: Visitor): string | undefined => {
    const code = (visitor.header(demoName) ?? visitor.cookie(demoName) ?? '').toUpperCase();
    return isCountry(code) ? code : undefined;
  };
  const countryOf = (visitor: Visitor) => (demo && demoCountryOf(visitor)) || countryOfAddress(visitor.address);
  const may = (action: 'register' | 'sign-in', country: string) => mayIn(lists, action, country);
  // Of what is live alone: no licence follows from a draft, whoever looks at it.
  const isLicensed = (host: string) =>
    (brandAt({ host, cookie: () => undefined }).licence ?? (licensedHosts.includes(host) ? 'EE' : 'CW')) === 'EE';
  const licenceOf: Geo['licenceOf'] = ({ country, host }) => (country === 'EE' && isLicensed(host) ? 'EE' : 'CW');
  const mayRegisterAt: Geo['mayRegisterAt'] = (visitor, country) =>
    may('register', country) && isOfBrand(brandAt(visitor).markets, country);

  return {
    countryOf,
    tierOf: (country) => tierIn(lists, country),
    may,
    mayRegisterAt,
    isCountry,
    licenceOf,
    standingOf(visitor) {
      const country = countryOf(visitor);
      const tier = tierIn(lists, country);
      const register = mayRegisterAt(visitor, country);
      return {
        country,
        // Open in the house, and no market of this brand: whoever has an account comes in, nobody opens one.
        tier: tier === 'open' && !register ? 'partial' : tier,
        licence: licenceOf({ country, host: visitor.host }),
        may: { register, signIn: may('sign-in', country) },
      };
    },
    protectionOf: (licence) => protections[protection ?? licence],
    database: readDatabaseInfo(),
    handlers: {
      async readCurrentIp(_input, context) {
        const country = countryOf(context);
        return {
          status: 200,
          body: {
            ip: context.address,
            country_code: country,
            region_code: null,
            default_currency: currencyAt(brandAt(context), country),
          },
        };
      },
    },
  };
}
