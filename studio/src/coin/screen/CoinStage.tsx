import type { CSSProperties, ReactNode } from 'react';
import { HistoryStrip, RoundLine, StageTop, type SteppedStageProps, useWords } from '../../screen/index.ts';
import { type CoinChoice, type CoinEvent, coinGame, type Flip, paysFor } from '../rules.ts';
import { Coin, NightSea } from './CoinArt.tsx';
import { readFlips, rightOf, sideNames } from './read-flips.ts';

export const FLIP_MS = 1_000;
/** Steps of the ladder that are seen at once. */
const SEEN = 5;

type Props = SteppedStageProps<CoinChoice, CoinEvent>;

/** The coin turns in the air over a night sea; under it what has fallen, and what the next flips pay. */
export function CoinStage(props: Props): ReactNode {
  const { round, event, waiting, fresh, choice } = props;
  const { text } = useWords();
  // Of a round of an earlier visit that is over nothing is told again.
  const told = round && (round.open || fresh) ? round : undefined;
  const fell = readFlips(told?.events ?? []);
  const flying = event?.type === 'flipped';
  const up = fell.at(-1)?.side ?? choice.side;
  const flight = `${round?.id} ${fell.length} ${flying}`;
  const style = { '--flip-ms': `${FLIP_MS}ms` } as CSSProperties;
  return (
    <section aria-label={coinGame.title} className="game-stage coin-stage">
      <NightSea />
      <StageTop {...props} />
      <HistoryStrip rounds={props.history} most={6} tell={({ events }) => <PastFlips fell={readFlips(events)} />} />
      <div className="coin-air" aria-hidden="true" style={style}>
        <div className="coin-shadow" key={`shadow ${flight}`} data-flying={flying || undefined} />
        <div
          key={flight}
          className="coin"
          data-flying={flying || undefined}
          data-waiting={waiting || undefined}
          data-up={up}
        >
          <svg viewBox="-52 -52 104 104" className="coin-face" aria-hidden="true">
            <Coin side="heads" />
          </svg>
          <svg viewBox="-52 -52 104 104" className="coin-face coin-back" aria-hidden="true">
            <Coin side="tails" />
          </svg>
        </div>
      </div>
      {/* A flip that is in the air has not fallen yet. */}
      <Ladder fell={flying ? fell.slice(0, -1) : fell} flips={told?.choice.flips ?? choice.flips} />
      <p className="stage-line" role="status">
        {fell.length > 0 && !flying && !waiting && <span className="sr-only">{`${text(sideNames[up])}. `}</span>}
        <Line {...props} />
      </p>
    </section>
  );
}

function PastFlips({ fell }: { fell: readonly Flip[] }): ReactNode {
  const { text } = useWords();
  const last = fell.at(-1)?.side ?? 'heads';
  return (
    <>
      <span className="sr-only">{fell.map(({ side }) => text(sideNames[side])).join(', ')}</span>
      <svg viewBox="-52 -52 104 104" aria-hidden="true" className="inline-block size-4 align-[-3px]">
        <Coin side={last} />
      </svg>
      <span aria-hidden="true">{` ${rightOf(fell)}`}</span>
    </>
  );
}

/** What each flip pays, as much of it as there is room for. */
function Ladder({ fell, flips }: { fell: readonly Flip[]; flips: number }): ReactNode {
  const { hundredths } = useWords();
  const from = Math.max(0, Math.min(fell.length - 2, flips - SEEN));
  const numbers = Array.from({ length: Math.min(SEEN, flips) }, (_, index) => from + index + 1);
  return (
    <ol className="coin-ladder" aria-hidden="true">
      {numbers.map((number) => {
        const flip = fell[number - 1];
        return (
          <li
            key={number}
            data-fell={flip && (flip.called === flip.side ? 'right' : 'wrong')}
            data-next={number === fell.length + 1 || undefined}
          >
            <svg viewBox="-52 -52 104 104" aria-hidden="true">
              {flip ? <Coin side={flip.side} /> : <circle r="46" className="coin-empty" />}
            </svg>
            ×{hundredths(paysFor(number))}
          </li>
        );
      })}
    </ol>
  );
}

function Line({ round, event, waiting, fresh, resumed }: Props): ReactNode {
  const { text } = useWords();
  if (!round || (!round.open && !fresh)) return text('coin.start');
  if (waiting || event) return null;
  if (!round.open) return <RoundLine round={round} />;
  return text(resumed ? 'studio.resumed' : 'coin.next');
}
