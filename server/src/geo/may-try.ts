import type { Context } from '../kit/index.ts';
import type { Geo } from './create-geo.ts';

/**
 * Play for fun, by the rule of the page (GUARD-04): a guest where an account could be opened, a player wherever logging in
 * is allowed.
 */
export function mayTry(geo: Pick<Geo, 'countryOf' | 'standingOf' | 'may'>, context: Context): boolean {
  return context.principal ? geo.may('sign-in', geo.countryOf(context)) : geo.standingOf(context).tier === 'open';
}
