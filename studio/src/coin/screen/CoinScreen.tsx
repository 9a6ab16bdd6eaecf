import type { StudioRound } from '@halley/contract';
import { type ReactNode, useMemo } from 'react';
import {
  RoundCheck,
  type RunningRound,
  readRecord,
  type ScreenProps,
  type ShownGame,
  type StepKey,
  type SteppedParts,
  type SteppedRound,
  SteppedScreen,
  TakeButton,
  useWords,
} from '../../screen/index.ts';
import { firstVersion, type SeriesEvent, type SeriesOutcome } from '../first-version.ts';
import { type CoinChoice, type CoinEvent, type CoinSide, coinGame, winFor } from '../rules.ts';
import { coinRules } from '../rules-content.ts';
import { CoinFields, coinSides, SideName } from './CoinFields.tsx';
import { CoinStage, FLIP_MS } from './CoinStage.tsx';
import { readFlips, rightOf, sideNames } from './read-flips.ts';

const sideKeys: Readonly<Record<CoinSide, StepKey<CoinChoice, CoinEvent>>> = {
  heads: { key: 'ArrowLeft', sign: '←', does: 'coin.keys.heads', step: () => ({ side: 'heads' }) },
  tails: { key: 'ArrowRight', sign: '→', does: 'coin.keys.tails', step: () => ({ side: 'tails' }) },
};

export function CoinScreen(props: ScreenProps): ReactNode {
  const { text } = useWords();
  const parts = useMemo<SteppedParts<CoinChoice, CoinEvent>>(
    () => ({
      game: coinGame as ShownGame<CoinChoice, CoinEvent>,
      firstChoice: { side: 'heads', flips: 10 },
      words: { play: 'coin.flip', enter: 'coin.keys.enter' },
      rules: coinRules,
      stage: (stage) => <CoinStage {...stage} />,
      eventMs: ({ type }) => (type === 'flipped' ? FLIP_MS : 0),
      hear: ({ type }, sound) => {
        if (type === 'flipped') sound.tick();
      },
      fields: (fields) => <CoinFields {...fields} />,
      actions: (running) => <CoinActions {...running} />,
      enter: () => ({ cash_out: true }),
      keys: coinSides.map((side) => sideKeys[side]),
      result: ({ events }) =>
        readFlips(events)
          .map(({ side }) => text(sideNames[side]))
          .join(', '),
      earlier: { read: readSeries, check: (round, seed) => <SeriesCheck round={round} serverSeed={seed} /> },
    }),
    [text],
  );
  return <SteppedScreen {...props} parts={parts} />;
}

/** Call the next flip, or take what is there. */
function CoinActions({ round, busy, disabled, step }: RunningRound<CoinChoice, CoinEvent>): ReactNode {
  const { text } = useWords();
  const right = rightOf(readFlips(round.events));
  return (
    <div className="panel-ways grid gap-3">
      <fieldset className="grid min-w-0 grid-cols-2 gap-3" aria-label={text('coin.call')}>
        {coinSides.map((side) => (
          <button
            key={side}
            type="button"
            aria-label={text(sideKeys[side].does)}
            disabled={disabled}
            onClick={() => step({ side })}
            className="flex min-h-12 items-center justify-center gap-2 rounded-md bg-surface-3 px-2 font-bold not-disabled:hover:bg-surface-4 disabled:opacity-45"
          >
            <SideName side={side} />
          </button>
        ))}
      </fieldset>
      <TakeButton
        worth={winFor(round.stake, right)}
        next={winFor(round.stake, right + 1)}
        currency={round.currency}
        busy={busy}
        disabled={disabled}
        onTake={() => step({ cash_out: true })}
      />
    </div>
  );
}

/** A series called in advance, as the stage of now shows it: every flip had the same call. */
function readSeries(record: StudioRound): SteppedRound<CoinChoice, CoinEvent> | undefined {
  const choice = firstVersion.parseChoice(record.choice);
  if (!choice.ok || record.game_version !== firstVersion.version) return undefined;
  const { fell, won } = record.outcome as SeriesOutcome;
  const flips = fell.map((side): CoinEvent => ({ type: 'flipped', called: choice.value.side, side }));
  const read = readRecord(record);
  return {
    ...read,
    choice: choice.value,
    open: false,
    openingStake: read.stake,
    steps: [],
    events: [...flips, { type: 'settled', won }],
    outcome: record.outcome,
  };
}

function SeriesCheck(props: { round: SteppedRound<CoinChoice, CoinEvent>; serverSeed: string | undefined }): ReactNode {
  const { round, serverSeed } = props;
  const events = readFlips(round.events).map(({ side }): SeriesEvent => ({ type: 'flipped', side }));
  return <RoundCheck game={firstVersion} round={{ ...round, events }} serverSeed={serverSeed} />;
}
