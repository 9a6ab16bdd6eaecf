import type { Bet, BetLeg } from '@halley/contract';
import type { BadgeTone } from '@halley/ui';
import type { Say } from '../../i18n/index.ts';
import { betStateNames } from '../names.ts';

const tones: Record<Bet['state'], BadgeTone> = {
  open: 'info',
  won: 'win',
  lost: 'neutral',
  void: 'warn',
  cashed_out: 'info',
};

const groupOf = ({ result, now }: BetLeg) => {
  if (result === null) return now?.status === 'live' || now?.status === 'interrupted' ? 'running' : 'coming';
  if (result === 'void') return 'void';
  return result === 'lost' || result === 'half_lost' ? 'lost' : 'won';
};

/** A badge for how a bet stands: of one that is open, how many of its legs are won and under way. */
export function betStanding(say: Say, bet: Bet): { tone: BadgeTone; text: string; isRunning: boolean } {
  const isRunning = bet.state === 'open' && bet.legs.some((leg) => groupOf(leg) === 'running');
  if (bet.state !== 'open') {
    const state = say(betStateNames[bet.state]);
    const text = bet.corrections.length > 0 ? say('bets.badge.corrected', { state }) : state;
    return { tone: tones[bet.state], text, isRunning };
  }
  const counts = Object.groupBy(bet.legs, groupOf);
  const decided = (counts.won?.length ?? 0) + (counts.lost?.length ?? 0) + (counts.void?.length ?? 0);
  const tone = isRunning ? 'win' : 'info';
  if (decided === 0) return { tone, text: say(isRunning ? 'bets.badge.running' : 'bets.badge.coming'), isRunning };
  const parts = [
    counts.won && say('bets.part.won', { count: counts.won.length }),
    counts.lost && say('bets.part.lost', { count: counts.lost.length }),
    counts.void && say('bets.part.void', { count: counts.void.length }),
    counts.running && say('bets.part.running', { count: counts.running.length }),
    counts.coming && say('bets.part.coming', { count: counts.coming.length }),
  ];
  return { tone, text: parts.filter(Boolean).join(', '), isRunning };
}
