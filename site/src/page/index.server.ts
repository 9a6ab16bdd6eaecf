export { judgeRequest } from './guards/guard.server.ts';
export { KeeperContext } from './kept/keeper.ts';
export { createKeptParts } from './kept/kept-parts.server.ts';
export { orElse } from './or-else.server.ts';
export { loadProfilePage, unlessItFails } from './profile/load-profile-page.server.ts';
export { requirePage } from './require-page.server.ts';
export { shareOf } from './share-of.server.ts';
export { wantsQuiet } from './wants-quiet.server.ts';
