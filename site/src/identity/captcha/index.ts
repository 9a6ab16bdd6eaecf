import type { Challenge } from 'altcha-lib/types';
import { callApi, queries } from '../../query/index.ts';
import { type CaptchaAction, createCaptcha } from './captcha.ts';
import { createProofOfWork } from './proof-of-work.ts';

export type { CaptchaAction } from './captcha.ts';

/** The captcha of this page. Another provider is a file beside this one and a line here. */
export const captcha = createCaptcha({
  async readSettings() {
    await queries.load('readPlayerSettings');
    return queries.read('readPlayerSettings').data;
  },
  providers: { altcha: () => createProofOfWork({ readChallenge }) },
  log: (error) => console.warn('CAPTCHA_ERROR', error),
});

async function readChallenge(action: CaptchaAction) {
  return (await callApi('readCaptchaChallenge', { query: { action } })) as unknown as Challenge;
}
