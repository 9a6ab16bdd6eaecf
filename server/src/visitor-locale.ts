import type { Config } from './config/index.ts';
import type { Geo } from './geo/index.ts';
import { type Context, readLocaleCookie } from './kit/index.ts';
import { chooseLocale } from './web/index.ts';

/** The language of whoever makes a call and does not say which: chosen before, asked for by the browser, of the country. */
export function visitorLocale({ localeCodes }: Pick<Config, 'localeCodes'>, geo: Pick<Geo, 'countryOf'>) {
  return (context: Context, country = geo.countryOf(context)) =>
    chooseLocale({
      enabled: localeCodes,
      cookie: readLocaleCookie(context.header('cookie')),
      acceptLanguage: context.header('accept-language'),
      country,
    });
}
