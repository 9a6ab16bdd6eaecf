import { randomUUID } from 'node:crypto';
import { play, register } from '../../../test/crash/player.ts';

interface Load {
  /** Rounds that were answered, in the order of their answers. */
  acknowledged: readonly string[];
  /** Tries without an answer, or with another one than the round's. */
  failures: readonly string[];
  /** Lets every player finish the round at hand. */
  stop(): Promise<void>;
}

/** Players who play one round after the other, each once: what got no answer is not asked again. */
export async function startRounds(url: string, players: number): Promise<Load> {
  const acknowledged: string[] = [];
  const failures: string[] = [];
  let isStopping = false;
  const joined = await Promise.all(Array.from({ length: players }, () => register(url)));
  const playing = joined.map(async (player) => {
    while (!isStopping) {
      try {
        acknowledged.push((await play(url, { player, key: randomUUID(), stakeCents: 10 })).round_id);
      } catch (error) {
        failures.push((error as Error).message);
        if (failures.length > 1_000) return;
      }
    }
  });
  return {
    acknowledged,
    failures,
    async stop() {
      isStopping = true;
      await Promise.all(playing);
    },
  };
}
