import type { LiveBet, LivePastRound } from '@halley/contract';
import { Button } from '@halley/ui/Button.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { Fact, GameFailed, GameLoading, useWords } from '../../screen/index.ts';
import { RoundProof } from './ChainCheck.tsx';
import type { LiveApi } from './live-api.ts';
import type { LiveParts } from './live-parts.ts';

/** A past bet with its round and its proof. There is nothing here that could stake (PP-09). */
export function LiveReplay<Choice, Outcome>(props: {
  api: LiveApi;
  parts: LiveParts<Choice, Outcome>;
  betId: string;
  onClose(): void;
}): ReactNode {
  const { api, parts, betId } = props;
  const { text, money, time, hundredths } = useWords();
  const [found, setFound] = useState<{ bet: LiveBet; round: LivePastRound } | 'missing'>();
  useEffect(() => {
    api.readLiveBet({ params: { table: parts.table, bet: betId } }).then(setFound, () => setFound('missing'));
  }, [api, parts.table, betId]);
  if (!found) return <GameLoading />;
  if (found === 'missing') return <GameFailed message={text('studio.replay.missing')} onClose={props.onClose} />;
  const { bet, round } = found;
  const choice = parts.game.parseChoice(bet.choice);
  const facts = [
    ['studio.replay.time', time(bet.at)],
    ['studio.stake', money(bet.stake_cents, bet.currency)],
    [
      'studio.replay.choice',
      choice.ok ? (parts.wholeChoice?.(choice.value, bet.currency) ?? parts.choice(choice.value)) : '',
    ],
    ['studio.replay.result', round.outcome === null ? '–' : parts.outcome(round.outcome as Outcome)],
    ['studio.replay.win', `${money(bet.win_cents, bet.currency)}${bet.pays ? ` (×${hundredths(bet.pays)})` : ''}`],
    ['studio.replay.game', `${parts.game.title} ${round.version}`],
  ] as const;
  return (
    <div
      className="mx-auto grid w-full max-w-160 gap-4 rounded-xl bg-surface-1 p-5 shadow-2"
      data-round={bet.bet_id}
      data-win={bet.win_cents}
    >
      <h2 className="title-card">{text('studio.replay.title')}</h2>
      {round.outcome !== null && parts.picture?.(round.outcome as Outcome)}
      <dl className="grid gap-2.5">
        {facts.map(([name, value]) => (
          <Fact key={name} name={text(name)} value={value} />
        ))}
      </dl>
      {round.state === 'voided' && <p className="text-13 text-text-soft">{text('live.voided')}</p>}
      <RoundProof round={round} parts={parts} />
      <Button look="quiet" size="small" onClick={props.onClose}>
        {text('studio.close')}
      </Button>
    </div>
  );
}
