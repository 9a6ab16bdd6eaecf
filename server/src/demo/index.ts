export type { Deposit } from './add-play-money.ts';
export { type DemoOptions, mountDemo } from './mount-demo.ts';
export { demoPassword, type Grant, type SeedOptions, seedDemo } from './seed-demo.ts';
