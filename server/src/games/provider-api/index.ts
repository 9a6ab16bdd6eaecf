export { ensureProvider } from './add-provider.ts';
export { createProviderApi, type ProviderApi } from './create-provider-api.ts';
export { createProviderDesk, type ProviderDesk } from './create-provider-desk.ts';

export { detailsOf } from './told-details.ts';
