export { chooseLocale } from './choose-locale.ts';
export { inProcessApi } from './in-process-api.ts';
export { isKnownHost } from './known-host.ts';
export { guardMaintenance } from './maintenance.ts';
export { mountBackoffice } from './mount-backoffice.ts';
export { mountSite, type Place, type SiteOptions } from './mount-site.ts';
export { SiteNotBuilt } from './site-build.ts';
