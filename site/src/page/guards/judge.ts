import type { Standing } from '@halley/contract';
import { modalNameOf } from '../modals/modal-address.ts';
import { routeFlagsOf } from './route-flags.ts';

export interface Visitor extends Pick<Standing, 'tier' | 'may'> {
  isPlayer: boolean;
  /** A limit of this player is used up. */
  limitReached?: boolean;
}

export type Verdict =
  | { go: 'on' }
  /** To registration, which brings the visitor back to the full path afterwards. */
  | { go: 'register'; redirect: string }
  | { go: 'main' }
  | { go: 'limits' }
  /** Nowhere: the country is closed for this. */
  | { go: 'nowhere'; refused: 'login' | 'registration' };

const onward: Verdict = { go: 'on' };

/** May this visitor go there? One rule for the server's answer and for every click inside the page. */
export function judge(href: string, visitor: Visitor): Verdict {
  const { auth, guestOnly, notAllowedFor451, game } = routeFlagsOf(href);
  if (visitor.isPlayer) {
    if (guestOnly) return { go: 'main' };
    return game && visitor.limitReached ? { go: 'limits' } : onward;
  }
  if (auth) return { go: 'register', redirect: href };
  const refused = notAllowedFor451 && refusedIn(href, visitor);
  return refused ? { go: 'nowhere', refused } : onward;
}

function refusedIn(href: string, { tier, may }: Visitor): 'login' | 'registration' | undefined {
  const modal = modalNameOf(href);
  if (modal === 'login') return may.signIn ? undefined : 'login';
  if (modal === 'registration') return may.register ? undefined : 'registration';
  return tier === 'open' ? undefined : 'registration';
}
