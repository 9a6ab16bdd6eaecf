export { addProvider, ensureProvider, ProviderWishError, renewSecret } from './add-provider.ts';
export { createProviderApi, type ProviderApi } from './create-provider-api.ts';
export type { FreeRoundsDesk } from './free-rounds/ask-provider.ts';
export { dropPreviousSecret, listProviders, updateProvider } from './provider-store.ts';
