import { createHash, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Clock, Database } from '../../kit/index.ts';
import type { Captcha } from './captcha.ts';
import { useChallenge } from './challenge-store.ts';

const lifetimeMs = 10 * 60 * 1000;
/** About a second of work on a slow telephone: nothing for one person, much for a thousand accounts. */
const work = { cost: 2000, fewest: 300, most: 1000 };

const Payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(work.cost),
      keyLength: z.literal(32),
      keyPrefix: z.string(),
      expiresAt: z.number(),
      data: z.object({ action: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.looseObject({ counter: z.int(), derivedKey: z.string() }),
});

/** Self-hosted proof of work: the visitor's machine pays a little, nobody is watched. */
export function createProofOfWork(options: { key: string; database: Database; clock: Clock }): Captcha {
  const { database, clock } = options;
  const secrets = { hmacSignatureSecret: options.key, hmacKeySignatureSecret: `${options.key}:solution` };
  return {
    async challenge(action) {
      const { parameters, signature = '' } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: work.cost,
        counter: randomInt(work.fewest, work.most),
        deriveKey,
        data: { action },
        expiresAt: new Date(clock.now().getTime() + lifetimeMs),
        ...secrets,
      });
      return { parameters: { ...parameters }, signature };
    },
    async verify(token, action) {
      const payload = readPayload(token);
      if (payload?.challenge.parameters.data.action !== action) return false;
      const expiresAt = new Date(payload.challenge.parameters.expiresAt * 1000);
      if (!(expiresAt > clock.now())) return false;
      const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets }).catch(() => ({
        verified: false,
      }));
      if (!verified) return false;
      const challengeHash = createHash('sha256').update(payload.challenge.parameters.nonce).digest('hex');
      return useChallenge(database, { challengeHash, expiresAt });
    },
  };
}

/** The widget sends base64 of JSON. Anything else is nobody's solution. */
function readPayload(token: string | undefined) {
  if (!token) return undefined;
  try {
    return Payload.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
