import { catalogOf } from '../catalog.server.ts';

const loaded = Promise.resolve(catalogOf('en'));

/** In place of `load-messages.ts`: `vi.mock('../i18n/load-messages.ts', () => import('../i18n/testing/load-english.ts'))`. */
export const loadMessages = () => loaded;
