/** What makes a profile whole. Players who pay in fiat need all of it before the cashbox opens. */
export const profileFields = [
  'id',
  'mobile_phone',
  'first_name',
  'last_name',
  'date_of_birth',
  'country',
  'city',
  'address',
  'postal_code',
] as const;

export type ProfileField = (typeof profileFields)[number];

type Profile = { [field in ProfileField]?: string | number | null | undefined };

/** Blank text is as good as none. */
export function missingProfileFields(player: Profile): ProfileField[] {
  return profileFields.filter((field) => String(player[field] ?? '').trim() === '');
}

export function isProfileComplete(player: Profile): boolean {
  return missingProfileFields(player).length === 0;
}

/** What a reviewed document has proven cannot be told otherwise by the player. */
export const provenFields: readonly string[] = [
  'first_name',
  'last_name',
  'date_of_birth',
  'country',
  'address',
  'city',
  'postal_code',
  'state',
];
