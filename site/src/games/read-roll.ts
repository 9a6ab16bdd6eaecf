import type { StudioRound } from '@halley/contract';
import type { Say } from '../i18n/index.ts';

/** A recorded round of dice, as tables show it. */
export interface Roll {
  id: string;
  at: string;
  currency: string;
  stake: number;
  net: number;
  side: 'under' | 'over';
  target: number;
  roll: number;
}

export function readRoll(round: StudioRound): Roll {
  const choice = round.choice as { side?: string; target?: number };
  const outcome = round.outcome as { roll?: number };
  return {
    id: round.round_id,
    at: round.at,
    currency: round.currency,
    stake: round.stake_cents,
    net: round.win_cents - round.stake_cents,
    side: choice.side === 'under' ? 'under' : 'over',
    target: choice.target ?? 0,
    roll: outcome.roll ?? 0,
  };
}

export function choiceText(say: Say, side: 'under' | 'over', target: string): string {
  return side === 'under' ? say('games.rolls.under', { target }) : say('games.rolls.over', { target });
}
