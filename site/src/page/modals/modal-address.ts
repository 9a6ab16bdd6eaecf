/** A modal has an address of its own. Opened from a page, that page stays beneath; opened directly, main does. */
const modalByPath = {
  '/login': 'login',
  '/sign-in': 'login',
  '/sport/login': 'login',
  '/registration': 'registration',
  '/sign-up': 'registration',
  '/sport/registration': 'registration',
  '/remind': 'remind',
  '/new-password': 'new-password',
  '/email-verify': 'email-verify',
  '/confirmation': 'confirmation',
  '/cashbox': 'cashbox',
  '/dashboard': 'cashbox',
  '/deposit': 'deposit',
  '/deposit-bonus': 'deposit-bonus',
  '/deposit-fast': 'deposit-fast',
  '/withdraw': 'withdraw',
  '/search': 'search',
} as const;

/** The cashier's older address. */
const accountDeposit = /^\/accounts\/[^/]+\/deposit$/;
const bettingPath = /^\/sport(\/|$)/;

export type ModalName = (typeof modalByPath)[keyof typeof modalByPath];

export const modalNames: readonly ModalName[] = [...new Set(Object.values(modalByPath))];

interface Address {
  pathname: string;
  search: string;
}

export interface OpenModal {
  name: ModalName;
  /** Its own address, with its own query: `/new-password?reset_password_token=…`. */
  href: string;
}

export function modalNameOf(href: string): ModalName | undefined {
  const [path = ''] = href.split(/[?#]/);
  if (Object.hasOwn(modalByPath, path)) return modalByPath[path as keyof typeof modalByPath];
  return accountDeposit.test(path) ? 'deposit' : undefined;
}

/** Which modal an address shows: by its path, or laid over a page by `?modal=`. */
export function openModal({ pathname, search }: Address): OpenModal | undefined {
  const direct = modalNameOf(pathname);
  if (direct) return { name: direct, href: pathname + search };
  const href = new URLSearchParams(search).get('modal') ?? '';
  const name = modalNameOf(href);
  return name && { name, href };
}

/** The page of now with the modal of `href` over it. From one modal to the next the page beneath stays the same. */
export function withModal(page: Address, href: string): Address {
  if (modalNameOf(page.pathname)) return splitHref(href);
  const search = new URLSearchParams(page.search);
  // One parameter holds all of it, so that nothing of the modal's query is taken for the page's.
  search.set('modal', href);
  return { pathname: page.pathname, search: `?${search}` };
}

/** The same page with no modal over it. */
export function withoutModal(page: Address): Address {
  if (modalNameOf(page.pathname)) return { pathname: isBetting(page.pathname) ? '/sport' : '/', search: '' };
  const search = new URLSearchParams(page.search);
  search.delete('modal');
  return { pathname: page.pathname, search: search.size > 0 ? `?${search}` : '' };
}

export function isBetting(href: string): boolean {
  return bettingPath.test(href.split(/[?#]/)[0] ?? '');
}

function splitHref(href: string): Address {
  const [pathname = '/', search = ''] = href.split('?');
  return { pathname, search: search && `?${search}` };
}
