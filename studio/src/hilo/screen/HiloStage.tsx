import { Badge } from '@halley/ui/Badge.tsx';
import type { ReactNode } from 'react';
import { CountUp } from '../../screen/CountUp.tsx';
import { Sky } from '../../screen/Sky.tsx';
import { useWords } from '../../screen/words.tsx';
import { hiloGame } from '../rules.ts';
import { CardBack, PlayingCard } from './PlayingCard.tsx';
import type { HiloRow } from './read-row.ts';

const SHOWN_BEFORE = 4;

export interface HiloStageProps {
  row: HiloRow | undefined;
  history: HiloRow[];
  waiting: boolean;
  /** A row of an earlier visit is shown without being told again. */
  fresh: boolean;
  resumed: boolean;
  demo: boolean;
  toolbar: ReactNode;
}

export function HiloStage({ row, history, waiting, fresh, resumed, demo, toolbar }: HiloStageProps): ReactNode {
  const { text, hundredths } = useWords();
  const cards = row?.state.cards ?? [];
  const before = cards.slice(0, -1).slice(-SHOWN_BEFORE);
  const last = cards.at(-1);
  const wrong = row?.guesses.at(-1)?.right === false;
  return (
    <section aria-label={hiloGame.title} className="game-stage hilo-stage" data-waiting={waiting || undefined}>
      <Sky />
      {demo && <Badge className="absolute top-4 left-4">{text('studio.demo')}</Badge>}
      <div className="absolute top-2 right-2 flex">{toolbar}</div>
      <ol aria-label={text('hilo.last')} className="flex min-h-6.5 flex-wrap justify-center gap-1.5">
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
            <PlayingCard card={card} look="small" />
          </li>
        ))}
        {last === undefined ? (
          <li>
            <CardBack />
          </li>
        ) : (
          <li key={`last-${cards.length}`} className="hilo-last">
            <PlayingCard card={last} look={wrong ? 'wrong' : 'large'} />
          </li>
        )}
      </ol>
      <p className="min-h-6 text-center font-semibold" role="status">
        <Line row={row} fresh={fresh} resumed={resumed} waiting={waiting} />
      </p>
    </section>
  );
}

function Line({
  row,
  fresh,
  resumed,
  waiting,
}: Pick<HiloStageProps, 'row' | 'fresh' | 'resumed' | 'waiting'>): ReactNode {
  const { text, money } = useWords();
  if (!row) return text('hilo.start');
  if (waiting) return null;
  if (row.open) {
    if (resumed) return text('hilo.resumed');
    return row.guesses.length > 0 && fresh ? `${text('hilo.right')}. ${text('hilo.guess')}` : text('hilo.guess');
  }
  if (!fresh) return text('hilo.start');
  const stake = money(row.stake, row.currency);
  // Only what is above the stake is celebrated (PP-03).
  if (row.win > row.stake) {
    return (
      <span className="text-win" data-celebrates="">
        <CountUp to={row.win} show={(win) => text('hilo.won', { win: money(win, row.currency), stake })} />
      </span>
    );
  }
  return <span className="text-text-soft">{text('hilo.lost', { stake })}</span>;
}
