import type { SignificantKind, Topic } from '@halley/contract';
import type { Clock, Consumer, Event } from '../kit/index.ts';
import type { SignificantEvent } from './entry.ts';
import { isLargeWin, type LargeWins } from './large-win.ts';
import { sealEntries } from './seal-entries.ts';
import { writeSignificant } from './write-significant.ts';

const securityTopics = [
  'identity.registered',
  'identity.signed_in',
  'identity.signed_out',
  'identity.locked',
  'identity.unlocked',
  'identity.password_changed',
  'identity.two_factor_changed',
  'identity.passkey_changed',
  'identity.provider_changed',
  'identity.email_confirmed',
] as const satisfies readonly (Topic & SignificantKind)[];

const limitTopics = ['limits.changed', 'limits.excluded', 'limits.returned'] as const satisfies readonly (Topic &
  SignificantKind)[];

/** What of a player's limits comes about by the clock. */
const byTheClock = new Set(['loosened', 'removed', 'expired', 'ended']);

/** Security events of players, what they decide about limits, large wins and every jackpot, as the rooms they belong to announce them. */
export function recordEvents(options: { largeWins: LargeWins }): Consumer {
  return {
    name: 'audit-events',
    topics: [...securityTopics, ...limitTopics, 'wager.settled', 'jackpots.won'],
    handle: (tx, events) => writeSignificant(tx, ...events.flatMap((event) => significantOf(event, options) ?? [])),
  };
}

function significantOf(event: Event, options: { largeWins: LargeWins }): SignificantEvent | undefined {
  if (event.topic === 'wager.settled') {
    if (!isLargeWin(options.largeWins, event.data)) return undefined;
    const { playerId, roundId, ...detail } = event.data;
    const target = { kind: 'round', id: roundId };
    return { kind: 'wager.large_win', actor: { kind: 'system' }, target, playerId, detail };
  }
  if (event.topic === 'jackpots.won') {
    const { playerId, winId, ...detail } = event.data;
    return {
      kind: 'jackpots.won',
      actor: { kind: 'system' },
      target: { kind: 'jackpot_win', id: winId },
      playerId,
      detail,
    };
  }
  if (isLimitEvent(event)) {
    const { playerId, ...detail } = event.data;
    const itself = event.topic === 'limits.changed' && byTheClock.has(event.data.change);
    const actor = itself ? ({ kind: 'system' } as const) : ({ kind: 'player', id: playerId } as const);
    return { kind: event.topic, actor, playerId, detail };
  }
  if (!isSecurityEvent(event)) return undefined;
  const { playerId, ...detail } = event.data;
  // Who locks an account by guessing is not known, and hardly its owner; a reset has a line with the name of who did it.
  const isByHouse =
    event.topic === 'identity.locked' ||
    (event.topic === 'identity.two_factor_changed' && event.data.change === 'reset');
  const actor = isByHouse ? ({ kind: 'system' } as const) : ({ kind: 'player', id: playerId } as const);
  return { kind: event.topic, actor, playerId, detail };
}

type SecurityEvent = Extract<Event, { topic: (typeof securityTopics)[number] }>;

function isSecurityEvent(event: Event): event is SecurityEvent {
  return (securityTopics as readonly Topic[]).includes(event.topic);
}

type LimitEvent = Extract<Event, { topic: (typeof limitTopics)[number] }>;

function isLimitEvent(event: Event): event is LimitEvent {
  return (limitTopics as readonly Topic[]).includes(event.topic);
}

/** Follows what was written and seals it. A consumer runs in one process at a time: that is the queue. */
export function sealWritten(options: { clock: Clock }): Consumer {
  return {
    name: 'audit-seal',
    topics: ['audit.written'],
    handle: async (tx) => void (await sealEntries(tx, options.clock.now())),
  };
}
