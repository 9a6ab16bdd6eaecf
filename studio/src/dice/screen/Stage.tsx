import { Badge } from '@halley/ui/Badge.tsx';
import type { ReactNode } from 'react';
import {
  HistoryStrip,
  revealMs,
  type SingleRound,
  Sky,
  type StageProps,
  useReveal,
  useWords,
  Won,
} from '../../screen/index.ts';
import { type DiceChoice, type DiceEvent, type DiceOutcome, diceGame } from '../rules.ts';
import { Track } from './Track.tsx';

export type DiceRound = SingleRound<DiceChoice, DiceOutcome, DiceEvent>;

/** How long the marker travels: the --duration-slow of the tokens. */
const TRAVEL_MS = 420;

export function Stage(props: StageProps<DiceChoice, DiceRound>): ReactNode {
  const { round, playing, history, choice } = props;
  const { text, hundredths } = useWords();
  const told = useReveal({ ...props, ms: revealMs(TRAVEL_MS, props.quick) });
  // While the marker travels the roll before stands there: the number comes with the marker, not ahead of it.
  const shown = playing ? history[0] : round;
  const rolling = playing || props.waiting;
  const result = told && !rolling ? shown : undefined;
  return (
    <section aria-label={diceGame.title} className="game-stage dice-stage">
      <Sky />
      {props.demo && <Badge className="stage-badge absolute top-4 left-4">{text('studio.demo')}</Badge>}
      <div className="stage-tools absolute top-2 right-2 flex">{props.toolbar}</div>
      <HistoryStrip rounds={history} label={text('dice.last')} tell={(past) => hundredths(past.outcome.roll)} />
      <div>
        <div className="dice-roll" data-waiting={rolling || !shown || undefined} aria-hidden="true">
          {hundredths(shown?.outcome.roll ?? 0)}
        </div>
        <p className="mt-2.5 min-h-5 text-center font-semibold" aria-hidden="true">
          {result ? <ResultLine key={result.id} round={result} /> : !shown && text('dice.start')}
        </p>
        <p role="status" className="sr-only">
          {result ? <Spoken round={result} /> : ''}
        </p>
      </div>
      <Track
        choice={choice}
        roll={round?.outcome.roll}
        disabled={props.disabled}
        onTarget={(target) => props.setChoice({ side: choice.side, target })}
      />
    </section>
  );
}

function ResultLine({ round }: { round: DiceRound }): ReactNode {
  const { text, money } = useWords();
  const stake = money(round.stake, round.currency);
  // Only what is above the stake is celebrated (PP-03).
  if (round.win > round.stake) return <Won round={round} words="dice.won" />;
  return <span className="text-text-soft">{text(round.outcome.won ? 'dice.returned' : 'dice.lost', { stake })}</span>;
}

function Spoken({ round }: { round: DiceRound }): ReactNode {
  const { text, money, hundredths } = useWords();
  const key = round.win > round.stake ? 'dice.won' : round.outcome.won ? 'dice.returned' : 'dice.lost';
  const result = text(key, { win: money(round.win, round.currency), stake: money(round.stake, round.currency) });
  return text('dice.spoken', { roll: hundredths(round.outcome.roll), result });
}
