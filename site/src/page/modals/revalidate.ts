import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { session } from '../../session/index.ts';
import { withoutModal } from './modal-address.ts';

/** For a page that must not be loaded again because a modal opens or closes above it: a game would start anew. */
export function revalidateBeneath({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (session.changed) return true;
  const [current, next] = [currentUrl, nextUrl].map((url) => withoutModal(url));
  const samePage = current?.pathname === next?.pathname && current?.search === next?.search;
  return samePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}
