/** The licences a player may stand under. Only a player's own `license_name` can say GCB. */
export const licences = ['CW', 'EE', 'GCB'] as const;
export type Licence = (typeof licences)[number];

export const defaultLicence: Licence = 'CW';

export function isLicence(name: unknown): name is Licence {
  return licences.some((licence) => licence === name);
}

/** The player's own licence wins, then what the place yields, then the usual one. */
export function chooseLicence(input: { licenseName?: string | null; place?: Licence }): Licence {
  return isLicence(input.licenseName) ? input.licenseName : (input.place ?? defaultLicence);
}
