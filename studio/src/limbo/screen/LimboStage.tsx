import { Badge } from '@halley/ui/Badge.tsx';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import {
  HistoryStrip,
  ResultLine,
  revealMs,
  type SingleRound,
  SpokenResult,
  type StageProps,
  useReveal,
  useWords,
} from '../../screen/index.ts';
import { type FlownEvent, type LimboChoice, type LimboOutcome, limboGame } from '../rules.ts';
import { Rocket, Stars } from './LimboArt.tsx';

export type LimboRound = SingleRound<LimboChoice, LimboOutcome, FlownEvent>;

const CLIMB_MS = 1_250;

/** A rocket climbs beside the number it reaches; the line of the target waits where it was set. */
export function LimboStage(props: StageProps<LimboChoice, LimboRound>): ReactNode {
  const { round, playing, history, choice } = props;
  const { text, hundredths } = useWords();
  const ms = revealMs(CLIMB_MS, props.quick);
  const told = useReveal({ ...props, ms });
  const climbed = useClimb(playing ? round : undefined, ms);
  const { sound } = props;
  const flying = playing ? round?.id : undefined;
  useEffect(() => {
    if (flying) sound.tick();
  }, [flying, sound]);
  const shown = playing ? climbed : round?.outcome.reached;
  const target = playing && round ? round.choice.target : choice.target;
  const done = told && round && !playing && !props.waiting ? round : undefined;
  const above = done ? done.win > done.stake : playing && climbed >= target;
  const style = { '--height': heightOf(shown ?? 100), '--target': heightOf(target) } as CSSProperties;
  return (
    <section
      aria-label={limboGame.title}
      className="game-stage limbo-stage"
      style={style}
      data-flying={playing || undefined}
    >
      <Stars />
      {props.demo && <Badge className="stage-badge absolute top-4 left-4">{text('studio.demo')}</Badge>}
      <div className="stage-tools absolute top-2 right-2 flex">{props.toolbar}</div>
      <HistoryStrip rounds={history} most={6} tell={(past) => `×${hundredths(past.outcome.reached)}`} />
      <div className="limbo-sky" aria-hidden="true">
        <div className="limbo-line">
          <span>×{hundredths(target)}</span>
        </div>
        <div className="limbo-rocket">
          <Rocket burning={playing} />
        </div>
        <div
          className="limbo-number"
          data-above={above || undefined}
          data-waiting={props.waiting || shown === undefined || undefined}
        >
          ×{hundredths(shown ?? 100)}
        </div>
      </div>
      <p className="stage-line" aria-hidden="true">
        {done ? <ResultLine round={done} /> : !round && text('limbo.start')}
      </p>
      <p role="status" className="sr-only">
        {done ? (
          <SpokenResult round={done} before={text('limbo.spoken', { reached: hundredths(done.outcome.reached) })} />
        ) : (
          ''
        )}
      </p>
    </section>
  );
}

/** 0 … 1 up the sky: ×1 on the ground, ×1,000,000 at the top. Logarithms, as with all that is far away. */
function heightOf(hundredths: number): string {
  return (Math.log10(Math.max(100, hundredths) / 100) / 6 + (hundredths > 100 ? 0.08 : 0)).toFixed(4);
}

/** The number on its way: never beyond what was recorded. */
function useClimb(round: LimboRound | undefined, ms: number): number {
  const [climbed, setClimbed] = useState(100);
  useEffect(() => {
    if (!round) return;
    const top = Math.log(round.outcome.reached / 100);
    if (ms === 0) return setClimbed(round.outcome.reached);
    let frame = 0;
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, now - start) / (ms * 0.92));
      const eased = 1 - (1 - part) ** 2.4;
      setClimbed(part === 1 ? round.outcome.reached : Math.floor(100 * Math.exp(top * eased)));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    setClimbed(100);
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [round, ms]);
  return climbed;
}
