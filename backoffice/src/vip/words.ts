import type { AdventureState, StaffClubMember, VipStatus } from '@halley/contract';

const statuses: Readonly<Record<VipStatus, string>> = {
  REGULAR: 'Regular',
  BRONZE: 'Bronze',
  SILVER: 'Silver',
  GOLD: 'Gold',
  PLATINUM: 'Platinum',
  DIAMOND: 'Diamond',
};

const proposals: Readonly<Record<StaffClubMember['proposal'], string>> = {
  up: 'Up',
  stay: 'Stays',
  notice: 'A notice',
  down: 'Down',
};

const kept: Readonly<Record<NonNullable<StaffClubMember['signs']['kept_from_gifts']>, string>> = {
  excluded: 'Excluded',
  on_break: 'On a break',
  just_returned: 'Just returned',
  at_a_limit: 'At a limit',
};

const states: Readonly<Record<AdventureState, string>> = { draft: 'Draft', live: 'Live', ended: 'Ended' };

export const vipWords = {
  title: 'VIP club',
  tabs: { club: 'Members', adventures: 'Adventures' },
  club: {
    caption: 'Members and rising stars',
    intro:
      'What the sums of a quarter speak for. People decide. The signs are there to protect: no proposal goes by them, and whoever is at risk is not pushed.',
    none: 'Nobody is in the club.',
    quarter: 'Quarter',
    quarters: { this: 'This one', last: 'The last one' },
    columns: {
      player: 'Player',
      status: 'Status',
      deposits: 'Deposits',
      bets: 'Stakes',
      proposal: 'Speaks for',
      signs: 'Signs',
    },
    player: (id: number, nickname: string | null) => nickname ?? `Player ${id}`,
    of: (done: string, wanted: string) => `${done} of ${wanted}`,
    told: (at: string, by: string) => `Told on ${at} by ${by}`,
    limits: (count: number) => (count === 1 ? 'One limit' : `${count} limits`),
    reminders: (minutes: number) => `Reminder every ${minutes} minutes`,
    night: (percent: number) => `${percent} % of rounds at night`,
    noSigns: 'None',
    atRisk: 'At risk',
    change: 'Change status',
    changeTitle: (name: string) => `Change the status of ${name}`,
    changeText: 'The player is told. A lower status needs a notice whose quarter is over; the highest is for life.',
    changeTextAlone:
      'Protection looks after this player, or a break, a return or a limit holds: the status is not raised and no notice given.',
    statusLabel: 'New status',
    changed: 'The status is changed, and the player is told.',
    notice: 'Give notice',
    noticeTitle: (name: string) => `Tell ${name} that the status may be lowered`,
    noticeText: 'The status stays at least until the end of the next quarter. The message asks for nothing.',
    noticed: 'The player is told.',
    named: (deed: string, name: string) => `${deed}: ${name}`,
  },
  adventures: {
    caption: 'Adventures',
    none: 'No adventure has been written.',
    create: 'New adventure',
    back: 'Adventures',
    columns: { name: 'Name', state: 'State', days: 'Days', group: 'Group', cost: 'Cost', done: 'Days done' },
    done: (done: number, given: number, notGiven: number) =>
      `${done} done, ${given} gifts given${notGiven > 0 ? `, ${notGiven} not given` : ''}`,
    own: 'Another member publishes it.',
    publish: 'Publish',
    publishTitle: (name: string) => `Publish ${name}`,
    publishText: 'From then on nothing of it can be changed. Players of its group see it and its days count.',
    published: 'It is live.',
    end: 'End',
    endTitle: (name: string) => `End ${name}`,
    endText: 'Days that are done stay done. Nothing more is counted, and nobody reaches the super day any more.',
    ended: 'It has ended.',
    named: (deed: string, name: string) => `${deed}: ${name}`,
    save: 'Save draft',
    saved: 'The draft is saved.',
    fields: 'The adventure',
    readOnly: 'Published: nothing of it can be changed.',
    gone: 'There is no such adventure.',
  },
  statuses,
  proposals,
  kept,
  states,
} as const;
