import { createHmac, hash } from 'node:crypto';
import type { FairHash } from './hash.ts';

/** The server's: measured at half the processor time of the portable one (7 µs against 13). Never imported by a screen. */
export const nodeHash: FairHash = {
  hmac: (key, message) => createHmac('sha256', key).update(message, 'utf8').digest(),
  sha256: (text) => hash('sha256', text, 'buffer'),
};
