export { keepEmbedded } from './keep-embedded.ts';
export { reachEmbedded } from './reach-embedded.ts';
export { type EmbeddedOptions, type EmbeddedPostgres, startEmbedded } from './start-embedded.ts';
export { type PostgresStartCode, PostgresStartError } from './start-error.ts';
