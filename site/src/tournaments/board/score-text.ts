import type { Tournament, TournamentStatus } from '@halley/contract';
import { formatMoney } from '@halley/ui/format-money.ts';
import type { MessageKey } from '../../i18n/index.ts';
import { scoreOf } from '../board-rows.ts';

export const scoreNames: Record<Tournament['strategy'], MessageKey> = {
  spin: 'tournaments.score.spin',
  bet: 'tournaments.score.bet',
  win: 'tournaments.score.win',
  rate: 'tournaments.score.rate',
  points: 'tournaments.score.points',
};

type Ranked = Pick<Tournament, 'strategy' | 'currency'>;

/** A result as people read it: a sum, a multiple, or a number. */
export function scoreText(score: number, { strategy, currency }: Ranked, tag: string): string {
  if (strategy === 'bet' || strategy === 'win') return formatMoney(score, { currency, locale: tag });
  const text = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(score);
  return strategy === 'rate' ? `× ${text}` : text;
}

export const statusText = (status: TournamentStatus, tournament: Ranked, tag: string): string =>
  scoreText(scoreOf(status, tournament.strategy), tournament, tag);
