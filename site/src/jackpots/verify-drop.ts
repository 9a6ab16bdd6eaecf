import type { JackpotFairness } from '@halley/contract';
import { verifyDrop } from '@halley/studio/fair';

/** Draws the hidden amount again, with the code that decided it: the right one, from the seed that was sealed. */
export function dropHolds(drop: JackpotFairness['drops'][number]): boolean {
  const verdict = verifyDrop({
    serverSeed: drop.server_seed,
    serverSeedHash: drop.server_seed_hash,
    clientSeed: drop.client_seed,
    nonce: drop.cycle,
    seedAmount: BigInt(drop.seed_amount_cents),
    ceilingAmount: BigInt(drop.ceiling_amount_cents),
    amount: BigInt(drop.amount_cents),
  });
  return verdict.amountHolds && verdict.commitmentHolds;
}
