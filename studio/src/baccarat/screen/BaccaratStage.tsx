import { Badge } from '@halley/ui/Badge.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { ChipTray, useChips } from '../../chips/index.ts';
import { ResultLine, type SingleRound, type StageProps, useWords } from '../../screen/index.ts';
import {
  type BaccaratChoice,
  type BaccaratEvent,
  type BaccaratOutcome,
  baccaratGame,
  otherSide,
  resultWords,
} from '../rules.ts';
import { BeadPlate } from './BeadPlate.tsx';
import { Hands } from './Hands.tsx';
import { SpotField } from './SpotField.tsx';
import { useDeal } from './use-deal.ts';

export type BaccaratRound = SingleRound<BaccaratChoice, BaccaratOutcome, BaccaratEvent>;

const nothing: BaccaratEvent[] = [];

/** Two hands, the spots, the chips and what fell before. */
export function BaccaratStage(props: StageProps<BaccaratChoice, BaccaratRound>): ReactNode {
  const { round, playing, waiting, choice, sound } = props;
  const { text, currency } = useWords();
  const limits = baccaratGame.limits(currency)!;
  const [fresh, setFresh] = useState(false);
  useEffect(() => {
    if (playing) setFresh(true);
  }, [playing]);
  const events = round && !waiting ? round.events : nothing;
  const seen = useDeal({
    events,
    playing,
    onCard: () => sound.tick(),
    onShown: () => {
      if (round && round.win > round.stake) sound.won();
      props.onShown();
    },
  });
  const told = events.slice(0, seen);
  const settled = told.find((event) => event.type === 'settled');
  const busy = waiting || playing;
  const chips = useChips({
    bets: choice.bets,
    setBets: (bets) => props.setChoice({ bets }),
    limits,
    spotMax: () => limits.stakeMax,
    last: props.history.find((past) => past.currency === currency)?.choice.bets,
    locked: props.disabled || busy,
    against: otherSide,
  });
  const empty = Object.keys(choice.bets).length === 0;
  return (
    <section aria-label={baccaratGame.title} className="game-stage baccarat-stage">
      {props.demo && <Badge className="stage-badge absolute top-4 left-4">{text('studio.demo')}</Badge>}
      <div className="stage-tools absolute top-2 right-2 flex">{props.toolbar}</div>
      <Hands told={told} />
      <p className="baccarat-line" role="status">
        {settled && fresh && !busy && empty && round ? (
          <Result round={round} />
        ) : settled && busy ? (
          text(resultWords[settled.result])
        ) : (
          !busy && empty && text('baccarat.start')
        )}
      </p>
      <SpotField
        bets={choice.bets}
        limits={limits}
        won={settled && fresh && (busy || empty) ? settled.won : []}
        disabled={props.disabled || busy}
        onPut={chips.put}
        onLift={chips.lift}
      />
      <ChipTray chips={chips} locked={props.disabled || busy} />
      <BeadPlate rounds={props.history} />
    </section>
  );
}

function Result({ round }: { round: BaccaratRound }): ReactNode {
  const { text } = useWords();
  return (
    <>
      {text(resultWords[round.outcome.result])}. <ResultLine round={round} />
    </>
  );
}
