const files = import.meta.glob<string>('./mart/*.svg', { query: '?url&no-inline', import: 'default', eager: true });

const byName = Object.fromEntries(
  Object.entries(files).map(([path, url]) => [path.slice('./mart/'.length, -'.svg'.length), url]),
);

/** What points are exchanged for, and how a sale's sums look: `sale-2500` is 25 EUR. */
export type MartPicture =
  | 'cashback'
  | 'free-spins'
  | 'lootbox'
  | 'money'
  | 'parcel'
  | 'ticket'
  | 'turn'
  | `sale-${number}`;

/** The address of an image of the points shop; one of a sum that is not drawn is the bag of money. */
export function martArt(picture: MartPicture): string {
  return byName[picture] ?? byName.money ?? '';
}
