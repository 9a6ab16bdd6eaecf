export { lineResult } from './line-result.ts';
