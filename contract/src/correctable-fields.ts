/** What staff put right for a player: what is set once on the site, and what depends on it. Not the e-mail, not the bank. */
export const correctableFields = [
  'first_name',
  'last_name',
  'date_of_birth',
  'gender',
  'nickname',
  'mobile_phone',
  'address',
  'postal_code',
  'city',
  'state',
  'country',
  'personal_id_number',
] as const;
export type CorrectableField = (typeof correctableFields)[number];
