import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** The puzzle is solved beside the page: typing stays smooth. */
self.onmessage = async ({ data }: MessageEvent<{ challenge: Challenge; timeoutMs: number }>) => {
  const { challenge, timeoutMs: timeout } = data;
  self.postMessage(await solveChallenge({ challenge, deriveKey, timeout }));
};
