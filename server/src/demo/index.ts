export type { Deposit } from './add-play-money.ts';
export { type DemoOptions, mountDemo } from './mount-demo.ts';
export { demoMerchants, demoPayPath, demoPaySecrets } from './mount-sandbox.ts';
export { ownUrl } from './own-url.ts';
export { playCrowd } from './play-crowd.ts';
export { demoProviderSecret } from './provider/mount-provider.ts';
export { seedProvider } from './provider/seed-provider.ts';
export { demoPassword, type Grant, type SeedOptions, seedDemo } from './seed-demo.ts';
