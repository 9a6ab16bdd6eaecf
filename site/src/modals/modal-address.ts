/** A modal has an address of its own. Opened from a page, that page stays beneath; opened directly, main does. */
const modalByPath = {
  '/login': 'login',
  '/sign-in': 'login',
  '/registration': 'registration',
  '/sign-up': 'registration',
} as const;

export type ModalName = (typeof modalByPath)[keyof typeof modalByPath];

interface Address {
  pathname: string;
  search: string;
}

export function modalNameOf(href: string): ModalName | undefined {
  const [path = ''] = href.split(/[?#]/);
  return Object.hasOwn(modalByPath, path) ? modalByPath[path as keyof typeof modalByPath] : undefined;
}

/** Which modal an address shows: by its path, or laid over a page by `?modal=`. */
export function openModal({ pathname, search }: Address): ModalName | undefined {
  const direct = modalNameOf(pathname);
  if (direct) return direct;
  const laid = new URLSearchParams(search).get('modal');
  return Object.values(modalByPath).find((name) => name === laid);
}

/** The page of now with the modal of `href` over it. From one modal to the next the page beneath stays the same. */
export function withModal(page: Address, href: string): Address {
  if (modalNameOf(page.pathname)) return splitHref(href);
  const search = new URLSearchParams(page.search);
  search.delete('redirect');
  for (const [name, value] of new URLSearchParams(splitHref(href).search)) search.set(name, value);
  search.set('modal', modalNameOf(href) ?? '');
  return { pathname: page.pathname, search: `?${search}` };
}

/** The same page with no modal over it. */
export function withoutModal(page: Address): Address {
  if (modalNameOf(page.pathname)) return { pathname: '/', search: '' };
  const search = new URLSearchParams(page.search);
  search.delete('modal');
  search.delete('redirect');
  return { pathname: page.pathname, search: search.size > 0 ? `?${search}` : '' };
}

function splitHref(href: string): Address {
  const [pathname = '/', search = ''] = href.split('?');
  return { pathname, search: search && `?${search}` };
}
