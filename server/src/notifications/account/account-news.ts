import type { Currency, Payment, Topics } from '@halley/contract';
import type { Event } from '../../kit/index.ts';
import { fillIn, type Language, languages } from '../../kit/mail/index.ts';
import { formatAmount } from '../../payments/index.ts';
import type { Message } from '../message.ts';
import { type Happening, type NamedLimit, words } from './words.ts';

export interface AccountNews {
  playerId: number;
  /** Of the event, not of the message: pages that learn of the event another way use the same one. */
  key: string;
  message: Message;
  /** When it happened; undefined: just now. */
  at?: Date;
  /** Open pages have a channel of their own for it. */
  isToldLive?: true;
}

/** What an event has to say to its player; null: nothing, or nothing that the player does not see anyway. */
export function accountNewsOf(event: Event): AccountNews | null {
  switch (event.topic) {
    case 'payments.changed':
      return newsOfPayment(event.data.playerId, event.data.payment);
    case 'verification.reviewed': {
      const { playerId, documentId, status, verified } = event.data;
      const happening = status === 'approved' && verified ? 'verified' : (`document.${status}` as const);
      return { playerId, key: `document:${documentId}:${status}`, message: messageOf(happening, verificationPage) };
    }
    case 'verification.decided': {
      const { playerId, provider, verified } = event.data;
      const message = messageOf(verified ? 'verified' : 'not_verified', verificationPage);
      return { playerId, key: `verification:${provider}:${verified}`, message };
    }
    case 'limits.changed': {
      const { playerId, limitId, type, change, at } = event.data;
      const happening = Object.hasOwn(changes, change) ? changes[change] : undefined;
      // A break has its own news.
      if (happening === undefined || type === 'coolingoff' || type === 'selfexclusion') return null;
      const message = messageOf(happening, limitsPage, { limit: type });
      return { playerId, key: `limit:${limitId}:${change}:${at}`, message, at: new Date(at) };
    }
    case 'limits.reached': {
      const { playerId, limitId, type, at } = event.data;
      if (type === 'coolingoff' || type === 'selfexclusion') return null;
      const message = messageOf('limit.reached', limitsPage, { limit: type });
      return { playerId, key: `limit:${limitId}:reached:${at}`, message, at: new Date(at) };
    }
    case 'limits.excluded': {
      const { playerId, kind, at } = event.data;
      return { playerId, key: `limit:${kind}:${at}`, message: messageOf('pause', limitsPage), at: new Date(at) };
    }
    case 'promotions.not_given': {
      const { playerId, promotionId, reference, why } = event.data;
      return { playerId, key: `offer:${promotionId}:${reference}`, message: messageOf(`offer.${why}`, giftsPage) };
    }
    case 'bonuses.changed':
      return newsOfGift(event.data);
    default:
      return null;
  }
}

/** That it was given, which open pages learn with the gift itself, and that it is the player's own money now. */
function newsOfGift({ playerId, giftId, type, stage }: Topics['bonuses.changed']): AccountNews | null {
  if (stage === 'issued') {
    const message = messageOf(type === 'bonus' ? 'bonus.issued' : 'freespins.issued', giftsPage);
    const key = `${type === 'bonus' ? 'bonuses_changes' : 'freespins_changes'}:${giftId}`;
    return { playerId, key, message, isToldLive: true };
  }
  if (type !== 'bonus' || stage !== 'wager_done') return null;
  return { playerId, key: `bonus:${giftId}:done`, message: messageOf('bonus.done', giftsPage) };
}

/** What was asked for, kept or ran out unconfirmed is on the page on which it happened, and in a mail. */
const changes: Readonly<Record<string, Happening>> = {
  set: 'limit.set',
  tightened: 'limit.set',
  confirmed: 'limit.confirmed',
  loosened: 'limit.loosened',
  removed: 'limit.removed',
};

interface Place {
  icon: string;
  path: string;
}
const verificationPage: Place = { icon: 'document', path: '/profile/verification' };
const limitsPage: Place = { icon: 'limits', path: '/profile/limits' };
const giftsPage: Place = { icon: 'gift', path: '/profile/gifts' };

/** Steps in between have the cashier's own page, and whoever took a withdrawal back knows. */
function newsOfPayment(playerId: number, payment: Payment): AccountNews | null {
  const { id, action, success, state, finished_at: finishedAt, amount_cents: cents } = payment;
  if (finishedAt === null || state === 'recalled') return null;
  const outcome = success ? 'done' : 'failed';
  const currency = payment.currency as Currency;
  const amount = `${formatAmount(BigInt(cents), currency)} ${currency}`;
  const place = { icon: action === 'deposit' ? 'plus' : 'wallet', path: '/cashbox' };
  return {
    playerId,
    key: `payment:${id}:${outcome}`,
    message: messageOf(`${action}.${outcome}`, place, { amount }),
    at: new Date(finishedAt),
    isToldLive: true,
  };
}

function messageOf(
  happening: Happening,
  { icon, path }: Place,
  { amount = '', limit }: { amount?: string; limit?: NamedLimit } = {},
): Message {
  const inAll = (say: (language: Language) => string) =>
    Object.fromEntries(languages.map((language) => [language, say(language)]));
  return {
    title: inAll((language) => words[language].said[happening].title),
    text: inAll((language) => {
      const { said, limits } = words[language];
      const values: Record<string, string> = { amount, limit: limit ? limits[limit] : '' };
      return fillIn(values)(said[happening].text);
    }),
    icon,
    button: { title: inAll((language) => words[language].look), path },
  };
}
