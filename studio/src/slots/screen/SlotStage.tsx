import { Badge } from '@halley/ui/Badge.tsx';
import { type ReactNode, useCallback, useMemo } from 'react';
import { CountUp } from '../../screen/CountUp.tsx';
import type { SingleRound, StageProps } from '../../screen/SingleTable.tsx';
import { useWords } from '../../screen/words.tsx';
import type { SlotChoice, SlotOutcome } from '../create-slot.ts';
import { winFor } from '../create-slot.ts';
import type { SlotEvent } from '../events.ts';
import type { Machine } from '../machine.ts';
import { idleGrid } from './idle-grid.ts';
import { Reels } from './Reels.tsx';
import type { SlotArt } from './slot-art.ts';
import { type SlotBanner, type SlotView, usePlayback } from './use-playback.ts';

export type SlotRound = SingleRound<SlotChoice, SlotOutcome, SlotEvent>;

export interface SlotStageProps extends StageProps<SlotChoice, SlotRound> {
  machine: Machine;
  art: SlotArt;
}

/** The reels, what they pay while they play, and what came of it in the end. */
export function SlotStage(props: SlotStageProps): ReactNode {
  const { machine, art, round, playing, sound } = props;
  const { text, money, currency, hundredths } = useWords();
  const idle = useMemo(() => idleGrid(machine), [machine]);
  const pays = useCallback(
    (units: number) =>
      round ? money(winFor(machine, { stake: round.stake, choice: round.choice, units }), round.currency) : '',
    [machine, money, round],
  );
  const view = usePlayback({
    events: round?.events,
    playing,
    reels: machine.grid.reels,
    idle,
    onEvent: (event) => {
      if (event.type === 'spun') sound.landed();
    },
    onShown: () => {
      if (round && round.win > round.stake) sound.won();
      props.onShown();
    },
  });
  const done = round !== undefined && !playing && !props.waiting;
  return (
    <section aria-label={machine.title} className={`game-stage slot-stage ${art.className}`}>
      <div className="slot-scene" aria-hidden="true">
        {art.scene}
      </div>
      {props.demo && <Badge className="absolute top-4 left-4">{text('studio.demo')}</Badge>}
      <div className="absolute top-2 right-2 flex">{props.toolbar}</div>
      <div className="slot-frame" aria-hidden="true">
        <Reels machine={machine} art={art} view={view} waiting={props.waiting} money={pays} />
        {view.banner && <Banner banner={view.banner} pays={pays} />}
      </div>
      <ol aria-label={text('studio.last')} className="flex min-h-6.5 flex-wrap justify-center gap-1.5">
        {props.history.slice(0, 5).map((past) => (
          <li
            key={past.id}
            className={`rounded-full px-2.5 py-1 text-xs font-bold ${past.win > past.stake ? 'bg-win-wash text-win' : 'bg-night-950/50 text-text-soft'}`}
          >
            {hundredths(Math.floor((past.outcome.units * 100) / machine.unitsPerStake))} ×
          </li>
        ))}
      </ol>
      <p className="slot-line" aria-hidden="true">
        {playing ? <Running view={view} pays={pays} /> : done ? <Result round={round} /> : !round && text('slot.start')}
      </p>
      <p role="status" className="sr-only">
        {done && currency ? <Result round={round} spoken /> : ''}
      </p>
    </section>
  );
}

function Running({ view, pays }: { view: SlotView; pays: (units: number) => string }): ReactNode {
  const { text } = useWords();
  const parts = [
    view.free && view.free.number > 0
      ? text('slot.freeCount', { number: String(view.free.number), total: String(view.free.total) })
      : undefined,
    view.respins !== undefined ? text('slot.held', { respins: String(view.respins) }) : undefined,
    view.multiplier > 1 ? text('slot.multiplier', { number: String(view.multiplier) }) : undefined,
    view.paid > 0 ? pays(view.paid) : undefined,
  ];
  return parts.filter(Boolean).join(' · ');
}

function Banner({ banner, pays }: { banner: SlotBanner; pays: (units: number) => string }): ReactNode {
  const { text } = useWords();
  const words =
    banner.kind === 'free'
      ? text(banner.more ? 'slot.freeMore' : 'slot.free', { spins: String(banner.spins) })
      : banner.kind === 'freeOver'
        ? text('slot.freeSum', { win: pays(banner.pays) })
        : text('slot.largest');
  return <div className="slot-banner">{words}</div>;
}

/** Only what is above the stake is celebrated (PP-03). */
function Result({ round, spoken = false }: { round: SlotRound | undefined; spoken?: boolean }): ReactNode {
  const { text, money } = useWords();
  if (!round) return null;
  const stake = money(round.stake, round.currency);
  const line = (win: bigint) =>
    text(round.win > round.stake ? 'studio.won' : round.win > 0n ? 'studio.returned' : 'studio.lostStake', {
      win: money(win, round.currency),
      stake,
    });
  if (spoken || round.win <= round.stake) return <span className="text-text-soft">{line(round.win)}</span>;
  return (
    <span className="text-win" data-celebrates="">
      <CountUp key={round.id} to={round.win} show={line} />
    </span>
  );
}
