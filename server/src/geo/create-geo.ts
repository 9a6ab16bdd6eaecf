import { currencyOfCountry, type geoCalls } from '@halley/contract';
import type { Handlers } from '../kit/index.ts';
import { isCountry } from './countries.ts';
import { countryOfAddress } from './locate.ts';
import { mayIn, type Tier, type TierLists, tierIn, usualTiers } from './tiers.ts';

/** As much of a request as is needed to know where it comes from. Every `Context` is one. */
export interface Visitor {
  address: string;
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
}

export interface GeoOptions {
  demo: boolean;
  tiers?: TierLists;
  /** Hosts of ours on which a visitor from Estonia is under the Estonian licence. */
  licensedHosts?: readonly string[];
}

export interface Geo {
  countryOf(visitor: Visitor): string;
  tierOf(country: string): Tier;
  may(action: 'register' | 'sign-in', country: string): boolean;
  isCountry(code: string): boolean;
  /** Before there is a player: a player's own licence always wins over this. */
  licenceOf(visitor: { country: string; host: string }): 'CW' | 'EE';
  handlers: Handlers<typeof geoCalls>;
}

const demoName = 'x-demo-country';

export function createGeo({ demo, tiers = usualTiers, licensedHosts = [] }: GeoOptions): Geo {
  const demoCountryOf = (visitor: Visitor): string | undefined => {
    const code = (visitor.header(demoName) ?? visitor.cookie(demoName) ?? '').toUpperCase();
    return isCountry(code) ? code : undefined;
  };
  const countryOf = (visitor: Visitor) => (demo && demoCountryOf(visitor)) || countryOfAddress(visitor.address);

  return {
    countryOf,
    tierOf: (country) => tierIn(tiers, country),
    may: (action, country) => mayIn(tiers, action, country),
    isCountry,
    licenceOf: ({ country, host }) => (country === 'EE' && licensedHosts.includes(host) ? 'EE' : 'CW'),
    handlers: {
      async readCurrentIp(_input, context) {
        const country = countryOf(context);
        return {
          status: 200,
          body: {
            ip: context.address,
            country_code: country,
            region_code: null,
            default_currency: currencyOfCountry(country),
          },
        };
      },
    },
  };
}
