export { countTournaments } from './audit-store.ts';
export { auditTournaments } from './audit-tournaments.ts';
export { tournamentsRoom } from './room.ts';
