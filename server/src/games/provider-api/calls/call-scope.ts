import { inputHash } from '../../../kit/index.ts';
import { callIdOf } from '../ids.ts';
import type { JudgeSession } from '../judge-session.ts';
import type { ProviderPorts } from '../ports.ts';
import type { Provider } from '../provider-store.ts';

/** What a call works with: whose it is, and how it reaches the house. */
export interface CallScope extends ProviderPorts {
  provider: Provider;
  judge: JudgeSession;
}

/** The identity of a call for ever: the same id with another content is a conflict. The token is how, not what. */
export function identityOf(name: string, provider: Provider, { token, ...said }: { id: string; token?: string }) {
  return {
    callId: callIdOf(provider.id, said.id),
    inputHash: Buffer.from(inputHash({ call: name, ...said }), 'hex'),
  };
}
