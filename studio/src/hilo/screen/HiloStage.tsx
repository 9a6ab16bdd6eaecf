import { Badge } from '@halley/ui/Badge.tsx';
import type { ReactNode } from 'react';
import { CardBack, PlayingCard } from '../../cards/screen/index.ts';
import { Sky, type SteppedStageProps, useWords, Won } from '../../screen/index.ts';
import { type HiloChoice, type HiloEvent, hiloGame } from '../rules.ts';
import { readRow } from './read-row.ts';

const SHOWN_BEFORE = 4;

type HiloStageProps = SteppedStageProps<HiloChoice, HiloEvent>;

export function HiloStage(props: HiloStageProps): ReactNode {
  const { round, history, waiting, demo, toolbar } = props;
  const { text, hundredths } = useWords();
  const { cards, guesses } = readRow(round?.events ?? []);
  const before = cards.slice(0, -1).slice(-SHOWN_BEFORE);
  const last = cards.at(-1);
  const wrong = guesses.at(-1)?.right === false;
  return (
    <section aria-label={hiloGame.title} className="game-stage hilo-stage" data-waiting={waiting || undefined}>
      <Sky />
      {demo && <Badge className="stage-badge absolute top-4 left-4">{text('studio.demo')}</Badge>}
      <div className="stage-tools absolute top-2 right-2 flex">{toolbar}</div>
      <ol aria-label={text('hilo.last')} className="stage-past flex min-h-6.5 flex-wrap justify-center gap-1.5">
        {history.map((each) => (
          <li
            key={each.id}
            className={`rounded-full px-2.5 py-1 text-xs font-bold ${each.win > each.stake ? 'bg-win-wash text-win' : 'bg-night-950/50 text-text-soft'}`}
          >
            ×{hundredths(Number((each.win * 100n) / each.stake))}
          </li>
        ))}
      </ol>
      <ol aria-label={text('hilo.row')} className="hilo-row">
        {before.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card may lie there twice; places do not change
          <li key={`${cards.length - before.length + index}`}>
            <PlayingCard card={card} className="hilo-before" />
          </li>
        ))}
        {last === undefined ? (
          <li className="hilo-last">
            <CardBack />
          </li>
        ) : (
          <li key={`last-${cards.length}`} className="hilo-last">
            <PlayingCard card={last} className={wrong ? 'hilo-wrong' : 'hilo-glow'} />
          </li>
        )}
      </ol>
      <p className="min-h-6 text-center font-semibold" role="status">
        <Line {...props} />
      </p>
    </section>
  );
}

function Line({ round, event, fresh, resumed, waiting }: HiloStageProps): ReactNode {
  const { text, money } = useWords();
  if (!round) return text('hilo.start');
  if (waiting || event) return null;
  if (round.open) {
    if (resumed) return text('hilo.resumed');
    return round.events.length > 1 ? `${text('hilo.right')}. ${text('hilo.guess')}` : text('hilo.guess');
  }
  if (!fresh) return text('hilo.start');
  const stake = money(round.stake, round.currency);
  // Only what is above the stake is celebrated (PP-03).
  if (round.win > round.stake) return <Won round={round} words="hilo.won" />;
  return <span className="text-text-soft">{text('hilo.lost', { stake })}</span>;
}
