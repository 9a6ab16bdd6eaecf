export { createVip } from './create-vip.ts';
