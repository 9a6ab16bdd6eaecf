import { Badge } from '@halley/ui/Badge.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { PlayingCard } from '../../cards/PlayingCard.tsx';
import { Chip } from '../../chips/Chip.tsx';
import { ChipTray } from '../../chips/ChipTray.tsx';
import { chipColour } from '../../chips/chip-values.ts';
import { useChips } from '../../chips/use-chips.ts';
import { CountUp } from '../../screen/CountUp.tsx';
import type { SingleRound, StageProps } from '../../screen/SingleTable.tsx';
import { useWords } from '../../screen/words.tsx';
import { totalOf } from '../coup.ts';
import {
  type BaccaratChoice,
  type BaccaratEvent,
  type BaccaratOutcome,
  type BaccaratSpot,
  baccaratGame,
  baccaratSpots,
  spotNames,
  spotPays,
} from '../rules.ts';
import { BeadPlate } from './BeadPlate.tsx';
import { useDeal } from './use-deal.ts';

export type BaccaratRound = SingleRound<BaccaratChoice, BaccaratOutcome, BaccaratEvent>;

const nothing: BaccaratEvent[] = [];
const resultWords = { player: 'baccarat.won.player', banker: 'baccarat.won.banker', tie: 'baccarat.won.tie' } as const;

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
    // One side at a time: a chip on the other takes the first ones away.
    against: (spot) => (spot === 'player' ? ['banker'] : spot === 'banker' ? ['player'] : []),
  });
  const empty = Object.keys(choice.bets).length === 0;
  return (
    <section aria-label={baccaratGame.title} className="game-stage baccarat-stage">
      {props.demo && <Badge className="absolute top-4 left-4">{text('studio.demo')}</Badge>}
      <div className="absolute top-2 right-2 flex">{props.toolbar}</div>
      <div className="baccarat-hands">
        {(['player', 'banker'] as const).map((side) => (
          <Hand key={side} side={side} told={told} won={settled?.result === side} />
        ))}
      </div>
      <p className="baccarat-line" role="status">
        {settled && fresh && !busy && empty && round ? (
          <Result round={round} />
        ) : settled && busy ? (
          text(resultWords[settled.result])
        ) : (
          !busy && empty && text('baccarat.start')
        )}
      </p>
      <fieldset className="baccarat-spots" aria-label={text('baccarat.table')}>
        {baccaratSpots.map((spot) => (
          <SpotButton
            key={spot}
            spot={spot}
            part={choice.bets[spot]}
            colour={chipColour(BigInt(choice.bets[spot] ?? 0), limits)}
            won={settled !== undefined && fresh && (busy || empty) && settled.won.includes(spot)}
            disabled={props.disabled || busy}
            onPut={() => chips.put(spot)}
            onLift={() => chips.lift(spot)}
          />
        ))}
      </fieldset>
      <ChipTray chips={chips} locked={props.disabled || busy} />
      <BeadPlate rounds={props.history} />
    </section>
  );
}

interface HandProps {
  side: 'player' | 'banker';
  told: readonly BaccaratEvent[];
  won: boolean;
}

function Hand({ side, told, won }: HandProps): ReactNode {
  const { text } = useWords();
  const cards = told.flatMap((event) => (event.type === 'dealt' && event.side === side ? [event.card] : []));
  return (
    <section className="baccarat-hand" data-side={side} data-won={won || undefined} aria-label={text(spotNames[side])}>
      <p className="baccarat-side">
        {text(spotNames[side])}
        <span className="baccarat-total">{cards.length > 0 ? totalOf(cards) : '·'}</span>
      </p>
      <div className="baccarat-cards">
        {cards.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: of eight packs the same card may come twice; places do not change
          <PlayingCard key={`${at} ${card}`} card={card} className="card-arrives" />
        ))}
      </div>
    </section>
  );
}

interface SpotButtonProps {
  spot: BaccaratSpot;
  part: number | undefined;
  colour: number;
  won: boolean;
  disabled: boolean;
  onPut(): void;
  onLift(): void;
}

function SpotButton({ spot, part, colour, won, disabled, onPut, onLift }: SpotButtonProps): ReactNode {
  const { text, money } = useWords();
  const name = text(spotNames[spot]);
  return (
    <button
      type="button"
      className="baccarat-spot"
      data-spot={spot}
      data-won={won || undefined}
      aria-label={part ? text('baccarat.spot.with', { spot: name, amount: money(part) }) : name}
      aria-disabled={disabled || undefined}
      onClick={onPut}
      onKeyDown={(event) => {
        if (event.key === 'Delete') onLift();
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        onLift();
      }}
    >
      <span className="baccarat-name">{name}</span>
      <span className="baccarat-pays">{spot === 'banker' ? '0.95 : 1' : `${spotPays[spot] / 100 - 1} : 1`}</span>
      {part !== undefined && <Chip amount={BigInt(part)} colour={colour} />}
    </button>
  );
}

function Result({ round }: { round: BaccaratRound }): ReactNode {
  const { text, money } = useWords();
  const line = (win: bigint) =>
    text(round.win > round.stake ? 'studio.won' : round.win > 0n ? 'studio.returned' : 'studio.lostStake', {
      win: money(win, round.currency),
      stake: money(round.stake, round.currency),
    });
  // Only what is above the stake is celebrated (PP-03).
  return (
    <>
      {text(resultWords[round.outcome.result])}.{' '}
      {round.win > round.stake ? (
        <span className="text-win" data-celebrates="">
          <CountUp key={round.id} to={round.win} show={line} />
        </span>
      ) : (
        <span className="text-text-soft">{line(round.win)}</span>
      )}
    </>
  );
}
