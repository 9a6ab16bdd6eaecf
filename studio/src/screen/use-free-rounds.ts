import type { FreeRounds, StudioRound } from '@halley/contract';
import { useCallback, useEffect, useState } from 'react';
import type { GameFacts } from '../kit/index.ts';
import type { GameApi } from './api.ts';
import type { Launch } from './launch.ts';

/** Rounds that the house pays for, at one stake. */
export interface FreeNow<Choice> {
  id: string;
  stake: bigint;
  choice: Choice;
  left: number;
  expiresAt: Date;
}

export interface FreeOnes<Choice> {
  /** What is played next; undefined: with the player's own money. */
  now: FreeNow<Choice> | undefined;
  /** A round was shown: one less, if it was one of them. */
  played(round: StudioRound): void;
  /** Asks again what there is: they may have run out, or been played on another device. */
  reload(): void;
}

/** Slots only, and only for money. They are played first, those that run out soonest in front. */
export function useFreeRounds<Choice>(input: {
  api: GameApi;
  game: GameFacts<Choice>;
  launch: Launch;
}): FreeOnes<Choice> {
  const { api, game, launch } = input;
  const [grants, setGrants] = useState<FreeRounds[]>([]);
  const asked = launch.mode === 'real' && game.listing.kind === 'slot';
  const reload = useCallback(() => {
    if (!asked) return;
    api.listFreeRounds({ query: { game: game.id } }).then(setGrants, () => setGrants([]));
  }, [api, asked, game.id]);
  useEffect(reload, [reload]);
  const plain = game.parseChoice({});
  const first = grants.find(({ currency, left }) => currency === launch.currency && left > 0);
  return {
    now:
      first && plain.ok
        ? {
            id: first.id,
            stake: BigInt(first.stake_cents),
            choice: plain.value,
            left: first.left,
            expiresAt: new Date(first.expires_at),
          }
        : undefined,
    played: useCallback(({ free_rounds: free }) => {
      if (!free) return;
      setGrants((known) => known.map((grant) => (grant.id === free.id ? { ...grant, left: free.left } : grant)));
    }, []),
    reload,
  };
}
