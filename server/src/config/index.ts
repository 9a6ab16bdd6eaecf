export { type Config, createConfig } from './create-config.ts';
export { knownLocale } from './known-locale.ts';
export { defaultLocale, type Locale } from './locales.ts';
