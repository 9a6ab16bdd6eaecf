import type { StudioRound } from '@halley/contract';
import { newUuid } from '@halley/contract/new-uuid';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GameApi } from './api.ts';
import type { Launch } from './launch.ts';
import { type RoundBody, type SentRound, sendRound, sentRoundStore } from './send-round.ts';

/** waiting: sent; revealing: the screen plays the answer; lost: sent, and nobody knows what came of it. */
type RoundPhase = 'idle' | 'waiting' | 'revealing' | 'lost';

export interface Rounds {
  phase: RoundPhase;
  /** The lost round is from before this page was loaded. */
  fromEarlier: boolean;
  /** The licence's pause between rounds is not over. */
  resting: boolean;
  /** Code of the last refusal. */
  refusal: string | undefined;
  play(bet: Pick<RoundBody, 'stake_cents' | 'choice' | 'free_rounds'>, pairId: string): void;
  /** Sends the lost round again under its own key. */
  askAgain(): void;
  /** A round of another seed pair cannot be asked for any more: it was another player's, or its seed is open. */
  keepOnly(pairId: string): void;
  forgetRefusal(): void;
}

interface RoundsInput {
  api: GameApi;
  game: string;
  launch: Launch;
  /** Plays the answer; the next round can start when it is done. */
  reveal(round: StudioRound): Promise<void>;
}

export function useRounds({ api, game, launch, reveal }: RoundsInput): Rounds {
  const { mode, currency } = launch;
  const store = useMemo(() => sentRoundStore(`${game}:${mode}:${currency}`), [game, mode, currency]);
  const [sent, setSent] = useState(store.read);
  const [phase, setPhase] = useState<RoundPhase>(() => (sent ? 'lost' : 'idle'));
  const [fromEarlier, setFromEarlier] = useState(sent !== undefined);
  const [refusal, setRefusal] = useState<string>();
  // Two clicks in one frame see the same state; this they cannot both pass.
  const busy = useRef(false);
  const { resting, rest } = useRest();
  // Known with the launch, or from the first refusal on: the button waits, and nobody is refused.
  const paceMs = useRef(launch.paceMs);

  const send = useCallback(
    async (round: SentRound) => {
      if (busy.current) return;
      busy.current = true;
      store.write(round);
      setSent(round);
      setRefusal(undefined);
      setPhase('waiting');
      const startedMs = performance.now();
      const answer = await sendRound(api, game, round);
      if (answer.kind !== 'lost') {
        store.write(undefined);
        setSent(undefined);
      }
      setFromEarlier(false);
      if (answer.kind === 'refused') {
        setRefusal(answer.code);
        if (answer.pace) {
          paceMs.current = answer.pace.paceMs;
          rest(answer.pace.retryAfterMs);
        }
      }
      if (answer.kind === 'played') {
        rest(paceMs.current - (performance.now() - startedMs));
        setPhase('revealing');
        await reveal(answer.round);
      }
      setPhase(answer.kind === 'lost' ? 'lost' : 'idle');
      busy.current = false;
    },
    [api, game, store, reveal, rest],
  );

  // Back on line: the same key asks again, so nothing can be staked twice. A round of an earlier visit waits for a press.
  useEffect(() => {
    if (phase !== 'lost' || fromEarlier || !sent) return;
    const onLine = () => void send(sent);
    window.addEventListener('online', onLine);
    return () => window.removeEventListener('online', onLine);
  }, [phase, fromEarlier, sent, send]);

  return {
    phase,
    fromEarlier,
    resting,
    refusal: resting || refusal !== 'TOO_FAST' ? refusal : undefined,
    play: (bet, pairId) => {
      if (phase !== 'idle' || resting) return;
      const body = { mode, ...(mode === 'real' && { currency }), ...bet };
      void send({ key: newUuid(), pairId, body });
    },
    askAgain: () => {
      if (sent && phase === 'lost') void send(sent);
    },
    keepOnly: useCallback(
      (pairId: string) => {
        if (busy.current || !store.read() || store.read()?.pairId === pairId) return;
        store.write(undefined);
        setSent(undefined);
        setPhase('idle');
      },
      [store],
    ),
    forgetRefusal: useCallback(() => setRefusal(undefined), []),
  };
}

/** The pause that a licence puts between rounds: until it is over nothing can be started. */
function useRest(): { resting: boolean; rest(ms: number): void } {
  const [resting, setResting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rest = useCallback((ms: number) => {
    clearTimeout(timer.current);
    setResting(ms > 0);
    if (ms > 0) timer.current = setTimeout(() => setResting(false), ms);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { resting, rest };
}
