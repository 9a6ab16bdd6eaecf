import { useCallback, useState } from 'react';
import type { GameApi } from './api.ts';
import type { PlayMode } from './launch.ts';

export type Pair = Awaited<ReturnType<GameApi['readSeeds']>>;
type OpenedPair = Awaited<ReturnType<GameApi['rotateSeeds']>>['revealed'];

export interface Seeds {
  pair: Pair | undefined;
  /** The pair that was opened last in this visit. */
  opened: OpenedPair | undefined;
  load(): Promise<Pair>;
  /** Opens the sealed seed and seals a new one; false when that did not work. */
  rotate(clientSeed?: string): Promise<boolean>;
  /** A round was played: the next one has the next number. */
  played(fair: { pair_id: string; nonce: number }): void;
}

/** The server seed of a round, where it is open: with the round, or since in this visit. */
export function openedSeedOf(fair: { pair_id: string; server_seed?: string | null }, seeds: Seeds): string | undefined {
  if (fair.server_seed) return fair.server_seed;
  return seeds.opened?.pair_id === fair.pair_id ? seeds.opened.server_seed : undefined;
}

export function useSeeds(api: GameApi, mode: PlayMode): Seeds {
  const [pair, setPair] = useState<Pair>();
  const [opened, setOpened] = useState<OpenedPair>();

  const load = useCallback(async () => {
    const current = await api.readSeeds({ query: { mode } });
    setPair(current);
    return current;
  }, [api, mode]);

  const rotate = useCallback(
    async (clientSeed?: string) => {
      try {
        const body = clientSeed === undefined ? { mode } : { mode, client_seed: clientSeed };
        const answer = await api.rotateSeeds({ body });
        setOpened(answer.revealed);
        setPair(answer.current);
        return true;
      } catch {
        return false;
      }
    },
    [api, mode],
  );

  const played = useCallback((fair: { pair_id: string; nonce: number }) => {
    setPair((known) => (known?.pair_id === fair.pair_id ? { ...known, nonce: fair.nonce + 1 } : known));
  }, []);

  return { pair, opened, load, rotate, played };
}
