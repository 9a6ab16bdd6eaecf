import type { BaseOfHomes, Context } from '../kit/index.ts';
import { type Guest, localesOf } from './brands/brand-for.ts';
import { createHosts } from './brands/hosts.ts';
import { type ConfigOptions, createConfig } from './create-config.ts';
import { createDocuments } from './documents/create-documents.ts';
import { chooseLocale } from './locale/choose-locale.ts';
import { readLocaleCookie } from './locale/locale-cookie.ts';
import { createPreviews } from './previews/create-previews.ts';
import { loadRates } from './rates/load-rates.ts';
import { storedRates } from './rates/rate-store.ts';
import { readFlagRules } from './read-flags.ts';

export interface ConfigRoomOptions
  extends BaseOfHomes,
    Pick<ConfigOptions, 'countryCodes' | 'mayRegister' | 'licenceOf'> {}

export function configRoom({ countryCodes, mayRegister, licenceOf, ...base }: ConfigRoomOptions) {
  const { settings, homes, clock, log, publicUrl } = base;
  const { house } = homes;
  const previews = createPreviews({ keys: base.keys('previews'), clock });
  const documents = createDocuments({ database: house, clock, previews, ...settings.copies });
  const rates = storedRates({ database: house, ...settings.copies });
  const hosts = createHosts({ house, clock, documents, settings, previews, publicUrl });
  const config = createConfig({
    demo: settings.demo,
    rates,
    countryCodes,
    mayRegister,
    licenceOf,
    brandAt: hosts.brandAt,
    flagRules: readFlagRules(settings.featureFlags),
    registrationTest: settings.registrationTest,
    sportsbook: settings.feed !== undefined,
  });
  return {
    ...config,
    name: 'config',
    handlers: { ...config.handlers, ...documents.handlers },
    documents,
    previews,
    rates,
    hosts,
    /** The language of whoever did not say which: chosen before, asked for by the browser, of the country. */
    localeOf: (context: Pick<Context, 'header'> & Guest, country: string) =>
      chooseLocale({
        enabled: localesOf(config.localeCodes, hosts.brandAt(context)),
        cookie: readLocaleCookie(context.header('cookie')),
        acceptLanguage: context.header('accept-language'),
        country,
      }),
    tasks: {
      'config.load_rates': () =>
        loadRates({ database: house, clock, log, feed: settings.ratesFeed, mostJump: settings.ratesMostJump }),
    },
    crons: { 'config.load_rates': '*/15 * * * *' },
    // Some questions cannot wait for a look into the database: the first visitor finds it done.
    async prepare() {
      await documents.read('brands');
    },
  } as const;
}

export type ConfigRoom = ReturnType<typeof configRoom>;
