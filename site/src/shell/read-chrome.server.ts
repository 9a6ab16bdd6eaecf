import {
  flattenPages,
  groupIdsOf,
  isTester,
  type Manager,
  type PageContext,
  type PageNode,
  type Tournament,
  vipTierOf,
} from '@halley/contract';
import { isAchievement, isQuest, timeStatus, visiblePromos } from '@halley/contract/quests';
import { sayIn } from '../i18n/index.server.ts';
import { orElse, wantsQuiet } from '../page/index.server.ts';
import { readPlayer } from '../session/index.server.ts';
import type { Chrome, ChromeEntry } from '../session/index.ts';
import { fitNav } from './fit-nav.server.ts';
import { footerData } from './footer-data.server.ts';
import {
  bottomItems,
  type NavConditions,
  type NavItem,
  type NavPage,
  ownItems,
  pagesTagged,
  sideItems,
  topItems,
  topMenuPages,
} from './nav.ts';

/**
 * Everything round a page, in one place and all asked at once. A part that cannot be read is left out and named in the
 * log; the page goes on. Guests share it with their page, which the server keeps for a few seconds.
 */
export async function readChrome(site: PageContext): Promise<Chrome> {
  const { api, locale, licence, flags, origin } = site;
  const say = sayIn(locale);
  const inLocale = { query: { l: locale } };
  const player = await readPlayer(site);
  const groups = groupIdsOf(player?.statuses ?? []);
  const [switches, bettingConfig, logo, footerConfig, widgets, tree, awards, providers, exclusion, manager] =
    await Promise.all([
      orElse(site, api.readManagePromotionPages(), {}),
      orElse(site, api.readBettingConfig(), null),
      orElse(site, api.readLogoConfig(), null),
      orElse(site, api.readFooterConfig(), null),
      orElse(site, api.readMainWidgetConfig(), null),
      orElse(site, api.listCmsPages(inLocale), []),
      orElse(site, api.listAwards(inLocale), []),
      orElse(site, api.listProviders(), []),
      player ? orElse(site, api.readExclusion(), null) : null,
      player && vipTierOf(groups) ? readManager(site, groups) : null,
    ]);
  const pages = navPages(tree);
  // Who is on a break is not led to what is to be won.
  const excluded = exclusion !== null && exclusion.kind !== null;
  const quiet = wantsQuiet(site);
  const conditions: NavConditions = {
    betting: bettingConfig?.enabled ?? (await hasSportsbook(site)),
    jackpots: flags.on.mystic_jackpots && !excluded,
    pages: excluded
      ? {}
      : withoutOffers(switchedOn({ switches, flags: flags.pages, seesAll: isTester(groups) }), quiet),
  };
  const running = conditions.pages.tournaments ? await countTournaments(site, groups) : undefined;
  const shown = (items: readonly (NavItem | typeof topMenuPages)[]): ChromeEntry[] =>
    items.flatMap((item): ChromeEntry[] => {
      if (item === topMenuPages) {
        const tagged = excluded || quiet ? [] : pagesTagged(pages, 'top-menu', player !== null);
        return tagged.map(({ path, title }) => ({ href: path, text: title, icon: 'document' as const }));
      }
      if (item.shown && !item.shown(conditions)) return [];
      const written = counterOf(item.id, widgets?.widgets);
      const count = item.id === 'tournaments' ? (running ?? written) : written;
      const countsBoxes = player !== null && item.id === 'rocket-chance';
      const bounces = player !== null && item.id === 'tournaments';
      const external = item.id === 'betting' ? bettingConfig?.link : undefined;
      return [
        {
          href: external ?? item.href,
          text: say(item.label),
          icon: item.icon,
          ...(external && { external: true }),
          ...(count ? { count } : {}),
          ...(countsBoxes && { countsBoxes }),
          ...(bounces && { bounces }),
        },
      ];
    });
  return {
    top: fitNav(shown(topItems), say('shell.more')),
    own: shown(ownItems),
    side: shown(sideItems),
    bottom: shown(bottomItems),
    logo: logo?.logoUrl ?? { full: '', mobile: '' },
    manager: excluded ? null : manager,
    excluded,
    footer: footerData({
      config: footerConfig,
      pages,
      providers,
      awards: excluded
        ? []
        : awards.map(({ name, prize, year, imgUrl }) => ({ title: name, note: `${prize} · ${year}`, image: imgUrl })),
      licence,
      groups,
      isPlayer: player !== null,
      locale,
      host: new URL(origin).host,
      year: new Date().getUTCFullYear(),
      say,
    }),
  };
}

/** How many tournaments run for this visitor; undefined: they could not be read. */
async function countTournaments(site: PageContext, groups: readonly number[]): Promise<number | undefined> {
  const all = await orElse(site, site.api.listTournaments(), undefined);
  const now = new Date();
  const isRunning = (one: Tournament) => !isQuest(one) && !isAchievement(one) && timeStatus(one, now) === 'active';
  return all && visiblePromos(all, groups).filter(isRunning).length;
}

/** Where the document is silent, the house's list of what it offers decides. */
async function hasSportsbook(site: PageContext): Promise<boolean> {
  const project = await orElse(site, site.api.readProject(), null);
  return project?.apps.sportsbook ?? false;
}

/** No answer means that nobody is named for these groups. */
function readManager(site: PageContext, groups: number[]): Promise<Manager | null> {
  return orElse(site, site.api.readManager({ body: { userGroups: groups } }), null);
}

interface Switches {
  switches: Readonly<Record<string, boolean>>;
  flags: Readonly<Record<string, boolean>>;
  seesAll: boolean;
}

/** On by the operator's document or by a rule of the settings. Testers see every page that the document names. */
function switchedOn({ switches, flags, seesAll }: Switches): Record<string, boolean> {
  const named = Object.entries(switches).map(([slug, on]) => [slug, on || seesAll || flags[slug] === true]);
  return { ...flags, ...Object.fromEntries(named) };
}

/** Who would like it quieter keeps the club, which is a standing and no offer. */
function withoutOffers(pages: Record<string, boolean>, quiet: boolean): Record<string, boolean> {
  return quiet ? { vip: pages.vip === true } : pages;
}

/** Pages of one licence or country: shown in the place of the page without the suffix, never beside it. */
const variant = /-(cw|ee|gcb|au)$/;

/** One list of the whole tree, without what is reached by its address only. */
function navPages(tree: readonly PageNode[]): NavPage[] {
  const all = flattenPages(tree);
  const paths = new Set(all.map(({ path }) => path));
  return all
    .filter(({ path, hidden }) => !hidden && !(variant.test(path) && paths.has(path.replace(variant, ''))))
    .map(({ path, title, categories, places }) => ({ path: `/${path}`, title, categories, places }));
}

/** Entries that a widget of the operator's counts for. */
const widgetOf: Readonly<Record<string, string>> = {
  tournaments: 'tournament',
  'activity-hub': 'activityHub',
  'rocket-mart': 'rocketMart',
  'rocket-chance': 'lootBox',
};

function counterOf(
  id: string,
  widgets: readonly { type: string; counter?: number | undefined; hidden?: boolean | undefined }[] = [],
) {
  return widgets.find(({ type, hidden }) => type === widgetOf[id] && !hidden)?.counter;
}
