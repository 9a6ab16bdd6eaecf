/** What players see of tournaments round every page. */
export { RunningCount } from './RunningCount.tsx';
