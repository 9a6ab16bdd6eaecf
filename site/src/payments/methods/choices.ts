import type { PaymentMethod, SavedProfile } from '../api/payments-api.d.ts';

/** A row of the list: a saved way of paying, a method, or a coin with the networks it can travel on. */
export interface Choice {
  key: string;
  title: string;
  method: PaymentMethod;
  profile?: SavedProfile;
  /** More than one: the player chooses between them at the next step. */
  networks: readonly PaymentMethod[];
}

/** Members of group 631 do not see it; the flag of that name says so, and an operator may switch it off for all. */
const sofortBrand = 'sofort';

/** What is saved comes first, then the methods as the library lists them; a coin on several chains is one row. */
export function choicesOf(methods: readonly PaymentMethod[], { sofort }: { sofort: boolean }): Choice[] {
  const shown = methods.filter(({ brand }) => sofort || brand.toLowerCase() !== sofortBrand);
  const saved = shown.flatMap((method) =>
    method.savedProfiles.map(
      (profile): Choice => ({ key: `${method.id} ${profile.id}`, title: profile.title, method, profile, networks: [] }),
    ),
  );
  const plain: Choice[] = [];
  for (const method of shown) {
    if (method.isForSavedProfilesOnly) continue;
    const sameCoin = method.type === 'crypto' ? shown.filter(({ brand }) => brand === method.brand) : [];
    if (sameCoin.length > 1 && sameCoin[0] !== method) continue;
    const title = sameCoin.length > 1 ? method.title.replace(/\s*\(.*\)$/, '') : method.title;
    plain.push({ key: method.id, title, method, networks: sameCoin.length > 1 ? sameCoin : [] });
  }
  return [...saved, ...plain];
}
