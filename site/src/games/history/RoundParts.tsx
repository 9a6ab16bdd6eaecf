import type { GameHistoryItem } from '@halley/contract';
import { Badge, type BadgeTone, Button, type ButtonLook, Money } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { type MessageKey, useSpeech } from '../../i18n/index.ts';
import { SiteLink, useLocalTime } from '../../page/index.ts';
import { isSportBet, sportBetHref } from '../../wallet/index.ts';

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

interface RoundMoreProps {
  round: GameHistoryItem;
  onOpen: (round: GameHistoryItem) => void;
  look?: ButtonLook;
}

/** What was recorded of a round; a bet is told where all bets are. */
export function RoundMore({ round, onOpen, look }: RoundMoreProps) {
  const { say } = useSpeech();
  const time = useLocalTime()(round.created_at);
  if (isSportBet(round.game)) {
    return (
      <Button size="small" look={look} asChild>
        <SiteLink href={sportBetHref(round.round_id)} aria-label={say('history.sport.lookOf', { time })}>
          {say('history.sport.look')}
        </SiteLink>
      </Button>
    );
  }
  return (
    <Button size="small" look={look} aria-label={say('history.detailsOf', { time })} onClick={() => onOpen(round)}>
      {say('history.details')}
    </Button>
  );
}
