export { applyCatalogueFile } from './catalogue/apply-catalogue-file.ts';
export { CatalogueFile } from './catalogue/catalogue-file.ts';
export { UnknownGame } from './catalogue/collection-store.ts';
export { type CatalogueSource, createCatalogue } from './catalogue/create-catalogue.ts';
export { gamesAreOpen } from './catalogue/games-are-open.ts';

export { type ListedGame, listInCatalogue } from './catalogue/list-in-catalogue.ts';
export { rankGames } from './catalogue/rank-games.ts';
export { refuseOfOthers } from './catalogue/refuse-of-others.ts';
export { createGames } from './create-games.ts';
export { sweepPurses } from './demo-store.ts';

export { type CatalogueDesk, createCatalogueDesk } from './desk/create-catalogue-desk.ts';
export { switchByName } from './desk/switch-by-name.ts';
export { auditFreeRounds } from './free-rounds/audit-free-rounds.ts';
export { createFreeRounds, type FreeRoundsDesk } from './free-rounds/create-free-rounds.ts';
export { openFreeRounds } from './free-rounds/open-free-rounds.ts';
export { openChances } from './open-chances.ts';
export { movePurse } from './play-demo-round.ts';
export { playRealRound } from './play-real-round.ts';
export {
  countDueChecks,
  createPlaySession,
  readPlayedSeconds,
  realityChecksOf,
  stopForRealityChecks,
} from './play-session/index.ts';
export {
  createProviderDesk,
  detailsOf,
  ensureProvider,
  type ProviderDesk,
} from './provider-api/index.ts';
export { type PurseOf, purseOf } from './purse-of.ts';
export { readProof } from './read-proof.ts';
export { readSeal } from './read-seal.ts';
export type { Returns } from './returns/create-returns.ts';
export { type GamesRoom, gamesRoom } from './room.ts';

export { roundIdFor } from './round-id.ts';
export { findPairs, findRevealedSeeds } from './seed-store.ts';
export { oneRoundAtATime } from './steps/one-round-at-a-time.ts';
export { takeChance } from './take-chance.ts';
export { maskNickname } from './winners/mask-nickname.ts';
