import type { Chance } from '../wagers/index.ts';

/** What a round remembers besides money: enough to show it again and to check it. */
export interface RoundDetail extends Record<string, unknown> {
  choice: unknown;
  /** Only rounds of several have them. */
  steps?: unknown[];
  /** What steps have added to the stake, in subunits. */
  raised?: string;
  events: unknown[];
  outcome: unknown;
  pairId: string;
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
}

export function roundDetail(
  chance: Chance,
  played: { choice: unknown; events: unknown[]; outcome: unknown },
): RoundDetail {
  const { pairId, serverSeedHash, clientSeed, nonce } = chance;
  return { ...played, pairId, serverSeedHash, clientSeed, nonce };
}
