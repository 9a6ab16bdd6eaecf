import type { ContestGift, ContestSign, StaffContest, StaffContestRow } from '@halley/contract';

const states: Readonly<Record<StaffContest['state'], string>> = {
  future: 'To come',
  active: 'Runs',
  settling: 'Settling',
  finished: 'Finished',
  canceled: 'Called off',
};

const kinds: Readonly<Record<StaffContest['kind'], string>> = {
  tournament: 'Tournament',
  quest: 'Quest',
  achievement: 'Achievement',
};

const signs: Readonly<Record<ContestSign['kind'], string>> = {
  review: 'In review',
  signal: 'Signal',
  household: 'Same household',
  instrument: 'Same card or account',
  same_person: 'Same person',
  largest_stakes: 'Largest stakes in few games',
  open_rounds: 'Rounds left open',
};

const rowStates: Readonly<Record<StaffContestRow['state'], string>> = {
  running: 'In it',
  completed: 'Completed',
  over: 'Over',
  left: 'Left',
  excluded: 'Excluded',
};

/** The texts about contests that run or ran. */
export const contestDeskWords = {
  title: 'Contests',
  none: 'No contest fits.',
  back: 'All contests',
  states,
  kinds,
  signs,
  rowStates,
  filters: { state: 'State', kind: 'Kind' },
  columns: {
    title: 'Contest',
    state: 'State',
    kind: 'Kind',
    players: 'Players',
    stake: 'Play counted',
    cost: 'Given of expected',
    liability: 'Promised',
    ends: 'Ends',
  },
  ofExpected: (given: string, expected: string) => `${given} of ${expected}`,
  held: (until: string) => `held until ${until}`,
  board: 'Board',
  boardOf: (title: string) => `Board of ${title}`,
  noRows: 'Nobody is on the board yet.',
  off: 'Off the board',
  noneOff: 'Nobody has left or was excluded.',
  rowColumns: {
    place: 'Place',
    player: 'Player',
    score: 'Score',
    stake: 'Staked',
    rounds: 'Rounds',
    gifts: 'Would be given',
    given: 'Was given',
    signs: 'To look at',
    reason: 'Reason',
    state: 'State',
  },
  simulated: 'Simulated',
  team: (name: string) => `team ${name}`,
  level: (level: number) => `level ${level}`,
  rounds: (count: string) => `${count} rounds`,
  times: (multiple: string) => `${multiple} ×`,
  points: (points: string) => `${points} points`,
  noSigns: 'nothing',
  facts: {
    title: 'Where it stands',
    kind: 'Kind',
    identifier: 'Identifier',
    counts: 'Counts',
    dates: 'From – to',
    due: 'Decided from',
    players: 'Players',
    excluded: 'Excluded',
    rounds: 'Rounds counted',
    stake: 'Stakes counted',
    pool: 'Pool',
    expected: 'Expected cost',
    given: 'Given so far',
    gifts: 'Prizes given',
    liability: 'Promised, not given',
  },
  strategies: {
    spin: 'Number of rounds',
    bet: 'Sum of stakes',
    win: 'Sum of wins',
    rate: 'Best win by its stake',
    points: 'Points earned',
  },
  preview: 'Settling: this is what places would be given if nothing changes. Nothing is final yet.',
  frozen: 'The result is written down and does not change any more.',
  rule: 'Rule and versions',
  csv: 'Board as CSV',
  gift: (gift: ContestGift, money: (cents: number, currency: string) => string): string => {
    switch (gift.type) {
      case 'cash':
        return money(gift.amount_cents, gift.currency);
      case 'bonus':
        return `${money(gift.amount_cents, gift.currency)} bonus, ${gift.wager} times`;
      case 'freespins':
        return `${gift.count} spins, ${gift.title}`;
      case 'points':
        return `${gift.points.toLocaleString('en')} points`;
      case 'tickets':
        return `${gift.count} tickets, ${gift.lottery}`;
      case 'lootbox':
        return `box ${gift.group_key}`;
      case 'other':
        return 'another gift';
    }
  },
  exclude: {
    label: 'Exclude',
    name: (player: string) => `Exclude ${player}`,
    title: (player: string) => `Take ${player} off the board?`,
    text: 'For good: nothing more counts, and no prize is given. The player is told, with the reason as you write it.',
    done: 'They are off the board and were told why.',
  },
  hold: {
    label: 'Hold the settling',
    title: 'Hold the settling of this contest?',
    text: 'Nothing is decided meanwhile, a day after the end at the latest. Players see that people look at it.',
    hours: 'For so many hours after the end',
    hoursHint: '1 to 24.',
    done: 'Its settling is held.',
    again: 'Hold longer',
  },
  release: {
    label: 'Let it go on',
    title: 'Let the settling go on?',
    text: 'It is decided with the next look, once ten minutes have passed since its end.',
    done: 'It goes on.',
  },
  cancel: {
    label: 'Call off',
    title: 'Call this contest off?',
    text: 'There is no result and no prize, and everybody in it is told. Somebody else than who wrote it does this.',
    done: 'It is called off with the next look.',
  },
};
