export { inProcessApi } from './in-process-api.ts';
export { mountSite, type Place, type SiteOptions } from './mount-site.ts';
export { SiteNotBuilt } from './site-build.ts';
