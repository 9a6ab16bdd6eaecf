import { Badge } from '@halley/ui/Badge.tsx';
import type { ReactNode } from 'react';
import { CountUp } from '../../screen/CountUp.tsx';
import { Sky } from '../../screen/Sky.tsx';
import { useWords } from '../../screen/words.tsx';
import { type DiceChoice, diceGame } from '../rules.ts';
import type { DiceRound } from './read-round.ts';
import { Track } from './Track.tsx';

export interface StageProps {
  choice: DiceChoice;
  /** The round whose result is shown. */
  shown: DiceRound | undefined;
  /** Where the marker stands or is going: ahead of `shown` while a roll is being revealed. */
  marker: number | undefined;
  history: DiceRound[];
  waiting: boolean;
  disabled: boolean;
  /** A round of an earlier visit is shown without being told again. */
  fresh: boolean;
  demo: boolean;
  toolbar: ReactNode;
  onTarget(target: number): void;
}

export function Stage(props: StageProps): ReactNode {
  const { text, hundredths } = useWords();
  const { shown, history } = props;
  return (
    <section aria-label={diceGame.title} className="game-stage dice-stage">
      <Sky />
      {props.demo && <Badge className="absolute top-4 left-4">{text('studio.demo')}</Badge>}
      <div className="absolute top-2 right-2 flex">{props.toolbar}</div>
      <ol aria-label={text('dice.last')} className="flex min-h-6.5 flex-wrap justify-center gap-1.5">
        {history.map((round) => (
          <li
            key={round.id}
            className={`rounded-full px-2.5 py-1 text-xs font-bold ${paidMore(round) ? 'bg-win-wash text-win' : 'bg-night-950/50 text-text-soft'}`}
          >
            {hundredths(round.roll)}
          </li>
        ))}
      </ol>
      <div>
        <div className="dice-roll" data-waiting={props.waiting || !shown || undefined} aria-hidden="true">
          {hundredths(shown?.roll ?? 0)}
        </div>
        <p className="mt-2.5 min-h-5 text-center font-semibold" aria-hidden="true">
          {shown && props.fresh && !props.waiting ? (
            <ResultLine key={shown.id} round={shown} />
          ) : (
            !shown && text('dice.start')
          )}
        </p>
        <p role="status" className="sr-only">
          {shown && props.fresh && !props.waiting ? <Spoken round={shown} /> : ''}
        </p>
      </div>
      <Track choice={props.choice} roll={props.marker} disabled={props.disabled} onTarget={props.onTarget} />
    </section>
  );
}

/** The line between a win and a return that is none: only what is above the stake is celebrated (PP-03). */
export function paidMore(round: Pick<DiceRound, 'win' | 'stake'>): boolean {
  return round.win > round.stake;
}

function ResultLine({ round }: { round: DiceRound }): ReactNode {
  const { text, money } = useWords();
  const stake = money(round.stake, round.currency);
  if (paidMore(round)) {
    return (
      <span className="text-win" data-celebrates="">
        <CountUp to={round.win} show={(win) => text('dice.won', { win: money(win, round.currency), stake })} />
      </span>
    );
  }
  return <span className="text-text-soft">{text(round.won ? 'dice.returned' : 'dice.lost', { stake })}</span>;
}

function Spoken({ round }: { round: DiceRound }): ReactNode {
  const { text, money, hundredths } = useWords();
  const key = paidMore(round) ? 'dice.won' : round.won ? 'dice.returned' : 'dice.lost';
  const result = text(key, { win: money(round.win, round.currency), stake: money(round.stake, round.currency) });
  return text('dice.spoken', { roll: hundredths(round.roll), result });
}
