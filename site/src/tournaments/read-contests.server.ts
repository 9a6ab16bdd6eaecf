import { mostInBatch, type PageContext, type TournamentStatus } from '@halley/contract';
import { groupIdsOf } from '@halley/contract/groups';
import { timeStatus } from '@halley/contract/quests';
import { flattenPages, promoSlugOf } from '@halley/contract/static-pages';
import { redirect } from 'react-router';
import { orElse, unlessItFails } from '../page/index.server.ts';
import { readPlayer } from '../session/index.server.ts';
import { type Contest, contestOf, inVariant, isVariant, shownTournaments, type Variant } from './contests.ts';
import { customTournaments } from './custom-tournaments.ts';

/** Which list an address is. Where there are no lotteries, theirs is that of all. */
export function variantOf({ flags }: Pick<PageContext, 'flags'>, pathname: string): Variant {
  const word = pathname.split('/')[2] ?? '';
  if (word === 'lotteries' && !flags.on.lotteries) throw redirect('/tournaments/all');
  return isVariant(word) ? word : '';
}

/** The lists of contests as they came; one that did not is asked for by the page itself, which says so. */
export async function readContests(site: PageContext) {
  const { api, flags } = site;
  const player = await readPlayer(site);
  const [tournaments, lotteries, own, custom, actions] = await Promise.all([
    unlessItFails(site, api.listTournaments()),
    flags.on.lotteries ? unlessItFails(site, api.listLotteries()) : undefined,
    player ? unlessItFails(site, api.listOwnTournaments()) : undefined,
    readCustom(site),
    orElse(site, readActions(site), []),
  ]);
  return { tournaments, lotteries, own, custom, actions, statuses: own ? await readStatuses(site, own) : [] };
}

export async function readCustom(site: PageContext) {
  return customTournaments(await orElse(site, site.api.listCmsSnippets({ query: { l: site.locale } }), []));
}

/** Where the player stands in each of them, as many at once as travel in one call; what cannot be read is left out. */
async function readStatuses(site: PageContext, own: readonly { id: number }[]): Promise<TournamentStatus[]> {
  const urls = own.map(({ id }) => `api/tournaments/${id}/status`);
  const groups = Array.from({ length: Math.ceil(urls.length / mostInBatch) }, (_, index) =>
    urls.slice(index * mostInBatch, (index + 1) * mostInBatch),
  );
  const read = await Promise.all(
    groups.map((asked) => orElse(site, site.api.readBatch({ query: { 'url[]': asked } }), [])),
  );
  // An older server may answer with a list, which is nothing.
  return read.flat().filter((status): status is TournamentStatus => isStatus(status));
}

const isStatus = (status: unknown) => typeof status === 'object' && status !== null && 'tournament_id' in status;

/** Promotions that have a page of their own, as the server tells them to this visitor. */
async function readActions({ api, locale }: PageContext): Promise<Contest[]> {
  const pages = flattenPages(await api.listCmsPages({ query: { l: locale } }));
  return pages.flatMap(({ path, title, hidden }) => {
    const slug = promoSlugOf(path);
    if (slug === undefined || path !== `promo/${slug}` || hidden) return [];
    const dates = null;
    return [
      {
        key: path,
        type: 'action',
        identifier: slug,
        href: `/${path}`,
        title,
        summary: '',
        dates,
        pool: null,
        players: null,
      },
    ];
  });
}

/** What runs now, and what comes next, for places that show a few. None where they cannot be read. */
export async function readRunning(site: PageContext, { most, now }: { most: number; now: Date }): Promise<Contest[]> {
  if (site.flags.pages.tournaments !== true) return [];
  const player = await readPlayer(site);
  const [tournaments, exclusion] = await Promise.all([
    orElse(site, site.api.listTournaments(), []),
    player ? orElse(site, site.api.readExclusion(), null) : null,
  ]);
  // Who is on a break is not led to what is to be won.
  if (exclusion && exclusion.kind !== null) return [];
  const groups = groupIdsOf(player?.statuses ?? []);
  const shown = shownTournaments(tournaments, { groups, testQuests: site.flags.on.test_quests });
  const nowMs = now.getTime();
  return inVariant(shown.map(contestOf), 'live', nowMs)
    .filter(({ type }) => type !== 'achievement')
    .slice(0, most);
}

/** What a player is in, and what comes next. Null: tournaments are closed, or could not be read. */
export async function readOwnContests(site: PageContext, now = new Date()) {
  const { api, flags } = site;
  if (flags.pages.tournaments !== true) return null;
  const [listed, own, player] = await Promise.all([
    unlessItFails(site, api.listTournaments()),
    unlessItFails(site, api.listOwnTournaments()),
    readPlayer(site),
  ]);
  if (!listed || !own) return null;
  const groups = groupIdsOf(player?.statuses ?? []);
  const rules = { groups, testQuests: flags.on.test_quests };
  const running = own.filter((one) => timeStatus(one, now) === 'active');
  const statuses = await readStatuses(site, running);
  const nowMs = now.getTime();
  const shown = shownTournaments(listed, rules).map(contestOf);
  return {
    own: inVariant(running.map(contestOf), 'all', nowMs).map((contest) => ({
      contest,
      place: statuses.find(({ tournament_id: of }) => contest.key === `tournament ${of}`)?.award_place ?? null,
    })),
    next:
      inVariant(shown, '', nowMs).find(({ dates }) => dates !== null && timeStatus(dates, now) === 'future') ?? null,
    nowMs,
  };
}
