export { playCrowd } from './play-crowd.ts';
export { demoProviderSecret } from './provider/mount-provider.ts';
export { seedProvider } from './provider/seed-provider.ts';
export { demoPorts, demoRoom } from './room.ts';
export { seedBrand } from './seed-brand.ts';
export { demoPassword, type SeedOptions, seedDemo } from './seed-demo.ts';
export { seedPromotions } from './seed-promotions.ts';
