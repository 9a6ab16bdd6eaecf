import type { StaffOverride } from '@halley/contract';

const kinds: Readonly<Record<StaffOverride['kind'], string>> = {
  price: 'Price',
  margin: 'Margin',
  hide: 'Hidden',
  limit: 'Limit',
  delay: 'Delay',
};

const overFor: Readonly<Record<NonNullable<StaffOverride['over_for']>, string>> = {
  time: 'its time is over',
  bounds: 'the feed’s price left the bounds',
  taken_back: 'taken back',
  declined: 'declined',
  fixture: 'the event is over',
};

/** The texts about what traders change against the feed. */
export const overrideWords = {
  title: 'Overrides',
  text: 'What traders have changed against the feed, until when, and what waits for a second person.',
  kinds,
  overFor,
  waiting: 'Waiting for a second person',
  noWaiting: 'Nothing waits.',
  waitingText: 'A price above what is fair holds only once somebody else has agreed.',
  active: 'In force',
  noActive: 'The feed holds everywhere.',
  over: 'Over',
  noOver: 'Nothing yet.',
  wholeEvent: 'the whole event',
  priceIs: (price: string) => `at ${price}`,
  within: (from: string, to: string) => `while the feed is within ${from} and ${to}`,
  marginIs: (percent: string) => `margin of ${percent}`,
  hidden: 'not offered',
  limitIs: (money: string) => `at most ${money} on a bet`,
  delayIs: (seconds: number) => `a delay of ${seconds} s`,
  setBy: (who: string, at: string) => `${who}, ${at}`,
  agreedBy: (who: string) => `agreed by ${who}`,
  left: (wait: string) => `${wait} left`,
  until: (at: string) => `until ${at}`,
  ownCannot: 'You have set it: somebody else agrees.',
  heads: { what: 'What', change: 'Change', by: 'By', over: 'Ended', reason: 'Why' },
  agree: {
    label: 'Agree',
    title: 'Agree to this price above fair?',
    text: 'It holds at once, for as long as was asked for.',
    done: 'The price holds.',
  },
  decline: { label: 'Decline', title: 'Decline this price?', done: 'Nothing has changed.' },
  takeBack: {
    label: 'Take back',
    title: 'Take this change back?',
    text: 'The feed holds again at once.',
    done: 'The feed holds again.',
  },
  set: {
    price: { label: 'Price', title: (market: string) => `Another price: ${market}` },
    margin: { label: 'Margin', title: (market: string) => `Another margin: ${market}` },
    hide: { label: 'Hide', title: (market: string) => `Do not offer: ${market}` },
    limit: { label: 'Limit', title: (market: string) => `Another limit: ${market}` },
    delay: { label: 'Delay', title: (market: string) => `Another delay: ${market}` },
  },
  setText: {
    price:
      'It holds while the feed’s own price stays within the bounds. Above fair a second person has to agree first.',
    margin: 'Prices of this market are made of fair ones with it.',
    hide: 'Bets that were taken stay; nobody sees it or bets on it any more.',
    limit: 'The largest liability of one bet here.',
    delay: 'How long a bet in play waits here.',
  },
  fields: {
    outcome: 'Outcome',
    price: 'Price',
    from: 'Not below, of the feed',
    to: 'Not above, of the feed',
    percent: 'Margin in per cent',
    limit: 'Largest liability, EUR',
    seconds: 'Seconds',
    minutes: 'For how long',
  },
  minutes: [
    { value: '5', label: '5 minutes' },
    { value: '15', label: '15 minutes' },
    { value: '60', label: 'an hour' },
    { value: '240', label: '4 hours' },
    { value: '1440', label: 'a day' },
  ],
  done: (state: StaffOverride['state']) =>
    state === 'waiting' ? 'It waits for a second person.' : 'The change is in force.',
};
