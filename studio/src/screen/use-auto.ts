import { useCallback, useEffect, useRef, useState } from 'react';
import { type AutoProgress, type AutoRules, type AutoStop, afterRound, autoStop, noProgress } from './auto-rules.ts';

export interface Auto {
  running: boolean;
  /** Rounds that are still to come. */
  left: number;
  /** Why it ended last; told until it begins again or the player plays. */
  stopped: AutoStop | undefined;
  start(rules: AutoRules): void;
  stop(why?: AutoStop): void;
  /** A round has been shown to its end. */
  played(round: { stake: bigint; win: bigint }): void;
  forget(): void;
}

/** Long enough to see what came, short enough that nobody waits for it. */
const PAUSE_MS = 700;
const QUICK_PAUSE_MS = 250;

export interface AutoInput {
  /** Nothing is under way and nothing is in the way: a round could begin. */
  ready: boolean;
  stake: bigint | undefined;
  quick: boolean;
  /** Something that ends it at once. */
  stopFor: AutoStop | undefined;
  play(): void;
}

/**
 * Plays one round after the other until a rule of the player's ends it, or anything at all comes up: a refusal, a pause,
 * a lost answer, a tab that nobody sees. It never begins by itself, and it clicks the same button a player clicks.
 */
export function useAuto({ ready, stake, quick, stopFor, play }: AutoInput): Auto {
  const [rules, setRules] = useState<AutoRules>();
  const [progress, setProgress] = useState<AutoProgress>(noProgress);
  const [stopped, setStopped] = useState<AutoStop>();
  const press = useRef(play);
  useEffect(() => {
    press.current = play;
  });
  const stop = useCallback((why: AutoStop = 'asked') => {
    setRules((running) => {
      if (running) setStopped(why);
      return undefined;
    });
  }, []);
  const running = rules !== undefined;
  const why = rules && (stopFor ?? (stake === undefined ? 'fault' : ready && autoStop(rules, progress, stake)));
  useEffect(() => {
    if (why) stop(why);
  }, [why, stop]);
  useEffect(() => {
    if (!running || !ready || why) return;
    const timer = setTimeout(() => press.current(), quick ? QUICK_PAUSE_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [running, ready, why, quick]);
  useEffect(() => {
    if (!running) return;
    const onHidden = () => document.hidden && stop('hidden');
    document.addEventListener('visibilitychange', onHidden);
    return () => document.removeEventListener('visibilitychange', onHidden);
  }, [running, stop]);
  return {
    running,
    left: rules ? rules.rounds - progress.played : 0,
    stopped,
    start: (next) => {
      setProgress(noProgress);
      setStopped(undefined);
      setRules(next);
    },
    stop,
    played: useCallback((round) => setProgress((before) => afterRound(before, round)), []),
    forget: useCallback(() => setStopped(undefined), []),
  };
}
