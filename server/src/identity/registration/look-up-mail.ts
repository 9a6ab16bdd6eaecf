import { Resolver } from 'node:dns/promises';
import type { LookUpMail } from './check-email.ts';

const missing = new Set(['ENOTFOUND', 'ENODATA']);

/** Asks the domain name system whether a domain takes mail; silence and trouble count as "too late to say". */
export function createMailLookUp({ timeoutMs = 1_500 } = {}): LookUpMail {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 1 });
  return async (domain) => {
    try {
      const servers = await resolver.resolveMx(domain);
      // A single record with an empty name says: no mail here (RFC 7505).
      return servers.some(({ exchange }) => exchange !== '') ? 'accepts' : 'refuses';
    } catch (error) {
      return missing.has((error as NodeJS.ErrnoException).code ?? '') ? 'refuses' : 'timeout';
    }
  };
}
