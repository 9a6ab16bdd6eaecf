import { type Brand, type BrandDrafts, type Brands, brandOf, brandWith } from '@halley/contract';
import type { Context } from '../../kit/index.ts';
import type { Preview } from '../previews/create-previews.ts';

/** As much of a request as says whose house it was made in. */
export type Guest = Pick<Context, 'host' | 'cookie'>;

const brandPrefix = 'brand:';

/** A draft of a brand as previews name it. */
export const brandItem = (id: string): string => `${brandPrefix}${id}`;

interface Facts {
  brands: Brands;
  drafts: BrandDrafts;
  /** What this browser was given to look at. */
  preview: Preview | undefined;
}

/** The brand a host is shown as: the draft that this browser looks at, under the draft's own hosts; else what counts. */
export function brandFor(facts: Facts, host: string): Brand {
  return draftFor(facts, host) ?? brandOf(facts.brands, host);
}

export function draftFor({ brands, drafts, preview }: Facts, host: string): Brand | undefined {
  const names = preview?.items.map(({ name }) => name) ?? [];
  const draft = drafts.find(({ brand }) => names.includes(brandItem(brand.id)))?.brand;
  // A change of a live brand is looked at under the hosts it has now as well; the first brand has those of nobody.
  return draft && (brandWith([draft], host) || brandOf(brands, host).id === draft.id) ? draft : undefined;
}

/** The languages of the site that a brand has, its fall-back first. */
export function localesOf<Code extends string>(all: readonly Code[], { languages }: Pick<Brand, 'languages'>): Code[] {
  const own = languages?.flatMap((wanted) => all.find((code) => code === wanted) ?? []) ?? [...all];
  // A list that a later release took all languages from must not leave a site without any.
  return own.length > 0 ? own : [...all];
}
