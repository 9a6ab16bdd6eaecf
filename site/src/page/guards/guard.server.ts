import type { PageContext } from '@halley/contract';
import { type MiddlewareFunction, redirect } from 'react-router';
import { siteContext } from '../../context/index.ts';
import { readPlayer, registrationFor } from '../../session/index.server.ts';
import { withoutPrefix } from '../modals/without-prefix.ts';
import { judge, type Verdict } from './judge.ts';
import { isAnyLimitReached, type Limit } from './limit-reached.ts';
import { routeFlagsOf } from './route-flags.ts';

export type ReadLimits = (context: PageContext) => Promise<readonly Limit[]>;

/** Without an answer the page goes on: the wagers' door refuses what a limit forbids, whatever pages show. */
const readOwnLimits: ReadLimits = ({ api, onError }) =>
  api.listLimits().catch((error: unknown) => {
    onError(error);
    return [];
  });

/** The verdict over this request; the loaders of modals and games ask it too. */
export async function judgeRequest(context: PageContext, url: URL, readLimits = readOwnLimits): Promise<Verdict> {
  const href = withoutPrefix(url.pathname, context.prefix) + url.search;
  const flags = routeFlagsOf(href);
  // Most pages ask nothing of anyone: they need not wait to know who is here.
  if (Object.keys(flags).length === 0) return { go: 'on' };
  const player = await readPlayer(context);
  const limitReached = Boolean(flags.game && player && isAnyLimitReached(await readLimits(context), player.currency));
  return judge(href, { isPlayer: player !== null, limitReached, tier: context.tier, may: context.may });
}

/** Runs before every loader, for pages and for their data alike: no address can be reached around it. */
export function guardWith(readLimits: ReadLimits = readOwnLimits): MiddlewareFunction<Response> {
  return async ({ context, url }, next) => {
    const site = context.get(siteContext);
    const base = site.prefix ? `/${site.prefix}` : '';
    const verdict = await judgeRequest(site, url, readLimits);
    if (verdict.go === 'register') throw redirect(base + registrationFor(base + verdict.redirect));
    if (verdict.go === 'main') throw redirect(base || '/');
    if (verdict.go === 'limits') throw redirect(`${base}/profile/limits`);
    return next();
  };
}
