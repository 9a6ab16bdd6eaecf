import type { ReactNode } from 'react';
import { colourOf, paysOfSpot, type RouletteOutcome, spotOf, winningSpots } from '../../../roulette/index.ts';
import { Board, colourNames, LastNumbers, WheelDrawing } from '../../../roulette/screen/index.ts';
import { useWords } from '../../../screen/index.ts';
import type { LivePanelProps } from '../../screen/live-parts.ts';
import { RoundClock } from '../../screen/RoundClock.tsx';
import { RoundLine } from '../../screen/RoundLine.tsx';
import { EverybodysChips, OwnChips, useSpotName } from '../../screen/SpotChips.tsx';
import type { Layout } from '../../screen/use-layout.ts';
import { useShowing } from '../../screen/use-showing.ts';
import { liveRouletteGame } from '../rules.ts';
import { landsAfterMs } from './ball-run.ts';
import { useBallRun } from './use-ball-run.ts';

const { showingMs } = liveRouletteGame.timing;

/** Wheel and table, with everybody's chips. On a phone the wheel comes to the front while it turns. */
export function LiveRouletteStage({ table, layout }: { table: LivePanelProps; layout: Layout }): ReactNode {
  const { live, mine, toolbar, sound, demo } = table;
  const { text } = useWords();
  const { state } = live;
  const round = state?.round;
  const showing = useShowing<RouletteOutcome>(live, landsAfterMs(showingMs));
  const parts = useBallRun(live, showing);
  const nameOf = useSpotName(state, layout);
  // On so small a place one's own chip says it already.
  const areOthersOn = (id: string) =>
    state?.bets.spots.some(({ spot, players }) => spot === id && players > (layout.placed[id] ? 1 : 0));
  const fallen = showing.seen ? showing.outcome?.number : undefined;
  return (
    <section
      aria-label={liveRouletteGame.title}
      className="game-stage roulette-stage live-roulette-stage"
      data-state={round?.state ?? 'none'}
      data-spinning={round?.state === 'running' || undefined}
    >
      <div className="stage-tools absolute top-2 right-2 z-10 flex">{toolbar}</div>
      <div className="roulette-top">
        <div className="live-clock">
          <RoundClock live={live} timing={liveRouletteGame.timing} />
        </div>
        <div className="roulette-wheel">
          <WheelDrawing {...parts} />
        </div>
        <div className="roulette-side">
          <p
            className="roulette-number"
            aria-hidden="true"
            data-colour={fallen === undefined ? undefined : colourOf(fallen)}
          >
            {fallen ?? '·'}
          </p>
          <LastNumbers
            rounds={(state?.past ?? [])
              // The number of this round is told by the wheel first.
              .filter(({ id }) => id !== round?.id || showing.seen)
              .map(({ id, outcome }) => ({ id: String(id), outcome: outcome as RouletteOutcome }))}
          />
        </div>
      </div>
      <Board
        bets={layout.laid}
        limits={layout.limits}
        disabled={layout.locked}
        fallen={
          fallen === undefined
            ? undefined
            : { number: fallen, won: winningSpots(layout.placed, fallen).map(({ spot }) => spot) }
        }
        onPut={layout.chips.put}
        onLift={layout.chips.lift}
        lying={{
          draw: (spot) => (
            <>
              {areOthersOn(spot) && <EverybodysChips state={state} spot={spot} />}
              <OwnChips layout={layout} spot={spot} />
            </>
          ),
          name: (spot, name) => nameOf({ spot, name, pays: `${paysOfSpot(spotOf(spot)) - 1} : 1` }),
        }}
      />
      <RoundLine
        className="roulette-line"
        round={round}
        mine={mine}
        said={fallen === undefined ? undefined : text(colourNames[colourOf(fallen)], { number: String(fallen) })}
        sound={sound}
      />
      {demo && <span className="sr-only">{text('studio.balance.demo')}</span>}
    </section>
  );
}
