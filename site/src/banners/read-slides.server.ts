import type { Banner, Jackpot, PageContext } from '@halley/contract';
import { groupIdsOf, welcomePackGroup } from '@halley/contract/groups';
import { bannerArt } from '@halley/ui';
import { catalogOf } from '../i18n/index.server.ts';
import { shownJackpots } from '../jackpots/index.ts';
import { wantsQuiet } from '../page/index.server.ts';
import { readPlayer } from '../session/index.server.ts';
import { log } from '../telemetry/index.ts';
import { playCurrency } from '../wallet/index.server.ts';
import { bannersFor } from './banners-for.ts';
import { type Slide, slideOf } from './slide.ts';

/** Our own images as they are drawn: the first one comes with the page, one way to the server less. */
const drawings = import.meta.glob<string>('../../../ui/src/art/banners/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface SlidesQuestion {
  /** Those the page shows anyway. */
  jackpots: readonly Jackpot[];
  now: Date;
}

/** The banners of main for this visitor. One that cannot be read is left out, and the page stands without any. */
export async function readSlides(site: PageContext, { jackpots, now }: SlidesQuestion): Promise<Slide[]> {
  const player = await readPlayer(site);
  const [banners, isClosed, currency] = await Promise.all([
    readBanners(site),
    // Who would like it quieter is told of nothing either.
    player ? wantsQuiet(site) || isInBreak(site) : false,
    playCurrency(site),
  ]);
  const groups = player && groupIdsOf(player.statuses);
  const visitor = {
    groups,
    isClosed,
    onCryptoHost: site.onCryptoHost,
    hasWelcomePack: groups?.includes(welcomePackGroup) ?? false,
  };
  const shown = bannersFor(banners, visitor, { now, place: 'slider-index-top' });
  const slides = shown.map((banner) =>
    slideOf(banner, {
      currency,
      imageOf,
      jackpotTitleOf: (identifier) => jackpotTitle(site.locale, shownJackpots(jackpots), identifier),
      isOpen: (page) => (page === 'lotteries' ? site.flags.on.lotteries : site.flags.pages.tournaments === true),
    }),
  );
  return slides
    .filter((slide) => slide !== null)
    .map((slide, place) => (place === 0 ? { ...slide, image: comingWithThePage(slide.image) } : slide));
}

async function readBanners(site: PageContext): Promise<readonly Banner[]> {
  try {
    return (await site.api.readBannersConfig({ query: { l: site.locale } })).banners;
  } catch (error) {
    log.warn('LOAD_BANNERS_ERROR', error);
    site.onError(error);
    return [];
  }
}

/** Whoever cannot be asked about is treated as in a break: an offer too few harms nobody. */
async function isInBreak(site: PageContext): Promise<boolean> {
  try {
    return (await site.api.readExclusion()).kind !== null;
  } catch (error) {
    site.onError(error);
    return true;
  }
}

const ownArt = /^\/art\/banners\/([a-z-]+)\.svg$/;

/** `/art/banners/NAME.svg` under the name this build gives it, so that it may be cached for ever. */
function imageOf(address: string): string {
  const name = ownArt.exec(address)?.[1] ?? '';
  return Object.hasOwn(bannerArt, name) ? bannerArt[name as keyof typeof bannerArt] : address;
}

const byAddress = new Map(
  Object.entries(drawings).map(([path, drawing]) => [
    imageOf(`/art/banners/${path.split('/').at(-1)}`),
    `data:image/svg+xml,${encodeURIComponent(drawing.trim())
      .replaceAll('%20', ' ')
      .replaceAll('%3D', '=')
      .replaceAll('%2F', '/')
      .replaceAll('%3A', ':')
      .replaceAll('%2C', ',')
      .replaceAll('%22', "'")}`,
  ]),
);
const comingWithThePage = (address: string) => byAddress.get(address) ?? address;

/** What translators say for it (`JACKPOTS.ITEM.{identifier}.TITLE`), else its own name. */
function jackpotTitle(locale: string, shown: readonly Jackpot[], identifier: string): string | undefined {
  const jackpot = shown.find((candidate) => candidate.identifier === identifier);
  const catalog: Partial<Record<string, string>> = catalogOf(locale);
  return jackpot && (catalog[`jackpots.item.${identifier}.title`] ?? jackpot.name);
}
