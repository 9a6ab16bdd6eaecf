export { isFramed, tellParent } from './tell-parent.ts';
