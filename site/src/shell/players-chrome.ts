/** The parts of the shell that players alone see, as one file. */
export { OpenBoxes } from '../loyalty/players.ts';
export { RunningCount } from '../tournaments/players.ts';
export { DepositLink } from './DepositLink.tsx';
export { PlayerHead } from './PlayerHead.tsx';
export { PlayerFoot, PlayerSide } from './PlayerSide.tsx';
