import { type CSSProperties, type ReactNode, useCallback, useMemo } from 'react';
import {
  CountUp,
  HistoryStrip,
  QUICK_PART,
  type SingleRound,
  type Sound,
  type StageProps,
  StageTop,
  useWords,
} from '../../screen/index.ts';
import type { SlotChoice, SlotOutcome } from '../create-slot.ts';
import { winFor } from '../create-slot.ts';
import type { SlotEvent } from '../events.ts';
import type { Machine } from '../machine.ts';
import { Banner } from './Banner.tsx';
import { idleGrid } from './idle-grid.ts';
import { Reels } from './Reels.tsx';
import { Scene } from './Scene.tsx';
import type { SlotArt } from './slot-art.ts';
import type { SlotView } from './slot-view.ts';
import { useDepth } from './use-depth.ts';
import { usePlayback } from './use-playback.ts';

export type SlotRound = SingleRound<SlotChoice, SlotOutcome, SlotEvent>;

export interface SlotStageProps extends StageProps<SlotChoice, SlotRound> {
  machine: Machine;
  art: SlotArt;
}

/** The reels, what they pay while they play, and what came of it in the end. */
export function SlotStage(props: SlotStageProps): ReactNode {
  const { machine, art, round, playing, sound } = props;
  const { text, money, currency, hundredths } = useWords();
  const pace = props.quick ? QUICK_PART : 1;
  const stage = useDepth();
  const idle = useMemo(() => idleGrid(machine), [machine]);
  const pays = useCallback(
    (units: number) =>
      round ? money(winFor(machine, { stake: round.stake, choice: round.choice, units }), round.currency) : '',
    [machine, money, round],
  );
  const view = usePlayback({
    events: round?.events,
    playing,
    machine,
    idle,
    pace,
    onEvent: (event) => soundOf(event, sound),
    onShown: () => {
      if (round && round.win > round.stake) sound.won();
      props.onShown();
    },
  });
  const done = round !== undefined && !playing && !props.waiting;
  const free = playing && view.free !== undefined;
  return (
    <section
      ref={stage}
      aria-label={machine.title}
      className={`game-stage slot-stage ${art.className}`}
      style={{ '--pace': pace } as CSSProperties}
      data-free={free || undefined}
      data-wins={(playing && view.wins.length > 0) || undefined}
    >
      <div className="slot-scene" aria-hidden="true">
        <div className="slot-sheets">
          <Scene drawing={art.scene} />
        </div>
      </div>
      <div className="slot-scene slot-free-scene" aria-hidden="true">
        {art.freeScene && (
          <div className="slot-sheets">
            <Scene drawing={art.freeScene} />
          </div>
        )}
      </div>
      <StageTop demo={props.demo} toolbar={props.toolbar} />
      <div
        className="slot-frame"
        aria-hidden="true"
        style={{ '--reels': machine.grid.reels, '--rows': machine.grid.rows } as CSSProperties}
      >
        {art.frame && <div className="slot-ornament">{art.frame}</div>}
        <Reels machine={machine} art={art} view={view} waiting={props.waiting} pace={pace} money={pays} />
        {playing && view.multiplier > 1 && (
          <span key={view.multiplier} className="slot-times">
            ×{view.multiplier}
          </span>
        )}
        {playing && view.free?.symbol !== undefined && !view.banner && (
          <div className="slot-chosen" data-symbol={machine.symbols[view.free.symbol]?.name}>
            <i className="slot-symbol" />
          </div>
        )}
        {playing && view.banner && <Banner banner={view.banner} pays={pays} machine={machine} />}
      </div>
      <div className="slot-last">
        <HistoryStrip rounds={props.history} tell={(each) => `${hundredths(timesOf(machine, each))} ×`} />
      </div>
      <p className="slot-line" aria-hidden="true">
        {playing ? (
          <Running view={view} pays={pays} />
        ) : done ? (
          <Result round={round} />
        ) : (
          !round && !props.waiting && text('slot.start')
        )}
      </p>
      <p role="status" className="sr-only">
        {done && currency ? <Result round={round} spoken /> : ''}
      </p>
    </section>
  );
}

/** Hundredths of the stake, also where the stake was the price of free spins. */
export function timesOf(machine: Machine, { outcome, choice }: Pick<SlotRound, 'outcome' | 'choice'>): number {
  const cost = choice.mode === 'buy' ? (machine.buy?.cost ?? 1) : 1;
  return Math.floor((outcome.units * 100) / (machine.unitsPerStake * cost));
}

/** What moves may be heard; only a return above the stake is more than that (PP-03). */
function soundOf(event: SlotEvent, sound: Sound): void {
  if (event.type === 'spun' || event.type === 'expanded') sound.landed();
  if (event.type === 'fell') sound.step(event.gone.length > 12 ? 3 : 1);
  if (event.type === 'held') sound.tick(event.places.length > 0 ? 2 : 1);
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
      <CountUp key={round.id} of={round} to={round.win} show={line} />
    </span>
  );
}
