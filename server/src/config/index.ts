export { type Config, createConfig } from './create-config.ts';
export { defaultLocale, type Locale } from './locales.ts';
