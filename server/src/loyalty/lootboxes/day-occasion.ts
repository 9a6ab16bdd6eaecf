const dayMs = 24 * 60 * 60 * 1000;

/** The occasion of the turn of a day, UTC: there is one for each. */
export const dayOccasion = (at: Date): string => `day:${at.toISOString().slice(0, 10)}`;

/** When the next day begins. */
export const nextDay = (at: Date): Date => new Date((Math.floor(at.getTime() / dayMs) + 1) * dayMs);
