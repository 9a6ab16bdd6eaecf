import type { SignificantKind, TimelineItem, TimelineKind, timelineViews } from '@halley/contract';
import type { IconName } from '@halley/ui';
import { kindWords } from '../audit/index.ts';
import { countryInWords, showWait } from '../console/index.ts';
import { limitWords } from '../payments/index.ts';
import { words } from '../words/index.ts';

/** Stages of a gift as staff say them. */
const giftStages = {
  issued: 'given, not taken',
  wait: 'waits',
  handle_bets: 'played with',
  activated: 'being spun',
  wager_done: 'played through',
  lost: 'lost in play',
  canceled: 'ended early',
  expired: 'run out',
  finished: 'all spun',
};

type View = (typeof timelineViews)[number];

export const timelineWords = {
  title: 'Timeline',
  views: { money: 'Money', play: 'Play', everything: 'Everything' } satisfies Record<View, string>,
  older: 'Older',
  empty: 'Nothing has happened yet.',
  today: 'Today',
} as const;

export const timelineIcons: Record<TimelineKind, IconName> = {
  payment: 'wallet',
  play: 'dice',
  bet: 'sport',
  gift: 'gift',
  jackpot: 'jackpot',
  level: 'star',
  document: 'document',
  limit: 'limits',
  chat: 'chat',
  letter: 'mail',
  sign_in: 'user',
  deed: 'shield',
};

const plain = (code: string | null) => code?.replaceAll('_', ' ') ?? '';
const rounds = (count: number) => (count === 1 ? '1 round' : `${count} rounds`);
const limitDeeds: Readonly<Record<string, string>> = {
  set: 'Limit set',
  asked: 'Asked for a looser limit',
  ended: 'Limit ended',
};

/** What happened, in words: a title, and a line below it. */
export function tellItem(item: TimelineItem): { title: string; text: string } {
  const { what, state, name, text, count, at, since } = item;
  const took = (from: string, to: string) => showWait(Date.parse(to) - Date.parse(from));
  switch (item.kind) {
    case 'payment': {
      const title = `${words.player.paid[what as 'deposit' | 'cashout']} by ${name}`;
      return { title, text: since ? `${plain(state)}, after ${took(at, since)}` : plain(state) };
    }
    case 'play': {
      const lasted = since && Date.parse(at) - Date.parse(since) >= 60_000 ? `${took(since, at)}, ` : '';
      return { title: `Session of ${name ?? what}`, text: `${lasted}${rounds(count ?? 0)}` };
    }
    case 'bet':
      return {
        title: `Bet placed: ${plain(what)}`,
        text: count === 1 ? plain(state) : `${count} lines, ${plain(state)}`,
      };
    case 'gift':
      return { title: name ?? 'Gift', text: giftStages[state as keyof typeof giftStages] ?? plain(state) };
    case 'jackpot':
      return { title: `Jackpot won: ${what}`, text: name ?? '' };
    case 'level':
      return { title: `Level ${count} reached`, text: '' };
    case 'document':
      return {
        title: `Document handed in: ${words.documents.types[what as keyof typeof words.documents.types]}`,
        text: [plain(state), text].filter(Boolean).join(': '),
      };
    case 'limit':
      return {
        title: `${limitDeeds[what] ?? what}: ${limitWords.types[name as keyof typeof limitWords.types].toLowerCase()}`,
        text: [limitWords.period(text ?? ''), plain(state)].filter(Boolean).join(', '),
      };
    case 'chat':
      return {
        title: name ? `Chat with ${name}` : 'Chat, not answered',
        text: [count === 1 ? '1 message' : `${count} messages`, text].filter(Boolean).join(': '),
      };
    case 'letter':
      return { title: 'Letter', text: [plain(state), text].filter(Boolean).join(': ') };
    case 'sign_in':
      return { title: 'Logged in', text: [name, text && countryInWords(text)].filter(Boolean).join(', ') };
    case 'deed':
      return {
        title: kindWords[what as SignificantKind] ?? plain(what),
        text: [name, text].filter(Boolean).join(': '),
      };
  }
}

/** Where the thing itself is. */
export function pageOf({ kind, id }: TimelineItem, playerId: number): string | undefined {
  switch (kind) {
    case 'payment':
      return `/payments/${id}`;
    case 'play':
      return `/players/${playerId}/rounds`;
    case 'bet':
      return `/players/${playerId}/bets`;
    case 'gift':
      return `/players/${playerId}/gifts`;
    case 'document':
      return `/players/${playerId}/documents`;
    case 'limit':
      return `/players/${playerId}/limits`;
    case 'chat':
      return `/support/${id}`;
    case 'letter':
      return '/support/tickets';
    default:
      return undefined;
  }
}
