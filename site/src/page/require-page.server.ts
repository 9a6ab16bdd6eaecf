import type { PageContext } from '@halley/contract';
import { redirect } from 'react-router';

/** An area that the operator has switched off leads to the promotions. Testers find every one switched on. */
export function requirePage({ flags }: Pick<PageContext, 'flags'>, slug: string): void {
  if (flags.pages[slug] !== true) throw redirect('/promotions');
}
