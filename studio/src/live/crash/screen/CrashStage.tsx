import { type ReactNode, useEffect, useRef } from 'react';
import { reducedMotion, useWords } from '../../../screen/index.ts';
import { Countdown } from '../../screen/Countdown.tsx';
import type { LivePanelProps } from '../../screen/live-parts.ts';
import { Pills, type PillTone } from '../../screen/Pills.tsx';
import { useFrames, usePolled } from '../../screen/use-frames.ts';
import { worthAfter } from '../curve.ts';
import { type CrashOutcome, crashGame } from '../rules.ts';
import { drawFlight } from './draw-flight.ts';

const toneOf = (point: number): PillTone => (point >= 1_000 ? 'hot' : point >= 200 ? 'warm' : 'plain');

/** The flight, drawn from its start: what a screen shows is the curve and the clock, and nothing it was told beside. */
export function CrashStage({ live, mine, toolbar, sound, demo }: LivePanelProps): ReactNode {
  const { text, hundredths, money } = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { state, serverNow } = live;
  const round = state?.round;
  const outcome = round?.outcome as CrashOutcome | null | undefined;
  const flying = round?.state === 'running';
  const point = outcome?.point;
  const elapsed = () => {
    if (!round?.started_at) return -1;
    const end = round.ended_at ?? Number.POSITIVE_INFINITY;
    return Math.max(0, Math.min(serverNow(), end) - round.started_at);
  };

  useFrames(true, () => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    const { clientWidth, clientHeight } = element;
    if (element.width !== Math.round(clientWidth * ratio) || element.height !== Math.round(clientHeight * ratio)) {
      element.width = Math.round(clientWidth * ratio);
      element.height = Math.round(clientHeight * ratio);
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const ended = round?.ended_at ?? undefined;
    drawFlight(
      context,
      { width: clientWidth, height: clientHeight },
      {
        elapsedMs: elapsed(),
        burntMs: ended === undefined || round?.started_at === null ? undefined : Math.max(0, serverNow() - ended),
        clockMs: reducedMotion() ? 0 : serverNow(),
      },
    );
  });
  const worth = usePolled(() => point ?? worthAfter(elapsed()), 60);

  const paid = mine.find((bet) => bet.state !== 'open' && (bet.pays ?? 0) > 0);
  const landed = point !== undefined;
  useEffect(() => {
    if (landed) sound.landed();
  }, [landed, sound]);
  const won = paid !== undefined && paid.win_cents > paid.stake_cents;
  useEffect(() => {
    if (won) sound.won();
  }, [won, sound]);

  return (
    <section className="game-stage crash-stage" data-state={round?.state ?? 'none'}>
      <div aria-hidden="true" className="crash-sky">
        <canvas ref={canvas} className="crash-canvas" />
      </div>
      <div className="live-head">
        <Pills
          past={(state?.past ?? []).map(({ id, outcome: past }) => {
            const { point: reached } = past as CrashOutcome;
            return { id, label: `×${hundredths(reached)}`, tone: toneOf(reached) };
          })}
        />
        {toolbar}
      </div>
      <div className="crash-middle">
        {!live.online && live.failed && <span className="text-13 text-text-soft">{text('live.reconnecting')}</span>}
        {round?.state === 'betting' ? (
          <Countdown
            endsAt={round.betting_ends_at}
            lengthMs={crashGame.timing.bettingMs}
            serverNow={serverNow}
            label={text('crash.takesOff')}
          />
        ) : round ? (
          <>
            <span className="crash-worth" data-over={landed || undefined}>
              {`×${hundredths(worth)}`}
            </span>
            <span role="status" className="text-13 font-semibold text-text-soft">
              {round.state === 'voided' || round.interrupted_pays !== null
                ? text('live.voided')
                : landed
                  ? text('crash.burntOut', { worth: hundredths(point) })
                  : flying
                    ? text('crash.flying')
                    : text('live.nextRound')}
            </span>
          </>
        ) : (
          <span className="text-text-soft">{text('live.tableRests')}</span>
        )}
        {paid && (
          <span role="status" className="crash-paid" data-won={won || undefined}>
            {text('crash.cashedOut', { worth: hundredths(paid.pays ?? 0) })} · {money(paid.win_cents)}
          </span>
        )}
      </div>
      {demo && <span className="sr-only">{text('studio.balance.demo')}</span>}
    </section>
  );
}
