import type { MarkerKind, ProtectionLevel, ProtectionMarker } from '@halley/contract';
import { formatMoney } from '@halley/ui';

const euro = (cents: number | undefined) => formatMoney(cents ?? 0, { currency: 'EUR', locale: 'en' });
const times = (count: number) => (count === 1 ? 'once' : `${count} times`);
const inDays = (days: number | undefined) => (days === 1 ? 'in a day' : `in ${days} days`);

/** What a rule has seen, in words and figures. */
const seen: Record<MarkerKind, (sign: ProtectionMarker) => string> = {
  rising_deposits: ({ measure, figures }) =>
    `Paid in ${euro(figures.deposited_cents)} ${inDays(figures.days)}: ${measure} % of the usual ${euro(figures.usual_cents)}.`,
  chasing: ({ measure, figures }) =>
    `Paid in within ${figures.minutes} minutes of losing, ${times(measure)} ${inDays(figures.days)}.`,
  raising_stakes: ({ measure, figures }) =>
    `Stakes went to ${figures.percent} % or more after losing, ${times(measure)} ${inDays(figures.days)}.`,
  night_play: ({ measure, figures }) =>
    `${measure} ${measure === 1 ? 'night' : 'nights'} with play ${inDays(figures.days)}, ${figures.rounds} rounds.`,
  failed_cards: ({ measure, figures }) => `Deposits refused by the bank ${times(measure)} ${inDays(figures.days)}.`,
  recalled_cashouts: ({ measure, figures }) => `Took a withdrawal back ${times(measure)} ${inDays(figures.days)}.`,
  raised_limits: ({ measure, figures }) => `Asked for a looser limit ${times(measure)} ${inDays(figures.days)}.`,
  long_sessions: ({ measure, figures }) =>
    `${measure} ${measure === 1 ? 'day' : 'days'} ${inDays(figures.days)} with long play, at most ${figures.longest_minutes} minutes without a pause.`,
  at_the_limit: ({ measure, figures }) =>
    `A limit was met on ${measure} ${measure === 1 ? 'day' : 'days'} ${inDays(figures.days)}.`,
};

export const protectionWords = {
  title: 'Protection',
  playerName: (id: number, nickname: string | null) => nickname ?? `Player ${id}`,
  levels: { none: 'Nothing unusual', watch: 'Watch', act: 'Act' } as const satisfies Record<ProtectionLevel, string>,
  kinds: {
    rising_deposits: 'Rising deposits',
    chasing: 'Chasing losses',
    raising_stakes: 'Stakes raised after losing',
    night_play: 'Night play',
    failed_cards: 'Refused deposits',
    recalled_cashouts: 'Withdrawals taken back',
    raised_limits: 'Looser limits asked for',
    long_sessions: 'Long sessions',
    at_the_limit: 'Play at the limit',
  } as const satisfies Record<MarkerKind, string>,
  seen: (sign: ProtectionMarker) => seen[sign.kind](sign),
  signs: {
    title: 'Signs',
    how: 'How they are counted',
    bars: (filled: number, of: number) => `${filled} of ${of}`,
    play: { none: 'Play', watch: 'Play is watched', act: 'Play may be hurting' } as const,
    nothing: 'Nothing unusual.',
    since: (at: string) => `since ${at}`,
    due: (at: string) => `Review due by ${at}.`,
    open: 'Open the case',
    giftsStopped: 'No gifts and no offers while this is open.',
    money: 'Money source',
    notAsked: 'Not asked.',
    asked: (at: string) => `Asked on ${at}, no answer yet.`,
    answered: (at: string) => `Answered on ${at}.`,
  },
} as const;
