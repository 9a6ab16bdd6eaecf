export { type Config, createConfig } from './create-config.ts';
export { type FlagRule, type FlagRules, type FlagSubject, flagsFor, usualFlags } from './flags.ts';
export { knownLocale } from './known-locale.ts';
export { defaultLocale, type Locale } from './locales.ts';
export { readFlagRules } from './read-flags.ts';
