import { type ReactNode, useEffect, useRef } from 'react';
import { CountUp, reducedMotion, useWords } from '../../../screen/index.ts';
import { Countdown } from '../../screen/Countdown.tsx';
import type { LivePanelProps } from '../../screen/live-parts.ts';
import { Pills, type PillTone } from '../../screen/Pills.tsx';
import { useFrames } from '../../screen/use-frames.ts';
import type { Layout } from '../../screen/use-layout.ts';
import { useShowing } from '../../screen/use-showing.ts';
import { emblemNames, type MoneyWheelOutcome, moneyWheelGame } from '../rules.ts';
import { type Emblem, paytable } from '../segments.ts';
import { drawFace, drawWheel, placeWheel } from './draw-wheel.ts';
import { Spots } from './Spots.tsx';
import { angleAt, segmentAt, TURN_MS, wayAfter } from './turn.ts';

const tones: Readonly<Record<Emblem, PillTone>> = {
  frost: 'plain',
  leaf: 'green',
  wave: 'blue',
  flame: 'red',
  moon: 'hot',
  sun: 'warm',
};

/** The wheel, turned by the stored start and the clock: it knows of no place to stop but the recorded one. */
export function MoneyWheelStage({ table, layout }: { table: LivePanelProps; layout: Layout }): ReactNode {
  const { live, mine, toolbar, sound } = table;
  const { text, hundredths } = useWords();
  const { state, serverNow } = live;
  const round = state?.round;
  const showing = useShowing<MoneyWheelOutcome>(live, TURN_MS);
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<HTMLDivElement>(null);
  const face = useRef<HTMLCanvasElement>(undefined);
  const passing = useRef<number>(undefined);
  const before = state?.past.find(({ id }) => id !== round?.id)?.outcome as MoneyWheelOutcome | undefined;
  const { outcome, seen } = showing;
  const stopped = seen && outcome ? outcome : undefined;

  useFrames(true, () => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    const { clientWidth: width, clientHeight: height } = element;
    const [wide, tall] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (element.width !== wide || element.height !== tall || !face.current) {
      [element.width, element.height] = [wide, tall];
      face.current = paintedFace(Math.min(1_400, wide, tall));
    }
    const room = scene.current;
    if (!room) return;
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = room;
    const place = placeWheel({ left: offsetLeft, top: offsetTop, width: offsetWidth, height: offsetHeight });
    // What is said stands on the hub.
    room.style.setProperty('--hub', `${Math.round(place.y - offsetTop)}px`);
    const elapsedMs = outcome ? showing.elapsedMs() : 0;
    const from = before?.segment ?? 0;
    const angle = angleAt({ from, to: outcome?.segment ?? from, elapsedMs });
    const isTurning = outcome !== null && elapsedMs < TURN_MS;
    const under = segmentAt(angle);
    if (isTurning && passing.current !== undefined && under !== passing.current) sound.tick();
    passing.current = under;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    drawWheel(
      context,
      { width, height, place, face: face.current },
      {
        angle,
        speed: isTurning ? speedAt(elapsedMs) : 0,
        lit: outcome && !isTurning ? outcome.segment : undefined,
        clockMs: reducedMotion() ? 0 : serverNow(),
      },
    );
  });

  const hasStopped = stopped !== undefined;
  useEffect(() => {
    if (hasStopped) sound.landed();
  }, [hasStopped, sound]);

  return (
    <section
      aria-label={moneyWheelGame.title}
      className="game-stage money-wheel-stage"
      data-state={round?.state ?? 'none'}
      data-stopped={stopped?.segment}
    >
      <div aria-hidden="true" className="money-wheel-picture">
        <canvas ref={canvas} className="money-wheel-canvas" />
      </div>
      <div className="live-head">
        <Pills
          past={(state?.past ?? []).map(({ id, outcome: past }) => {
            const { emblem } = past as MoneyWheelOutcome;
            return { id, label: `×${paytable[emblem].pays / 100}`, tone: tones[emblem] };
          })}
        />
        {toolbar}
      </div>
      <div ref={scene} className="money-wheel-scene">
        <div className="money-wheel-middle">
          {!live.online && live.failed && <span className="text-13 text-text-soft">{text('live.reconnecting')}</span>}
          {round?.state === 'betting' ? (
            <Countdown
              endsAt={round.betting_ends_at}
              lengthMs={moneyWheelGame.timing.bettingMs}
              serverNow={serverNow}
              label={text('live.betsClose')}
            />
          ) : stopped ? (
            <p role="status" className="money-wheel-result" data-emblem={stopped.emblem}>
              {text('moneyWheel.stopped', {
                emblem: text(emblemNames[stopped.emblem]),
                pays: hundredths(paytable[stopped.emblem].pays),
              })}
            </p>
          ) : (
            <p role="status" className="money-wheel-result" data-quiet="">
              {text(
                round?.interrupted_pays != null
                  ? 'live.voided'
                  : round?.state === 'running'
                    ? 'live.noMoreBets'
                    : round
                      ? 'live.nextRound'
                      : 'live.tableRests',
              )}
            </p>
          )}
        </div>
      </div>
      <Spots state={state} layout={layout} stopped={stopped?.emblem} />
      <p className="money-wheel-line" role="status">
        {stopped && <Returned bets={mine} sound={sound} />}
      </p>
    </section>
  );
}

/** What the record says came back. Only what is above the stake is celebrated (PP-03). */
function Returned({ bets, sound }: { bets: LivePanelProps['mine']; sound: LivePanelProps['sound'] }): ReactNode {
  const { text, money } = useWords();
  const [first] = bets;
  const isDecided = first !== undefined && bets.every((bet) => bet.state !== 'open');
  const stake = bets.reduce((sum, bet) => sum + BigInt(bet.stake_cents), 0n);
  const win = bets.reduce((sum, bet) => sum + BigInt(bet.win_cents), 0n);
  const won = isDecided && win > stake;
  useEffect(() => {
    if (won) sound.won();
  }, [won, sound]);
  if (!isDecided) return null;
  const line = (sum: bigint) =>
    text(won ? 'studio.won' : win > 0n ? 'studio.returned' : 'studio.lostStake', {
      win: money(sum, first.currency),
      stake: money(stake, first.currency),
    });
  return won ? (
    <span className="text-win" data-celebrates="">
      <CountUp key={first.bet_id} to={win} show={line} />
    </span>
  ) : (
    <span className="text-text-soft">{line(win)}</span>
  );
}

function paintedFace(pixels: number): HTMLCanvasElement {
  const painted = document.createElement('canvas');
  painted.width = pixels;
  painted.height = pixels;
  const context = painted.getContext('2d');
  if (context) drawFace(context, pixels);
  return painted;
}

/** 0 … 1, of the fastest moment. */
function speedAt(elapsedMs: number): number {
  const fastest = wayAfter(0.08) - wayAfter(0.07);
  const now = wayAfter(elapsedMs / TURN_MS + 0.01) - wayAfter(elapsedMs / TURN_MS);
  return Math.min(1, now / fastest);
}
