import type { BetNews, Currency, SportNotices, Topics } from '@halley/contract';
import type { Event } from '../../kit/index.ts';
import { fillIn, type Language, languages } from '../../kit/mail/index.ts';
import { formatAmount } from '../../payments/index.ts';
import type { Message } from '../message.ts';
import { type SportHappening, sportWords } from './sport-words.ts';

interface SportNews {
  playerIds: readonly number[];
  key: string;
  message: Message;
  at: Date;
  /** By which wish it can be turned off; undefined: it is always told. */
  wish?: keyof SportNotices;
}

const pageOf = (betId: string): string => `/sport/bets?state=all&bet=${betId}`;

/** What an event of the sportsbook has to say; null: nothing, or nothing that the page does not show anyway. */
export function sportNewsOf(event: Event): SportNews | null {
  switch (event.topic) {
    case 'sportsbook.bet_changed':
      return event.data.told ? newsOfBet(event.data, event.data.told) : null;
    case 'sportsbook.claim_changed':
      return newsOfClaim(event.data);
    case 'sportsbook.favourite_started': {
      const { playerIds, fixtureId, name, at } = event.data;
      const names = (language: Language) => ({ name: name[language] ?? name.en ?? '' });
      const message = messageOf('favourite', `/sport/events/${fixtureId}`, names);
      return { playerIds, key: `sport_start:${fixtureId}`, message, at: new Date(at), wish: 'favourites' };
    }
    default:
      return null;
  }
}

const settled = { won: 'won', lost: 'lost', void: 'void' } as const;

function newsOfBet({ playerId, betId, state }: Topics['sportsbook.bet_changed'], told: BetNews): SportNews | null {
  const money = (subunits: string | undefined) => amountOf(subunits ?? '0', told.currency);
  const of = { playerIds: [playerId], key: `bet:${betId}:${told.what}:${told.version}`, at: new Date(told.at) };
  const sums = { stake: money(told.stake), amount: money(told.returned) };
  if (told.what === 'auto_cash_out') {
    return { ...of, message: messageOf('auto', pageOf(betId), () => sums), wish: 'cash_out' };
  }
  if (told.what === 'settled') {
    const happening = settled[state as keyof typeof settled];
    return happening ? { ...of, message: messageOf(happening, pageOf(betId), () => sums), wish: 'settled' } : null;
  }
  const isOpen = state === 'open';
  const values = { ...sums, before: money(told.was?.returned), taken: money(told.taken), short: money(told.short) };
  const more = (language: Language) => [
    ...((told.taken ?? '0') === '0' ? [] : [sportWords[language].taken]),
    ...((told.short ?? '0') === '0' ? [] : [sportWords[language].short]),
  ];
  const message = messageOf(isOpen ? 'reopened' : 'corrected', pageOf(betId), () => values, more);
  return { ...of, message, wish: 'corrected' };
}

/** What is written off at once is told with the correction itself. */
function newsOfClaim(claim: Topics['sportsbook.claim_changed']): SportNews | null {
  const { playerId, claimId, betId, change, state, currency, until, at } = claim;
  if (change === 'begun' && state === 'written_off') return null;
  const values = {
    owed: amountOf(claim.owed, currency),
    kept: amountOf(claim.kept, currency),
    until: until?.slice(0, 10) ?? '',
  };
  const message = messageOf(change, pageOf(betId), () => values);
  return { playerIds: [playerId], key: `claim:${claimId}:${change}:${at}`, message, at: new Date(at) };
}

const amountOf = (subunits: string, currency: string): string =>
  `${formatAmount(BigInt(subunits), currency as Currency)} ${currency}`;

function messageOf(
  happening: SportHappening,
  path: string,
  valuesIn: (language: Language) => Readonly<Record<string, string>>,
  more: (language: Language) => readonly string[] = () => [],
): Message {
  const inAll = (say: (language: Language) => string) =>
    Object.fromEntries(languages.map((language) => [language, say(language)]));
  return {
    title: inAll((language) => sportWords[language].said[happening].title),
    text: inAll((language) => {
      const values = valuesIn(language);
      const text = [sportWords[language].said[happening].text, ...more(language)].join(' ');
      return fillIn(values)(text);
    }),
    icon: 'sport',
    button: { title: inAll((language) => sportWords[language].look), path },
  };
}
