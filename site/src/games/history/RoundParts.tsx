import type { GameHistoryItem } from '@halley/contract';
import { Badge, type BadgeTone, Money } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { type MessageKey, useSpeech } from '../../i18n/index.ts';

/** What the round brought; nothing while it is open or when it was cancelled. */
export function RoundNet({ round }: { round: GameHistoryItem }) {
  const { tag } = useSpeech();
  if (round.bet_status !== 'finished') return <span className="text-text-faint">–</span>;
  const net = round.total_wins - round.total_bets;
  return <Money cents={net} currency={round.currency} locale={tag} sign="net" tone="result" />;
}

/** Of a free round nothing is staked: what it was played at is said instead. */
export function RoundStake({ round }: { round: GameHistoryItem }) {
  const { say, tag } = useSpeech();
  const { free_stake_cents: free, total_bets: stake, currency } = round;
  if (free === undefined) return <Money cents={stake} currency={currency} locale={tag} />;
  return <>{say('history.free', { amount: formatMoney(free, { currency, locale: tag }) })}</>;
}

const statuses: Record<string, { label: MessageKey; tone: BadgeTone }> = {
  finished: { label: 'history.status.finished', tone: 'neutral' },
  open: { label: 'history.status.open', tone: 'info' },
  rolled_back: { label: 'history.status.rolled_back', tone: 'warn' },
};

export function RoundStatus({ round }: { round: GameHistoryItem }) {
  const { say } = useSpeech();
  const status = statuses[round.bet_status];
  return <Badge tone={status?.tone ?? 'neutral'}>{status ? say(status.label) : round.bet_status}</Badge>;
}
