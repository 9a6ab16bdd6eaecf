/** `esport` and `racing` (drones) are sports of our own world; feeds of others may bring theirs. */
export const sports = ['football', 'tennis', 'basketball', 'ice-hockey', 'table-tennis', 'esport', 'racing'] as const;

export type Sport = (typeof sports)[number];
