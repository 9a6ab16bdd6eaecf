import type { GameHistoryItem } from '@halley/contract';
import { Badge, type BadgeTone, Money } from '@halley/ui';
import { type MessageKey, useSpeech } from '../i18n/index.ts';

/** What the round brought; nothing while it is open or when it was cancelled. */
export function RoundNet({ round }: { round: GameHistoryItem }) {
  const { tag } = useSpeech();
  if (round.bet_status !== 'finished') return <span className="text-text-faint">–</span>;
  const net = round.total_wins - round.total_bets;
  return <Money cents={net} currency={round.currency} locale={tag} sign="net" tone="result" />;
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
