import { Badge } from '@halley/ui/Badge.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { ChipTray, useChips } from '../../chips/index.ts';
import { ResultLine, type SingleRound, type StageProps, useStepKeys, useWords } from '../../screen/index.ts';
import { colourOf, neighboursOf } from '../layout.ts';
import { spotMax } from '../limits.ts';
import {
  type RouletteChoice,
  type RouletteEvent,
  type RouletteOutcome,
  rouletteGame,
  spotOf,
  winningSpots,
} from '../rules.ts';
import { Board } from './Board.tsx';
import { colourNames } from './colour-names.ts';
import { LastNumbers } from './LastNumbers.tsx';
import { Wheel } from './Wheel.tsx';

/** Two, the number, two. */
const NEIGHBOURS_SIGN = '±2';

export type RouletteRound = SingleRound<RouletteChoice, RouletteOutcome, RouletteEvent>;

/** Wheel, table and chips. On a phone the wheel comes to the front while it turns. */
export function RouletteStage(props: StageProps<RouletteChoice, RouletteRound>): ReactNode {
  const { round, playing, waiting, choice, sound } = props;
  const { text, money, currency } = useWords();
  const limits = rouletteGame.limits(currency)!;
  const spinning = waiting || playing;
  const [rested, setRested] = useState(true);
  const [fresh, setFresh] = useState(false);
  useEffect(() => {
    if (spinning) setRested(false);
    if (playing) setFresh(true);
  }, [spinning, playing]);
  const chips = useChips({
    bets: choice.bets,
    setBets: (bets) => props.setChoice({ bets }),
    limits,
    spotMax: (id) => spotMax(limits, spotOf(id)),
    last: props.history.find((past) => past.currency === currency)?.choice.bets,
    locked: props.disabled || spinning,
  });
  const [neighbours, setNeighbours] = useState(false);
  useStepKeys((key) => {
    if (key === 'n') setNeighbours(!neighbours);
    return key === 'n';
  });
  /** Where a click puts chips: on a number with its neighbours on the wheel, while the player wants them. */
  const reachOf = (spot: string): string[] => {
    const { kind, numbers } = spotOf(spot);
    if (!neighbours || kind !== 'straight') return [spot];
    return neighboursOf(numbers[0]!).map((number) => `straight:${number}`);
  };
  const known = round && !waiting && (!playing || rested) ? round : undefined;
  const empty = Object.keys(choice.bets).length === 0;
  const won = known && fresh && (empty || playing) ? winningSpots(known.choice.bets, known.outcome.number) : [];
  return (
    <section
      aria-label={rouletteGame.title}
      className="game-stage roulette-stage"
      data-spinning={spinning || undefined}
    >
      {props.demo && <Badge className="stage-badge absolute top-4 left-4 z-10">{text('studio.demo')}</Badge>}
      <div className="stage-tools absolute top-2 right-2 z-10 flex">{props.toolbar}</div>
      <div className="roulette-top">
        <div className="roulette-wheel">
          <Wheel
            waiting={waiting}
            playing={playing}
            number={round?.outcome.number}
            onRest={() => {
              setRested(true);
              sound.landed();
            }}
            onShown={() => {
              if (round && round.win > round.stake) sound.won();
              props.onShown();
            }}
          />
        </div>
        <div className="roulette-side">
          <p className="roulette-number" aria-hidden="true" data-colour={known && colourOf(known.outcome.number)}>
            {known ? known.outcome.number : '·'}
          </p>
          <LastNumbers rounds={props.history} />
        </div>
      </div>
      <Board
        bets={choice.bets}
        limits={limits}
        disabled={props.disabled || spinning}
        fallen={known && { number: known.outcome.number, won: won.map(({ spot }) => spot) }}
        covers={(spot) => reachOf(spot).flatMap((each) => spotOf(each).numbers)}
        onPut={(spot) => (reachOf(spot).length > 1 ? chips.putOnAll(reachOf(spot)) : chips.put(spot))}
        onLift={chips.lift}
      />
      <p className="roulette-line" role="status">
        {chips.stopped ? (
          text('studio.error.spotTooLarge', { amount: money(chips.stopped.limit) })
        ) : known && fresh && empty ? (
          <Result round={known} />
        ) : (
          !spinning && empty && text('roulette.start')
        )}
      </p>
      <ChipTray chips={chips} locked={props.disabled || spinning}>
        <button
          type="button"
          title={text('roulette.neighbours')}
          aria-label={`${NEIGHBOURS_SIGN}: ${text('roulette.neighbours')}`}
          aria-pressed={neighbours}
          onClick={() => setNeighbours(!neighbours)}
        >
          {NEIGHBOURS_SIGN}
        </button>
      </ChipTray>
    </section>
  );
}

function Result({ round }: { round: RouletteRound }): ReactNode {
  const { text } = useWords();
  const { number } = round.outcome;
  return (
    <>
      {text(colourNames[colourOf(number)], { number: String(number) })}. <ResultLine round={round} />
    </>
  );
}
