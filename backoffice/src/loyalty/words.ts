import type { ExchangeType, OrderMove, OrderState, PointCorrection, PointKind, PointProduct } from '@halley/contract';

const orderStates: Readonly<Record<OrderState, string>> = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  sent: 'Sent',
  delivered: 'Delivered',
  canceled: 'Canceled',
  returned: 'Returned',
};

const types: Readonly<Record<ExchangeType, string>> = {
  money: 'Money',
  lootboxes: 'Box or turn',
  freespins: 'Free spins',
  lotteries: 'Lottery tickets',
  goods: 'Sent by post',
};

const products: Readonly<Record<PointProduct, string>> = {
  slots: 'Pokies',
  other: 'Other house games',
  tables: 'Table and live',
  sport: 'Sport',
};

const kinds: Readonly<Record<PointKind, string>> = {
  play: 'Played',
  void: 'A round taken back',
  promotion: 'Promotion',
  correction: 'Correction',
  ran_out: 'Run out',
  exchange: 'Exchanged',
  returned: 'Came back',
};

const correctionStates: Readonly<Record<PointCorrection['state'], string>> = {
  proposed: 'Waits for another person',
  agreed: 'Agreed to',
  refused: 'Refused',
};

interface MoveWords {
  label: string;
  title: string;
  text: string;
  done: string;
}

const moves: Readonly<Record<OrderMove, MoveWords>> = {
  confirm: {
    label: 'Confirm',
    title: 'Confirm this order?',
    text: 'It is there and will be packed. Until it is sent it can still be canceled.',
    done: 'The order is confirmed.',
  },
  send: {
    label: 'Sent',
    title: 'Has this order left the house?',
    text: 'The player reads how it can be followed. It can no longer be canceled, only returned.',
    done: 'The order is on its way.',
  },
  deliver: {
    label: 'Delivered',
    title: 'Has this order arrived?',
    text: 'With it the order is closed.',
    done: 'The order is delivered.',
  },
  cancel: {
    label: 'Cancel order',
    title: 'Cancel this order?',
    text: 'The points go back to the player, and the thing into the stock.',
    done: 'The order is canceled; the points are back.',
  },
  return: {
    label: 'Returned',
    title: 'Has this order come back?',
    text: 'The points go back to the player, and the thing into the stock.',
    done: 'The order came back; so did the points.',
  },
};

/** The texts about points, what they are spent on, and what they cost. */
export const loyaltyWords = {
  title: 'Loyalty',
  tabs: { overview: 'Overview', orders: 'Orders', corrections: 'Corrections' },
  types,
  products,
  playerName: (id: number, nickname: string | null) => (nickname === null ? `Player ${id}` : `${nickname} (${id})`),
  points: (count: string) => `${count} points`,
  orders: {
    title: 'Orders of the points shop',
    none: 'No order fits.',
    waiting: (count: number) => (count === 1 ? '1 waits' : `${count} wait`),
    states: orderStates,
    filters: { state: 'State', type: 'Kind', player: 'Player id' },
    columns: {
      id: 'Order',
      player: 'Player',
      what: 'What',
      points: 'Points',
      state: 'State',
      waiting: 'Waiting',
      address: 'Goes to',
    },
    quantity: (count: number, title: string) => (count === 1 ? title : `${count} × ${title}`),
    tracking: (text: string) => `Tracking: ${text}`,
    hidden: 'not shown to your role',
    digital: 'given at once',
    moves,
    trackingLabel: 'Tracking',
    trackingHint: 'The number or address with which the player can follow it.',
    moveName: (label: string, id: number) => `${label}: order ${id}`,
  },
  boxes: {
    title: 'Boxes and turns',
    none: 'No box was given yet.',
    columns: { id: 'Box', what: 'What', stage: 'State', from: 'Given', until: 'Until', order: 'Order' },
    stages: { issued: 'Not opened', activated: 'Opened', canceled: 'Taken away', expired: 'Over' },
    cancel: 'Take away',
    cancelName: (id: number) => `Take away: box ${id}`,
    cancelTitle: (title: string) => `Take away “${title}”?`,
    cancelText: 'It can be opened no more, its cost goes back to the budget, and the player is told.',
    cancelTextOrder: (order: number) =>
      `It comes back with order ${order}: all its boxes, and the points that were paid. If one of them was opened, correct the points instead.`,
    canceled: 'It is taken away, and the player is told.',
  },
  corrections: {
    title: 'Corrections of points',
    intro: 'Points given or taken by hand are true when a second person agrees. Nobody decides what they proposed.',
    none: 'No correction yet.',
    waiting: (count: number) => (count === 1 ? '1 waits' : `${count} wait`),
    states: correctionStates,
    columns: {
      at: 'Proposed',
      waiting: 'Waiting',
      player: 'Player',
      chargeable: 'To spend',
      persistent: 'To level',
      reason: 'Why',
      by: 'By',
      state: 'State',
    },
    own: 'Yours: another person decides.',
    decidedBy: (name: string) => `by ${name}`,
    propose: 'Correct points',
    proposeTitle: 'Give or take points?',
    proposeText: 'Nothing moves until another person agrees. Levels only go up: points that are taken lower none.',
    chargeable: 'Points to spend',
    chargeableHint: 'With a minus they are taken; 0 leaves them.',
    persistent: 'Points to level',
    persistentHint: 'They make the level; 0 leaves them.',
    proposed: 'Proposed. Another person decides.',
    agree: 'Agree',
    agreeTitle: 'Agree to this correction?',
    agreeText: 'The points move at once, with both names.',
    agreed: 'The points are corrected.',
    refuse: 'Refuse',
    refuseTitle: 'Refuse this correction?',
    refuseText: 'Nothing moves. Whoever proposed it sees that it was refused.',
    refused: 'The correction is refused.',
    sum: (chargeable: string, persistent: string) => `${chargeable} to spend, ${persistent} to level`,
    nameOf: (label: string, id: number) => `${label}: correction ${id}`,
  },
  player: {
    standing: 'Points and level',
    facts: {
      chargeable: 'Can be spent',
      persistent: 'Earned for the level',
      level: 'Level',
      next: 'Next level',
      runsOut: 'Run out next',
      earning: 'A point takes',
    },
    highest: 'The highest',
    nextAt: (points: string) => `at ${points}`,
    runsOut: (points: string, time: string) => `${points} on ${time}`,
    nothingRunsOut: 'Nothing',
    earning: (product: string, stake: string) => `${product} ${stake}`,
    entries: 'Every move',
    noEntries: 'No point has moved yet.',
    columns: { at: 'When', what: 'What', chargeable: 'To spend', persistent: 'To level', by: 'By', reason: 'Why' },
    kinds,
    by: { player: 'the player', system: 'the house', house: 'the house' } as Readonly<Record<string, string>>,
    orders: 'Orders',
    noOrders: 'Nothing was exchanged yet.',
    corrections: 'Corrections',
    noCorrections: 'Nothing was corrected yet.',
  },
};
