import type { PrivatePayloads } from '@halley/contract';
import type { Consumer, Event } from '../kit/index.ts';

export type LivePublish = (playerId: number, channel: 'game_limits', news: PrivatePayloads['game_limits']) => void;

/** A player's open pages and games hear at once what has become of the limits (LIVE-06). */
export function tellLive(publish: LivePublish): Consumer {
  return {
    name: 'limits-live',
    topics: ['limits.changed', 'limits.reached', 'limits.excluded', 'limits.returned'],
    async handle(_tx, events) {
      for (const event of events) {
        if (isOfLimits(event)) publish(event.data.playerId, 'game_limits', newsOf(event));
      }
    },
  };
}

type LimitEvent = Extract<Event, { topic: `limits.${string}` }>;

function newsOf(event: LimitEvent): PrivatePayloads['game_limits'] {
  switch (event.topic) {
    case 'limits.changed':
      return { reason: 'limit_changed', type: event.data.type, period: event.data.period };
    case 'limits.reached': {
      const { type, period } = event.data;
      return { reason: type === 'session' ? 'session_over' : 'limit_reached', type, period };
    }
    case 'limits.excluded':
      return { reason: 'excluded', type: event.data.kind };
    case 'limits.returned':
      return { reason: 'limit_changed', type: 'selfexclusion' };
  }
}

function isOfLimits(event: Event): event is LimitEvent {
  return event.topic.startsWith('limits.');
}
