import type { LiveBet, LiveTableId } from '@halley/contract';
import type { ReactNode } from 'react';
import type { RulesFormat, RulesSection, SharedGame } from '../../kit/index.ts';
import type { MessageKey } from '../../messages/index.ts';
import type { ScreenProps } from '../../screen/index.ts';
import type { LiveLink } from './use-live-table.ts';
import type { Seat } from './use-seat.ts';

interface LiveStageProps {
  live: LiveLink;
  seat: Seat;
  /** This player's bets in the round that is on. */
  mine: LiveBet[];
  toolbar: ReactNode;
  sound: ScreenProps['sound'];
  demo: boolean;
}

export interface LivePanelProps extends LiveStageProps {
  launch: ScreenProps['launch'];
  link: ScreenProps['link'];
  paused: boolean;
  /** A bonus is being played with, says the page. */
  bonus: boolean;
}

/** What a game of shared rounds brings; the screen does the rest. */
export interface LiveParts<Choice, Outcome> {
  table: LiveTableId;
  game: SharedGame<Choice, Outcome>;
  rules(format: RulesFormat): RulesSection[];
  /** Stage and panel together: on a layout they share what is being put down. */
  view(props: LivePanelProps): ReactNode;
  /** An outcome in a few letters. */
  outcome(outcome: Outcome): string;
  /** What somebody bet on, in a few words. */
  choice(choice: Choice): string;
  /** The same with every part of it, for a bet that is played back; unset: the few words say it all. */
  wholeChoice?(choice: Choice, currency: string): string;
  /** The outcome as it was seen, for a bet that is played back. */
  picture?(outcome: Outcome): ReactNode;
  keys: { keys: MessageKey[]; does: MessageKey }[];
}

/**
 * The last round this player was in, as one: what all bets in it have staked and won. Undefined while any is open, and
 * of rounds before the screen was opened: they have been seen.
 */
export function lastPlayed(bets: readonly LiveBet[], sinceRound: number) {
  const [last] = bets;
  if (!last || last.round_id < sinceRound) return undefined;
  const together = bets.filter(({ round_id, currency }) => round_id === last.round_id && currency === last.currency);
  if (together.some(({ state }) => state === 'open')) return undefined;
  return {
    id: last.bet_id,
    win: together.reduce((sum, bet) => sum + BigInt(bet.win_cents), 0n),
    stake: together.reduce((sum, bet) => sum + BigInt(bet.stake_cents), 0n),
    currency: last.currency,
  };
}
