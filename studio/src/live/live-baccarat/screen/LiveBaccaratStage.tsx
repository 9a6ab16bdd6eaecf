import { type ReactNode, useEffect } from 'react';
import { type BaccaratOutcome, type BaccaratSpot, eventsOf, resultWords, spotPays } from '../../../baccarat/index.ts';
import { BeadPlate, Hands, SpotField } from '../../../baccarat/screen/index.ts';
import { useWords } from '../../../screen/index.ts';
import type { LivePanelProps } from '../../screen/live-parts.ts';
import { RoundClock } from '../../screen/RoundClock.tsx';
import { RoundLine } from '../../screen/RoundLine.tsx';
import { EverybodysChips, OwnChips, useSpotName } from '../../screen/SpotChips.tsx';
import { usePolled } from '../../screen/use-frames.ts';
import type { Layout } from '../../screen/use-layout.ts';
import { useShowing } from '../../screen/use-showing.ts';
import { liveBaccaratGame } from '../rules.ts';
import { seenAfter, toldAfterMs } from './deal-times.ts';
import { Moons } from './Moons.tsx';

const LOOKS_MS = 60;
/** As many as the table tells. */
const PAST_SHOWN = 20;

/** Two hands under two moons, the spots with everybody's chips, and what fell before. */
export function LiveBaccaratStage({ table, layout }: { table: LivePanelProps; layout: Layout }): ReactNode {
  const { live, mine, toolbar, sound, demo } = table;
  const { text, hundredths } = useWords();
  const { state } = live;
  const round = state?.round;
  const told = state?.round?.outcome as BaccaratOutcome | null | undefined;
  const cards = told ? told.player.length + told.banker.length : 0;
  const { outcome, elapsedMs, seen } = useShowing<BaccaratOutcome>(live, toldAfterMs(cards));
  const events = outcome ? eventsOf(outcome, layout.placed as Partial<Record<BaccaratSpot, number>>) : [];
  // Read with each frame of the screen: a round that has moved on is not waited for.
  usePolled(() => seenAfter(cards, elapsedMs()), LOOKS_MS);
  const shown = events.slice(0, seenAfter(cards, elapsedMs()));
  const dealt = shown.filter(({ type }) => type === 'dealt').length;
  const running = round?.state === 'running';
  useEffect(() => {
    if (running && dealt > 0) sound.tick();
  }, [running, dealt, sound]);
  const nameOf = useSpotName(state, layout);
  const settled = shown.find((event) => event.type === 'settled');
  return (
    <section
      aria-label={liveBaccaratGame.title}
      className="game-stage baccarat-stage live-baccarat-stage"
      data-state={round?.state ?? 'none'}
    >
      <Moons />
      <div className="stage-tools absolute top-2 right-2 z-10 flex rounded-full bg-night-950/50">{toolbar}</div>
      <div className="live-clock">
        <RoundClock live={live} timing={liveBaccaratGame.timing} />
      </div>
      <Hands told={shown} />
      <RoundLine
        className="baccarat-line"
        round={round}
        mine={mine}
        said={settled && seen ? text(resultWords[settled.result]) : undefined}
        sound={sound}
      />
      <SpotField
        bets={layout.laid}
        limits={layout.limits}
        won={settled?.won ?? []}
        disabled={layout.locked}
        onPut={layout.chips.put}
        onLift={layout.chips.lift}
        lying={{
          draw: (spot) => (
            <>
              <EverybodysChips state={state} spot={spot} />
              <OwnChips layout={layout} spot={spot} />
            </>
          ),
          name: (spot, name) => nameOf({ spot, name, pays: `${hundredths(spotPays[spot] - 100)} : 1` }),
        }}
      />
      <BeadPlate
        places={PAST_SHOWN}
        rounds={(state?.past ?? [])
          // The cards of this round are seen on the table first.
          .filter(({ id }) => id !== round?.id || seen)
          .map((past) => ({ id: String(past.id), outcome: past.outcome as BaccaratOutcome }))}
      />
      {demo && <span className="sr-only">{text('studio.balance.demo')}</span>}
    </section>
  );
}
