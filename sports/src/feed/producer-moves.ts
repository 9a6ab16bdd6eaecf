/** Of a feed: nothing of it can be bet on unless it is up. */
export const producerStates = ['down', 'recovering', 'up'] as const;
export type ProducerState = (typeof producerStates)[number];

/** What happens to a producer, as its follower sees it. */
export const producerEvents = [
  /** A recovery was asked for. */
  'asked',
  /** All that was asked for has come, without a gap. */
  'complete',
  'gap',
  'new_epoch',
  'silence',
  'backlog',
  /** The producer says that it has lost us. */
  'unsubscribed',
  /** The connection ended, or has only begun. */
  'disconnected',
] as const;
export type ProducerEvent = (typeof producerEvents)[number];

const trouble = {
  gap: 'down',
  new_epoch: 'down',
  silence: 'down',
  backlog: 'down',
  unsubscribed: 'down',
  disconnected: 'down',
} as const;

/** Only through a recovery does a producer come up. */
export const producerMoves: Record<ProducerState, Record<ProducerEvent, ProducerState>> = {
  down: { asked: 'recovering', complete: 'down', ...trouble },
  recovering: { asked: 'recovering', complete: 'up', ...trouble },
  up: { asked: 'recovering', complete: 'up', ...trouble },
};
