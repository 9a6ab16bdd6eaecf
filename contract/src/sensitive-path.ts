/**
 * Where scripts of other houses never run: money moves here, a game is played, or somebody types or reads what is their
 * own. The server leaves their hosts out of such a page's policy; a page that has let one in loads anew on the way here.
 */
const sensitiveSections = new Set([
  ...['play', 'random-game', 'games-frame', 'sport'],
  ...['cashbox', 'dashboard', 'deposit', 'deposit-bonus', 'deposit-fast', 'withdraw', 'accounts', 'payments'],
  ...['profile', 'users', 'notifications', 'vip', 'support', 'contact', 'contacts'],
  ...['login', 'sign-in', 'registration', 'sign-up', 'remind', 'new-password', 'email-verify', 'confirmation'],
  ...['consent', 'ffc', 'demo', 'oops'],
]);

/** The one modal in which nothing is typed that belongs to anybody. */
const harmlessModal = '/search';

export interface SiteAddress {
  /** Below the prefix of the language. */
  pathname: string;
  search: string;
}

export function isSensitiveAddress({ pathname, search }: SiteAddress): boolean {
  const [, section = ''] = pathname.split('/');
  if (sensitiveSections.has(section.toLowerCase())) return true;
  const modal = new URLSearchParams(search).get('modal');
  return modal !== null && modal.split(/[?#]/)[0] !== harmlessModal;
}

const moneySections = new Set(['cashbox', 'deposit', 'deposit-bonus', 'deposit-fast', 'withdraw', 'accounts']);
const personalSections = new Set(['profile', 'history', 'notifications', 'vip', 'support', 'payments', 'dashboard']);

/** Pages that tell of one person or of their money: no copy of them is kept, on a shared computer neither. */
export function isPersonalAddress({ pathname, search }: SiteAddress): boolean {
  const [, section = ''] = pathname.split('/');
  const name = section.toLowerCase().replace(/\.data$/, '');
  if (personalSections.has(name) || moneySections.has(name)) return true;
  const modal = new URLSearchParams(search).get('modal');
  const [, opened = ''] = (modal ?? '').split(/[?#]/)[0]?.split('/') ?? [];
  return personalSections.has(opened) || moneySections.has(opened);
}
