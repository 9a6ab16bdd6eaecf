import { randomBytes } from 'node:crypto';
import type { Clock, Sealer } from '../../../kit/index.ts';
import { openSecrets } from '../provider-secrets.ts';
import type { Provider } from '../provider-store.ts';
import { signCall } from '../sign-call.ts';

const longestWaitMs = 10_000;
const longestAnswer = 64 * 1024;

/** `taken` and `refused` are the provider's word; `unknown` means that nobody knows and it must be asked again. */
export type ProviderAnswer = 'taken' | 'refused' | 'unknown';

/** Our calls to a provider. An operator whose provider speaks otherwise puts another one in its place. */
export interface FreeRoundsDesk {
  issue(provider: Provider, wish: IssueWish): Promise<ProviderAnswer>;
  cancel(provider: Provider, freeRoundsId: string): Promise<ProviderAnswer>;
}

export interface IssueWish {
  free_rounds_id: string;
  player_id: string;
  game: string;
  currency: string;
  rounds: number;
  stake: number;
  valid_until: string;
}

export interface DeskOptions {
  clock: Clock;
  sealer: Sealer;
  /** Ours, for a provider that lives at a path of the house. */
  publicUrl: string;
}

/** Signed as the provider signs its own calls: same headers, same secret. */
export function createFreeRoundsDesk({ clock, sealer, publicUrl }: DeskOptions): FreeRoundsDesk {
  const ask = async (provider: Provider, action: 'issue' | 'cancel', said: object): Promise<ProviderAnswer> => {
    const [secret] = openSecrets(sealer, provider, clock.now());
    if (!secret) return 'unknown';
    const url = new URL(`${provider.baseUrl.replace(/\/$/, '')}/freerounds/${action}`, publicUrl);
    const body = Buffer.from(JSON.stringify(said));
    const timestamp = String(Math.floor(clock.now().getTime() / 1000));
    const nonce = randomBytes(16).toString('base64url');
    try {
      const response = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(longestWaitMs),
        headers: {
          'content-type': 'application/json',
          'x-provider-id': provider.id,
          'x-timestamp': timestamp,
          'x-nonce': nonce,
          'x-signature': signCall(secret, { timestamp, nonce, method: 'POST', path: url.pathname, body }),
        },
      });
      if ((await response.text()).length > longestAnswer) return 'unknown';
      if (response.status === 200) return 'taken';
      return response.status >= 400 && response.status < 500 && response.status !== 429 ? 'refused' : 'unknown';
    } catch {
      return 'unknown';
    }
  };
  return {
    issue: (provider, wish) => ask(provider, 'issue', wish),
    cancel: (provider, freeRoundsId) => ask(provider, 'cancel', { free_rounds_id: freeRoundsId }),
  };
}
