import type { Clock, Database } from '../../kit/index.ts';
import type { Captcha } from './captcha.ts';
import { createProofOfWork } from './proof-of-work.ts';

export interface CaptchaOptions {
  demo: boolean;
  /** `deriveKey(secret, 'captcha')`. */
  key: string;
  database: Database;
  clock: Clock;
  /** Demo only: whether a form without a token passes. */
  acceptMissing?: boolean;
}

/** Proof of work; in demo mode the token `demo` passes too, so that scripts and tests need not solve puzzles. */
export function createCaptcha(options: CaptchaOptions): Captcha {
  const proofOfWork = createProofOfWork(options);
  if (!options.demo) return proofOfWork;
  const { acceptMissing = true } = options;
  return {
    challenge: proofOfWork.challenge,
    async verify(token, action) {
      if (token === 'demo') return true;
      return token === undefined ? acceptMissing : proofOfWork.verify(token, action);
    },
  };
}
