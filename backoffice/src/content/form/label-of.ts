/** Names that no splitting makes readable. */
const told: Record<string, string> = {
  bonusTypesMap: 'Bonus types',
  defaultAmount: 'Amount at first',
  en: 'English',
  frontend_identifier: 'Identifier for programs',
  geos: 'Countries',
  isActivePage: 'Leads to its page',
  isNew: 'Marked as new',
  is_enable_widget: 'Widget is on',
  levelsConfig: 'Levels',
  minDep: 'Smallest deposit',
  multiAccAlert: 'Alert about several accounts',
  src: 'Address of the picture',
  srcRetina: 'Address of the picture at twice the size',
  stag: 'Partner tag',
  whatsAppLink: 'WhatsApp link',
};
const inCapitals = /\b(id|ip|kyc|url|vip)(s?)\b/g;

/** A field of a schema as people say it: `levelBonusesCount` and `group_keys` become "Level bonuses count", "Group keys". */
export function labelOf(name: string): string {
  const known = Object.hasOwn(told, name) ? told[name] : undefined;
  if (known) return known;
  const words = name
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_\s-]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(inCapitals, (_, short: string, many: string) => short.toUpperCase() + many);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The same inside a sentence. */
export function inSentence(label: string): string {
  return label.replace(/^[A-Z](?=[a-z]+\b)/, (letter) => letter.toLowerCase());
}
