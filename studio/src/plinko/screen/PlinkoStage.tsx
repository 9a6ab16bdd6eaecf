import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LastRounds, RoundLine, type SingleRound, type StageProps, StageTop, useWords } from '../../screen/index.ts';
import { paysOf } from '../pay-tables.ts';
import { type PlinkoChoice, type PlinkoEvent, type PlinkoOutcome, plinkoGame } from '../rules.ts';
import { MeteorSky } from './MeteorSky.tsx';
import { useFall } from './use-fall.ts';

export type PlinkoRound = SingleRound<PlinkoChoice, PlinkoOutcome, PlinkoEvent>;

export function PlinkoStage(props: StageProps<PlinkoChoice, PlinkoRound>): ReactNode {
  const { round, playing, waiting, sound } = props;
  const { text, hundredths } = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const choice = playing && round ? round.choice : props.choice;
  const { rows, risk } = choice;
  // The last ball lies there until another board is chosen or another ball is dropped.
  const isSame = round?.choice.rows === rows && round.choice.risk === risk;
  const lies = round && isSame && !waiting ? round : undefined;
  const path = lies?.events[0]?.path;
  const [down, setDown] = useState(false);
  useEffect(() => {
    if (playing) setDown(false);
  }, [playing]);
  useFall({
    canvas,
    rows,
    path,
    playing,
    quick: props.quick === true,
    onPeg: (row) => sound.tick(1 + row / 12),
    onDown: () => {
      setDown(true);
      sound.landed();
      if (round && round.win > round.stake) sound.won();
    },
    onShown: props.onShown,
  });
  const landed = lies && (!playing || down) ? lies.outcome.bucket : undefined;
  const [fresh, setFresh] = useState(false);
  useEffect(() => {
    if (playing) setFresh(true);
  }, [playing]);
  return (
    <section aria-label={plinkoGame.title} className="game-stage plinko-stage">
      <MeteorSky />
      <StageTop {...props} />
      <LastRounds rounds={props.history} />
      <div className="plinko-board" aria-hidden="true">
        <canvas ref={canvas} className="plinko-pegs" />
        <div
          className="plinko-buckets"
          style={{ gridTemplateColumns: `0.5fr repeat(${rows + 1}, minmax(0, 1fr)) 0.5fr` }}
        >
          {paysOf(risk, rows).map((pays, bucket) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a bucket is its place
              key={bucket}
              className="plinko-bucket"
              data-hit={landed === bucket || undefined}
              data-long={shortTimes(pays).length > 4 || undefined}
              style={{ '--colour': colourOf(bucket, rows), gridColumn: bucket + 2 } as object}
            >
              {shortTimes(pays)}
            </span>
          ))}
        </div>
      </div>
      <p className="stage-line" role="status">
        {!round || !fresh ? (
          text('plinko.start')
        ) : playing || waiting ? null : (
          <>
            <span className="sr-only">
              {text('plinko.fell', {
                bucket: String(round.outcome.bucket + 1),
                pays: hundredths(round.outcome.pays),
              })}
              .{' '}
            </span>
            <RoundLine round={round} />
          </>
        )}
      </p>
    </section>
  );
}

/** From the middle to the edge: violet, pink, coral, orange, gold. */
const colours = ['#b06bff', '#e05fd8', '#ff6fa3', '#ff9a5c', '#ffd166'] as const;

function colourOf(bucket: number, rows: number): string {
  const edge = Math.abs(bucket - rows / 2) / (rows / 2);
  return colours[Math.round(edge * (colours.length - 1))] ?? colours[0];
}

/** As short as it can be said in full: 1000, 26, 0.2. */
function shortTimes(hundredths: number): string {
  return String(hundredths / 100);
}
