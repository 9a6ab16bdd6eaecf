import type { PrivatePayloads } from '@halley/contract/channels';
import { sameSitePath } from '@halley/contract/same-site';
import { formatMoney } from '@halley/ui/format-money.ts';
import type { Say } from '../i18n/index.ts';
import type { NewNotice, NoticeContent } from './store.ts';

/** Every kind of news that becomes a notice, with what it says. */
export interface NoticeNews
  extends Pick<
    PrivatePayloads,
    'personal_notifications' | 'tournament_notifications' | 'payments_changes' | 'bonuses_changes' | 'freespins_changes'
  > {
  /** From the betting area. */
  bonus_issued: { id: number; type: string; title?: string };
}

export interface NoticeWords {
  say: Say;
  /** For amounts. */
  tag: string;
  /** Titles of bonuses that are not told of. */
  hiddenTitles?: readonly string[];
}

type Makers = { [Type in keyof NoticeNews]: (news: NoticeNews[Type], words: NoticeWords) => NewNotice | null };

/** Null: nothing a player has to be told. */
export function noticeOf<Type extends keyof NoticeNews>(
  type: Type,
  news: NoticeNews[Type],
  words: NoticeWords,
): NewNotice | null {
  return makers[type](news, words);
}

const payments = {
  deposit: {
    done: { title: 'notices.deposit.done', text: 'notices.deposit.doneText' },
    failed: { title: 'notices.deposit.failed', text: 'notices.deposit.failedText' },
  },
  cashout: {
    done: { title: 'notices.cashout.done', text: 'notices.cashout.doneText' },
    failed: { title: 'notices.cashout.failed', text: 'notices.cashout.failedText' },
  },
} as const;

const makers: Makers = {
  personal_notifications: ({ id, key = `personal:${id}`, title, text }) => {
    const content = readContent(title);
    return { type: 'personal_notifications', key, text, ...(content ? { content } : { title }) };
  },
  tournament_notifications: (news, { say }) => {
    const { event, id, title, end_at: endAt, award_place: place, previous_place: before } = news;
    const text = {
      tournament_started: () => say('notices.tournament.started', { end: endAt.slice(0, 10) }),
      tournament_starts_soon: () => say('notices.tournament.soon'),
      player_joined_leaderboard: () => say('notices.tournament.joined', { place: place ?? '' }),
      player_kicked_from_leaderboard: () =>
        before === undefined ? say('notices.tournament.left') : say('notices.tournament.leftFrom', { place: before }),
    }[event]?.();
    if (text === undefined) return null;
    const key = `tournament:${event}:${id}:${place ?? ''}:${before ?? ''}`;
    const button = { title: say('notices.look'), path: `/tournaments/${id}` };
    const content = { title, icon: 'tournaments', button };
    return { type: 'tournament_notifications', key, identifier: id, title, text, content };
  },
  payments_changes: (payment, { say, tag }) => {
    // Steps in between have the cashier's own page.
    if (payment.finished_at === null) return null;
    // Whoever took it back knows, and nothing has failed.
    if (payment.state === 'recalled') return null;
    const { id, action, success, amount_cents: cents, currency } = payment;
    const amount = formatMoney(cents, { currency, locale: tag });
    const outcome = success ? 'done' : 'failed';
    const said = payments[action][outcome];
    const button = { title: say('notices.look'), path: '/cashbox' };
    const title = say(said.title);
    const text = say(said.text, { amount });
    const content = { title, icon: action === 'deposit' ? 'plus' : 'wallet', button };
    return { type: 'payments_changes', key: `payment:${id}:${outcome}`, text, content };
  },
  bonuses_changes: (gift, words) => issued('bonuses_changes', gift, words),
  freespins_changes: (gift, words) => issued('freespins_changes', gift, words),
  bonus_issued: ({ id, type, title }, { say }) => ({
    type: 'bonus_issued',
    key: `bet-bonus:${type}:${id}`,
    title: title ?? say('notices.bonus'),
    text: say('notices.betBonus'),
  }),
};

/** Only what is new to the player, and only what may be told of. */
function issued(
  type: 'bonuses_changes' | 'freespins_changes',
  { id, title, stage }: { id: number; title: string; stage: string },
  { say, hiddenTitles = [] }: NoticeWords,
): NewNotice | null {
  if (stage !== 'issued' || hiddenTitles.includes(title)) return null;
  const button = { title: say('notices.look'), path: '/profile/gifts' };
  const text = say(type === 'bonuses_changes' ? 'notices.bonus' : 'notices.freespins');
  return { type, key: `${type}:${id}`, text, content: { title, icon: 'gift', button } };
}

/** A title may be JSON text of something richer. Whatever does not look like it is a title. */
function readContent(title: string): NoticeContent | null {
  if (!title.startsWith('{')) return null;
  let told: unknown;
  try {
    told = JSON.parse(title);
  } catch {
    return null;
  }
  if (told === null || typeof told !== 'object') return null;
  const { title: said, icon, link, button } = told as Record<string, unknown>;
  if (typeof said !== 'string') return null;
  return {
    title: said,
    ...(typeof icon === 'string' && /^[a-z-]{1,40}$/.test(icon) && { icon }),
    ...(sameSitePath(link) !== undefined && { link: sameSitePath(link) }),
    ...(readButton(button) && { button: readButton(button) }),
  };
}

function readButton(button: unknown): NoticeContent['button'] {
  if (button === null || typeof button !== 'object') return undefined;
  const { title, toName, path } = button as Record<string, unknown>;
  if (typeof title !== 'string' || title === '') return undefined;
  const own = sameSitePath(path);
  if (own !== undefined) return { title, path: own };
  return typeof toName === 'string' ? { title, toName } : undefined;
}
