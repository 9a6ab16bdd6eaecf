export { chance, pick, pickWeighted, rounded } from './chance.ts';
export { lineChances, orVoid, plain, winShare } from './outcome-chances.ts';
export { quickRandom } from './quick-random.ts';
