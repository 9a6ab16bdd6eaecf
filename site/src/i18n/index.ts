export { formatMessage } from './format-message.ts';
export { isLocale, type LocaleCode, localeOf, locales } from './locales.ts';
export type { MessageKey, MessageRoom, Messages } from './messages.ts';
export { type Say, Speaks, sayer, useSay, useSpeech } from './Speech.tsx';
