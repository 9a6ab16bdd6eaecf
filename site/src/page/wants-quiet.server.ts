import type { PageContext } from '@halley/contract';

/** A player who would like it quieter: no offers in this browser for a while. Guests share their pages and have no such wish. */
export const wantsQuiet = ({ mayBePlayer, answered }: PageContext): boolean => mayBePlayer && answered.quiet;
