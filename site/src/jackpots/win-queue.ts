import type { JackpotAward } from '@halley/contract';

/** Wins that the player has not seen yet, one after the other. News may come twice: each is shown once. */
export function createWinQueue() {
  let waiting: readonly JackpotAward[] = [];
  const known = new Set<string>();
  const listeners = new Set<() => void>();
  const publish = (next: readonly JackpotAward[]) => {
    waiting = next;
    for (const listener of listeners) listener();
  };
  return {
    /** False when it was heard before. */
    add(award: JackpotAward): boolean {
      const key = [award.jackpot_level_external_code, award.created_at, award.jackpot_original_amount_cents].join(' ');
      if (known.has(key)) return false;
      known.add(key);
      publish([...waiting, award]);
      return true;
    },
    first: (): JackpotAward | undefined => waiting[0],
    /** The one on show was seen. True when another waits. */
    seen(): boolean {
      publish(waiting.slice(1));
      return waiting.length > 0;
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const wins = createWinQueue();
