import { createLoader, isInRanges } from '../../kit/index.ts';
import { ProviderRefusal } from './codes.ts';
import type { ProviderPorts } from './ports.ts';
import { openSecrets } from './provider-secrets.ts';
import { findProviders, type Provider } from './provider-store.ts';
import { isSignedBy } from './sign-call.ts';
import { createNonces } from './use-nonce.ts';

export interface SignedRequest {
  method: string;
  path: string;
  address: string;
  body: Uint8Array;
  header(name: string): string | undefined;
}

/** How far a provider's clock may be from ours, either way. */
const windowSeconds = 60;
const nonceShape = /^[A-Za-z0-9_-]{16,64}$/;
const timestampShape = /^\d{10}$/;
/** Stands in for the secret of a provider that does not exist, so that it takes as long to refuse. */
const nobodysSecret = 'nobody signs with this';

/**
 * Whose call this is, or a refusal. Cheap questions come first and only a signed call counts against the rate and
 * uses up its nonce: what anybody can send changes nothing.
 */
export function createAuthentication(
  { database, clock, sealer }: Pick<ProviderPorts, 'database' | 'clock' | 'sealer'>,
  takeRate: (provider: Provider) => Promise<void>,
) {
  const load = createLoader<string, Provider>((ids) => findProviders(database, ids));
  const useNonce = createNonces(database);

  return async (request: SignedRequest): Promise<Provider> => {
    const timestamp = request.header('x-timestamp') ?? '';
    const nonce = request.header('x-nonce') ?? '';
    const providerId = request.header('x-provider-id') ?? '';
    const provider = isName(providerId) ? await load(providerId) : undefined;
    const secrets = provider ? openSecrets(sealer, provider, clock.now()) : [nobodysSecret];
    const isSigned = isSignedBy(secrets, { ...request, timestamp, nonce }, request.header('x-signature'));
    if (provider && !isInRanges(request.address, provider.allowedAddresses)) {
      throw new ProviderRefusal('address_not_allowed');
    }
    const isShaped = timestampShape.test(timestamp) && nonceShape.test(nonce);
    if (!provider || !isSigned || !isShaped) throw new ProviderRefusal('invalid_signature');
    const nowSeconds = clock.now().getTime() / 1000;
    if (Math.abs(nowSeconds - Number(timestamp)) > windowSeconds) throw new ProviderRefusal('invalid_timestamp');
    await takeRate(provider);
    // As long as the timestamp could still be inside the window.
    const expiresAt = new Date((Number(timestamp) + windowSeconds + 1) * 1000);
    if (!(await useNonce({ providerId, nonce, expiresAt }))) throw new ProviderRefusal('nonce_used');
    return provider;
  };
}

function isName(id: string): boolean {
  return /^[a-z0-9][a-z0-9-]{1,31}$/.test(id);
}
