import { houseLimits } from '../kit/limits.ts';

/** Each largest win is a sum that some stake and choice really pay to the subunit: see limits.test.ts. */
export const diceLimits = houseLimits;
