import { isTester } from '@halley/contract';
import type { Documents } from '../config/index.ts';
import type { Context } from '../kit/index.ts';
import type { Visitors } from '../visitor/index.ts';

export interface PromosForOptions {
  documents: Pick<Documents, 'read'>;
  visitor: Pick<Visitors, 'visitorOf'>;
}

/** Which promotions are on for a visitor: the same rule by which pages know it. Testers see all. */
export function promosFor({ documents, visitor }: PromosForOptions) {
  return async (context: Context): Promise<(slug: string) => boolean> => {
    // A visitor's flags go by the document as it is held: it is brought up to date first.
    await documents.read('manage-promotion-pages');
    const { groups, flags } = await visitor.visitorOf(context);
    if (isTester(groups)) return () => true;
    return (slug) => Object.hasOwn(flags.pages, slug) && flags.pages[slug] === true;
  };
}
