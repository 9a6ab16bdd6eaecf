export { type Config, createConfig } from './create-config.ts';
export type { RateSource } from './exchange-rates.ts';
export { type FlagRule, type FlagRules, type FlagSubject, flagsFor, usualFlags } from './flags.ts';
export { knownLocale } from './known-locale.ts';
export { defaultLocale, type Locale } from './locales.ts';
export { contextOf, type FieldsSubject, playerFieldsFor, registrationDetails } from './player-fields.ts';
export { readFlagRules } from './read-flags.ts';
export { levels, listStatuses } from './statuses.ts';
