import type { StudioRound } from '@halley/contract';
import { CallFailed } from '@halley/contract/client';
import { useCallback, useRef, useState } from 'react';
import type { GameApi } from './api.ts';

interface TakenStep {
  roundId: string;
  /** Its place in the round: sent again under the same number, it is taken once. */
  number: number;
  step: unknown;
}

export interface Steps {
  phase: 'idle' | 'waiting' | 'revealing' | 'lost';
  refusal: string | undefined;
  take(step: TakenStep): void;
  /** Sends the lost step again. */
  askAgain(): void;
}

const PAUSES_BEFORE_RETRY_MS = [600, 1_800];

/** The steps of a round that waits. Where another screen went on with it, the round of now is shown instead. */
export function useSteps(input: { api: GameApi; game: string; reveal(round: StudioRound): Promise<void> }): Steps {
  const { api, game, reveal } = input;
  const [phase, setPhase] = useState<Steps['phase']>('idle');
  const [refusal, setRefusal] = useState<string>();
  const busy = useRef(false);
  const last = useRef<TakenStep>(undefined);

  const send = useCallback(
    async (sent: TakenStep) => {
      if (busy.current) return;
      busy.current = true;
      last.current = sent;
      setRefusal(undefined);
      setPhase('waiting');
      const answer = await sendStep(api, game, sent);
      if (answer === 'lost') setPhase('lost');
      else if (typeof answer === 'string') {
        setRefusal(answer);
        setPhase('idle');
      } else {
        setPhase('revealing');
        await reveal(answer);
        setPhase('idle');
      }
      busy.current = false;
    },
    [api, game, reveal],
  );

  return {
    phase,
    refusal,
    take: (step) => void send(step),
    askAgain: () => {
      if (last.current) void send(last.current);
    },
  };
}

async function sendStep(
  api: Pick<GameApi, 'takeStep' | 'replayRound'>,
  game: string,
  { roundId, number, step }: TakenStep,
): Promise<StudioRound | string> {
  const params = { game, round: roundId };
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await api.takeStep({ params, body: { number, step } });
    } catch (error) {
      if (error instanceof CallFailed && error.status < 500) {
        if (error.status !== 409) return error.code;
        return api.replayRound({ params }).catch(() => 'lost');
      }
      const pauseMs = PAUSES_BEFORE_RETRY_MS[attempt];
      if (pauseMs === undefined) return 'lost';
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
