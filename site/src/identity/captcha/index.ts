import type { Challenge } from 'altcha-lib/types';
import { callApi, queries } from '../../query/index.ts';
import { log } from '../../telemetry/index.ts';
import { type CaptchaAction, createCaptcha } from './captcha.ts';
import { createProofOfWork } from './proof-of-work.ts';

/** A form waits for a token. Without a connection it shall say so soon, not after every retry of the client. */
const longestMs = 8_000;

/** The captcha of this page. Another provider is a file beside this one and a line here. */
export const captcha = createCaptcha({
  async readSettings() {
    await Promise.race([queries.load('readPlayerSettings'), new Promise((resolve) => setTimeout(resolve, longestMs))]);
    return queries.read('readPlayerSettings').data;
  },
  providers: { altcha: () => createProofOfWork({ readChallenge }) },
  log: (error) => log.warn('CAPTCHA_ERROR', error),
});

async function readChallenge(action: CaptchaAction) {
  const options = { signal: AbortSignal.timeout(longestMs) };
  return (await callApi('readCaptchaChallenge', { query: { action } }, options)) as unknown as Challenge;
}
