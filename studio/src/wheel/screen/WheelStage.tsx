import { Badge } from '@halley/ui/Badge.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  HistoryStrip,
  ResultLine,
  revealMs,
  type SingleRound,
  Sky,
  SpokenResult,
  type StageProps,
  useReveal,
  useWords,
} from '../../screen/index.ts';
import { type StoppedEvent, type WheelChoice, type WheelOutcome, wheelGame } from '../rules.ts';
import { segmentsOf } from '../segments.ts';
import { colourOf, Wheel } from './Wheel.tsx';

export type WheelRound = SingleRound<WheelChoice, WheelOutcome, StoppedEvent>;

const TURN_MS = 3_200;
const TURNS = 4;

/** The orrery turns and stops so that the recorded segment lies under the hand at the top. */
export function WheelStage(props: StageProps<WheelChoice, WheelRound>): ReactNode {
  const { round, playing, history, sound } = props;
  const { text, hundredths } = useWords();
  const ms = revealMs(TURN_MS, props.quick);
  const told = useReveal({ ...props, ms });
  const done = told && round && !playing && !props.waiting ? round : undefined;
  // The wheel is the one that was played until another is chosen.
  const same = round && round.choice.risk === props.choice.risk && round.choice.segments === props.choice.segments;
  const choice = playing && round ? round.choice : props.choice;
  const segments = segmentsOf(choice.risk, choice.segments);
  const wheel = useRef<SVGGElement>(null);
  const turned = useRef(0);
  const landed = round && (playing || same) ? round.outcome.segment : undefined;
  const step = 360 / segments.length;

  useEffect(() => {
    const element = wheel.current;
    if (!element) return;
    if (landed === undefined) {
      turned.current = 0;
      element.style.transform = '';
      return;
    }
    const rest = -landed * step;
    if (!playing || ms === 0) {
      turned.current = rest;
      element.style.transform = `rotate(${rest}deg)`;
      return;
    }
    const from = turned.current % 360;
    const to = rest - 360 * TURNS;
    let last = Math.floor(from / step);
    let frame = 0;
    const start = performance.now();
    const move = (now: number) => {
      const part = Math.min(1, Math.max(0, now - start) / (ms * 0.96));
      const angle = from + (to - from) * (1 - (1 - part) ** 3.2);
      element.style.transform = `rotate(${angle}deg)`;
      const passing = Math.floor(angle / step);
      if (passing !== last) sound.tick();
      last = passing;
      if (part < 1) frame = requestAnimationFrame(move);
      else turned.current = rest;
    };
    frame = requestAnimationFrame(move);
    return () => cancelAnimationFrame(frame);
  }, [landed, playing, ms, step, sound]);

  const pays = [...new Set(segments)].sort((one, other) => one - other);
  const hit = done && same ? done.outcome.pays : undefined;
  return (
    <section aria-label={wheelGame.title} className="game-stage wheel-stage">
      <Sky />
      {props.demo && <Badge className="stage-badge absolute top-4 left-4">{text('studio.demo')}</Badge>}
      <div className="stage-tools absolute top-2 right-2 flex">{props.toolbar}</div>
      <HistoryStrip rounds={history} most={6} tell={(past) => `×${hundredths(past.outcome.pays * 10)}`} />
      <div className="wheel-room" aria-hidden="true">
        <Wheel segments={segments} turning={wheel} lit={done && same ? done.outcome.segment : undefined} />
        <div className="wheel-middle" data-won={(done && same && done.win > done.stake) || undefined}>
          {hit === undefined ? '' : `×${hundredths(hit * 10)}`}
        </div>
      </div>
      <ul aria-label={text('wheel.pays')} className="wheel-pays">
        {pays.map((tenths) => (
          <li key={tenths} style={{ borderColor: colourOf(tenths) }} data-hit={tenths === hit || undefined}>
            ×{hundredths(tenths * 10)}
          </li>
        ))}
      </ul>
      <p className="stage-line" aria-hidden="true">
        {done ? <ResultLine round={done} /> : !round && text('wheel.start')}
      </p>
      <p role="status" className="sr-only">
        {done ? (
          <SpokenResult round={done} before={text('wheel.spoken', { pays: hundredths(done.outcome.pays * 10) })} />
        ) : (
          ''
        )}
      </p>
    </section>
  );
}
