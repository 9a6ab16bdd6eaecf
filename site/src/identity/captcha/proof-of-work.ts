import type { Challenge, Solution } from 'altcha-lib/types';
import type { CaptchaAction, CaptchaProvider } from './captcha.ts';

/** Not used in its last moments: the form still has to travel. */
const spareMs = 30_000;

export interface ProofOfWorkOptions {
  readChallenge: (action: CaptchaAction) => Promise<Challenge>;
  solve?: (challenge: Challenge) => Promise<Solution>;
  now?: () => number;
}

interface Work {
  token: Promise<string>;
  usableUntilMs: number;
}

/** The visitor's own machine solves a puzzle of our server: nobody watches, and nobody is asked about traffic lights. */
export function createProofOfWork(options: ProofOfWorkOptions): CaptchaProvider {
  const { readChallenge, solve = solveInWorker, now = Date.now } = options;
  const underWay = new Map<CaptchaAction, Work>();

  function start(action: CaptchaAction): Work {
    const work: Work = { token: solveNew(), usableUntilMs: Number.POSITIVE_INFINITY };
    underWay.set(action, work);
    // What failed is tried anew at the next wish; who waits for this one hears of it.
    work.token.catch(() => underWay.get(action) === work && underWay.delete(action));
    return work;

    async function solveNew(): Promise<string> {
      const challenge = await readChallenge(action);
      work.usableUntilMs = (challenge.parameters.expiresAt ?? Number.POSITIVE_INFINITY) * 1000 - spareMs;
      return btoa(JSON.stringify({ challenge, solution: await solve(challenge) }));
    }
  }

  function current(action: CaptchaAction): Work {
    const work = underWay.get(action);
    return work && work.usableUntilMs > now() ? work : start(action);
  }

  return {
    prepare: (action) => void current(action),
    token(action) {
      const { token } = current(action);
      // A solution opens one door once.
      underWay.delete(action);
      return token;
    },
  };
}

const longestMs = 60_000;

function solveInWorker(challenge: Challenge): Promise<Solution> {
  const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module', name: 'captcha' });
  const answer = new Promise<Solution>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Solution | null>) =>
      data ? resolve(data) : reject(new Error('the puzzle was not solved in time'));
    worker.onerror = (event) => reject(new Error(event.message || 'the worker did not start'));
    worker.postMessage({ challenge, timeoutMs: longestMs });
  });
  return answer.finally(() => worker.terminate());
}
