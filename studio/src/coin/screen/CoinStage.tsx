import { Badge } from '@halley/ui/Badge.tsx';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import type { MessageKey } from '../../messages/index.ts';
import { HistoryStrip } from '../../screen/HistoryStrip.tsx';
import { ResultLine, SpokenResult } from '../../screen/ResultLine.tsx';
import type { SingleRound, StageProps } from '../../screen/SingleTable.tsx';
import { revealMs, useReveal } from '../../screen/use-reveal.ts';
import { useWords } from '../../screen/words.tsx';
import {
  type CoinChoice,
  type CoinOutcome,
  type CoinSide,
  coinGame,
  FLIPS_MAX,
  type FlippedEvent,
  paysFor,
} from '../rules.ts';
import { Face, NightSea } from './CoinArt.tsx';

export type CoinRound = SingleRound<CoinChoice, CoinOutcome, FlippedEvent>;

export const sideNames: Readonly<Record<CoinSide, MessageKey>> = { heads: 'coin.heads', tails: 'coin.tails' };

const FIRST_MS = 1_100;
const NEXT_MS = 650;

/** The coin turns in the air over a night sea; a series falls one after the other, as it was recorded. */
export function CoinStage(props: StageProps<CoinChoice, CoinRound>): ReactNode {
  const { round, playing, history, choice, sound } = props;
  const { text, hundredths } = useWords();
  const first = revealMs(FIRST_MS, props.quick);
  const next = revealMs(NEXT_MS, props.quick);
  const count = round?.outcome.fell.length ?? 0;
  const told = useReveal({ ...props, ms: first + next * Math.max(0, count - 1) });
  const flip = useFlips(playing ? round : undefined, { first, next, onFlip: () => sound.tick() });
  const fell = round?.outcome.fell ?? [];
  const up = playing ? (fell[flip] ?? choice.side) : (fell.at(-1) ?? choice.side);
  const done = told && round && !playing && !props.waiting ? round : undefined;
  const called = playing && round ? round.choice : choice;
  const style = { '--flip-ms': `${flip === 0 ? first : next}ms` } as CSSProperties;
  // Of the series only what has come down is shown.
  const landed = playing ? fell.slice(0, flip) : done ? fell : [];
  return (
    <section aria-label={coinGame.title} className="game-stage coin-stage">
      <NightSea />
      {props.demo && <Badge className="absolute top-4 left-4">{text('studio.demo')}</Badge>}
      <div className="absolute top-2 right-2 flex">{props.toolbar}</div>
      <HistoryStrip
        rounds={history}
        most={8}
        tell={(past) => (
          <>
            <span className="sr-only">{past.outcome.fell.map((side) => text(sideNames[side])).join(', ')}</span>
            <svg viewBox="-52 -52 104 104" aria-hidden="true" className="inline-block size-4 align-[-3px]">
              <Face side={past.outcome.fell.at(-1) ?? 'heads'} />
            </svg>
            {past.choice.flips > 1 && ` ${past.outcome.fell.length}/${past.choice.flips}`}
          </>
        )}
      />
      <div className="coin-air" aria-hidden="true" style={style}>
        <div
          className="coin-shadow"
          key={`shadow ${round?.id} ${flip} ${playing}`}
          data-flying={playing || undefined}
        />
        <div
          key={`${round?.id} ${flip} ${playing}`}
          className="coin"
          data-flying={playing || undefined}
          data-waiting={props.waiting || undefined}
          data-up={up}
        >
          <svg viewBox="-52 -52 104 104" className="coin-face" aria-hidden="true">
            <Face side="heads" />
          </svg>
          <svg viewBox="-52 -52 104 104" className="coin-face coin-back" aria-hidden="true">
            <Face side="tails" />
          </svg>
        </div>
      </div>
      <ol className="coin-series" aria-hidden="true">
        {flipNumbers.slice(0, called.flips).map((number) => (
          <li key={number} data-fell={markOf(landed[number - 1], called.side)}>
            {called.flips <= 9 ? `×${hundredths(paysFor(number))}` : ''}
          </li>
        ))}
      </ol>
      <p className="min-h-6 text-center font-semibold" aria-hidden="true">
        {done ? <ResultLine round={done} /> : !round && text('coin.start')}
      </p>
      <p role="status" className="sr-only">
        {done ? (
          <SpokenResult
            round={done}
            before={text('coin.spoken', { sides: fell.map((side) => text(sideNames[side])).join(', ') })}
          />
        ) : (
          ''
        )}
      </p>
    </section>
  );
}

const flipNumbers = Array.from({ length: FLIPS_MAX }, (_, index) => index + 1);

function markOf(fell: CoinSide | undefined, called: CoinSide): 'right' | 'wrong' | undefined {
  if (fell === undefined) return undefined;
  return fell === called ? 'right' : 'wrong';
}

/** Which flip of the series is in the air. */
function useFlips(round: CoinRound | undefined, pace: { first: number; next: number; onFlip(): void }): number {
  const [flip, setFlip] = useState(0);
  const hear = useRef(pace.onFlip);
  useEffect(() => {
    hear.current = pace.onFlip;
  });
  const { first, next } = pace;
  useEffect(() => {
    if (!round) return;
    setFlip(0);
    hear.current();
    const timers = round.outcome.fell.slice(1).map((_, index) =>
      setTimeout(
        () => {
          setFlip(index + 1);
          hear.current();
        },
        first + index * next,
      ),
    );
    return () => timers.forEach(clearTimeout);
  }, [round, first, next]);
  return flip;
}
