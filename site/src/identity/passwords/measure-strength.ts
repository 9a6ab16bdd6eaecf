import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

export type Strength = 0 | 1 | 2 | 3 | 4;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** 400 kB of words that people use as passwords: loaded when somebody chooses one. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

/** How long somebody would have to guess, 0 to 4. `known` are words about the person, which are guessed first. */
export async function measureStrength(password: string, known: readonly string[]): Promise<Strength> {
  estimator ??= loadEstimator();
  // A download that failed is tried again at the next letter.
  estimator.catch(() => {
    estimator = undefined;
  });
  return (await estimator).check(password, known.flatMap(partsOf)).score;
}

/** `ada.lovelace@example.com` is also `ada` and `lovelace`. */
function partsOf(text: string): string[] {
  return [text, ...text.split(/[^\p{L}\p{N}]+/u)].filter((part) => part.length > 2);
}
