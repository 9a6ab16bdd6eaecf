export { closeDrafts } from './close-drafts.ts';
export { inProcessApi } from './in-process-api.ts';
export { guardMaintenance } from './maintenance.ts';
export { mountBackoffice } from './mount-backoffice.ts';
export { mountSite, type Place, type SiteOptions } from './mount-site.ts';
export { placeOf } from './place-of.ts';
export { SiteNotBuilt } from './site-build.ts';
