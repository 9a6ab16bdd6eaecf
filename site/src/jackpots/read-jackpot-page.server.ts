import type { PageContext } from '@halley/contract';
import { deviceOf } from '../catalogue/index.server.ts';
import { sayIn } from '../i18n/index.server.ts';
import { readFairness, readFeeders, readJackpots } from './read-jackpots.server.ts';

/** What the name of a jackpot looks like: most of what is no address of ours is a slip, and costs no question. */
const name = /^[a-z][a-z0-9-]{1,60}$/;

/** The page of the jackpot with this name; null where there is none. */
export async function readJackpotPage(site: PageContext, identifier: string, request: Request) {
  if (!name.test(identifier)) return null;
  const all = await site.api.listJackpots();
  const jackpot = all.find((candidate) => candidate.identifier === identifier);
  if (!jackpot) return null;
  const [read, fairness, feeders] = await Promise.all([
    readJackpots(site),
    readFairness(site, identifier),
    readFeeders(site, jackpot, deviceOf(request)),
  ]);
  const say = sayIn(site.locale);
  return {
    ...read,
    jackpots: all,
    jackpot,
    fairness,
    feeders,
    seo: {
      title: say('jackpots.page.title', { name: jackpot.name }),
      description: say('jackpots.page.description', { name: jackpot.name }),
      share: 'jackpots',
      trail: [
        { name: say('jackpots.all'), path: '/jackpots' },
        { name: jackpot.name, path: `/${jackpot.identifier}` },
      ],
    },
  };
}

export type JackpotPageData = NonNullable<Awaited<ReturnType<typeof readJackpotPage>>>;
