import type { StudioRound } from '@halley/contract';
import { CallFailed } from '@halley/contract/client';
import type { GameApi } from './api.ts';
import type { PlayMode } from './launch.ts';

export interface RoundBody {
  mode: PlayMode;
  currency?: string;
  stake_cents: number;
  choice: unknown;
  /** Out of these free rounds: nothing is staked. */
  free_rounds?: string;
}

/** A stake that was sent. Its key never changes, so however often it is sent, it is taken once at most. */
export interface SentRound {
  key: string;
  /** The seeds it was staked on. */
  pairId: string;
  body: RoundBody;
}

export type RoundAnswer =
  | { kind: 'played'; round: StudioRound }
  /** The server said no: nothing was staked. */
  | { kind: 'refused'; code: string; pace?: Pace }
  /** Nobody knows yet; ask again with the same key. */
  | { kind: 'lost' };

/** What the server says of the pause between rounds. */
interface Pace {
  /** Until the next round can start. */
  retryAfterMs: number;
  /** From the start of one round to the next. */
  paceMs: number;
}

const PAUSES_BEFORE_RETRY_MS = [600, 1_800];

export async function sendRound(
  api: Pick<GameApi, 'playRound'>,
  game: string,
  sent: SentRound,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<RoundAnswer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const round = await api.playRound({ params: { game }, body: sent.body }, { idempotencyKey: sent.key });
      return { kind: 'played', round };
    } catch (error) {
      if (error instanceof CallFailed && error.status < 500)
        return { kind: 'refused', code: codeOf(error), ...paceOf(error) };
      const pauseMs = PAUSES_BEFORE_RETRY_MS[attempt];
      if (pauseMs === undefined) return { kind: 'lost' };
      await wait(pauseMs);
    }
  }
}

function paceOf({ body }: CallFailed): { pace?: Pace } {
  const { retry_after_ms: retryAfterMs, pace_ms: paceMs } = Object(Object(body).error);
  return typeof retryAfterMs === 'number' && typeof paceMs === 'number' ? { pace: { retryAfterMs, paceMs } } : {};
}

/** A body that is no JSON object, as a proxy may send, has no code to read. */
function codeOf(error: CallFailed): string {
  return typeof error.body === 'object' && error.body !== null ? error.code : `HTTP_${error.status}`;
}

/** The unanswered stake outlives a reload of the frame. A browser that forbids storage only loses that. */
export function sentRoundStore(name: string, storage: () => Storage = () => sessionStorage) {
  const key = `halley-game:${name}:sent`;
  return {
    read(): SentRound | undefined {
      try {
        const text = storage().getItem(key);
        return text ? (JSON.parse(text) as SentRound) : undefined;
      } catch {
        return undefined;
      }
    },
    write(sent: SentRound | undefined): void {
      try {
        if (sent) storage().setItem(key, JSON.stringify(sent));
        else storage().removeItem(key);
      } catch {
        // Nothing to do: play goes on without this safety net.
      }
    },
  };
}
