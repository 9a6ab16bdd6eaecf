export { dateFormat, momentText } from './date-format.ts';
export { formatMessage } from './format-message.ts';
export { loadMessages } from './load-messages.ts';
export { isLocale, localeOf, locales } from './locales.ts';
export type { MessageKey, MessageRoom, Messages } from './messages.ts';
export { type Say, Speaks, sayer, useSay, useSpeech } from './Speech.tsx';
