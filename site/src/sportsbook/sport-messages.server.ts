import { messagesOf } from '../i18n/index.server.ts';
import type { MessageRoom, Messages } from '../i18n/index.ts';

/** Texts of a page of sport: its own, and those of the slip, which stands beside every one of them. */
export const sportMessages = (locale: string, ...more: MessageRoom[]): Messages =>
  messagesOf(locale, 'sportsbook', 'slip', ...more);
