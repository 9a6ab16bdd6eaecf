import { competitions } from '../../server/src/world/index.ts';

/** Table tennis and races: much of what can happen, at a price that a test can pay. */
const small = competitions.filter(({ id }) => id === 'table-tennis-lamp' || id === 'racing-canyon');

/** Every sport, and of each one competition with as few entrants as make two matches a round: all that can happen, less often at once. */
const thin = competitions
  .filter(({ sport }, index) => competitions.findIndex((one) => one.sport === sport) === index)
  .map((one) => (one.kind === 'races' ? one : { ...one, entrants: 4 }));

/** What a world of a test plays. */
export const playedCompetitions = { all: competitions, small, thin };
