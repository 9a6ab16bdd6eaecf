/** Of one sport, what begins within a day; of all of them within half of one. */
export const hoursOf = { sport: 24, all: 12 } as const;
