import type { Clock, Consumer, Event } from '../kit/index.ts';
import type { SignificantEvent } from './entry.ts';
import { isLargeWin, type LargeWins } from './large-win.ts';
import { sealEntries } from './seal-entries.ts';
import { writeSignificant } from './write-significant.ts';

/** Security events of players, and large wins, as the rooms they belong to announce them. */
export function recordEvents(options: { largeWins: LargeWins }): Consumer {
  return {
    name: 'audit-events',
    topics: ['identity.registered', 'identity.signed_in', 'identity.signed_out', 'wager.settled'],
    handle: (tx, events) => writeSignificant(tx, ...events.flatMap((event) => significantOf(event, options) ?? [])),
  };
}

function significantOf({ topic, data }: Event, options: { largeWins: LargeWins }): SignificantEvent | undefined {
  switch (topic) {
    case 'identity.registered':
    case 'identity.signed_in':
    case 'identity.signed_out': {
      const { playerId, ...detail } = data;
      return { kind: topic, actor: { kind: 'player', id: playerId }, playerId, detail };
    }
    case 'wager.settled': {
      if (!isLargeWin(options.largeWins, data)) return undefined;
      const { playerId, roundId, ...detail } = data;
      return {
        kind: 'wager.large_win',
        actor: { kind: 'system' },
        target: { kind: 'round', id: roundId },
        playerId,
        detail,
      };
    }
    default:
      return undefined;
  }
}

/** Follows what was written and seals it. A consumer runs in one process at a time: that is the queue. */
export function sealWritten(options: { clock: Clock }): Consumer {
  return {
    name: 'audit-seal',
    topics: ['audit.written'],
    handle: async (tx) => void (await sealEntries(tx, options.clock.now())),
  };
}
