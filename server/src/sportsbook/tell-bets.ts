import type { PrivatePayloads } from '@halley/contract';
import type { Consumer } from '../kit/index.ts';

export type TellBets = (playerId: number, channel: 'sport_bets', news: PrivatePayloads['sport_bets']) => void;

/** A player's open pages are told which bet has changed, and read it. */
export function tellBets(tell: TellBets): Consumer {
  return {
    name: 'sportsbook-live',
    topics: ['sportsbook.bet_changed', 'sportsbook.request_decided'],
    async handle(_tx, events) {
      for (const { topic, data } of events) {
        if (topic === 'sportsbook.bet_changed') {
          tell(data.playerId, 'sport_bets', { bet_id: data.betId, request_id: null, state: data.state });
        } else if (topic === 'sportsbook.request_decided') {
          tell(data.playerId, 'sport_bets', { bet_id: null, request_id: data.requestId, state: data.state });
        }
      }
    },
  };
}
