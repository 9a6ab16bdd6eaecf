export { countTournaments } from './audit-store.ts';
export { auditTournaments } from './audit-tournaments.ts';
export { type ContestDesk, createContestDesk } from './desk/create-contest-desk.ts';
export { tournamentsRoom } from './room.ts';
