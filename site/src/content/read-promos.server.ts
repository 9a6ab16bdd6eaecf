import type { PageContext, PageNode } from '@halley/contract';
import { groupIdsOf, isTester } from '@halley/contract/groups';
import { pageVariants, promoSlugOf } from '@halley/contract/static-pages';
import { data, redirect } from 'react-router';
import { sayIn } from '../i18n/index.server.ts';
import { dateFormat, localeOf } from '../i18n/index.ts';
import { orElse } from '../page/index.server.ts';
import { readPlayer, requirePlayer } from '../session/index.server.ts';
import { promoTimes, readLead, readPicture } from './read-props.ts';
import { readContent, readPages, type ShownPage } from './read-static-page.server.ts';

/** A promotion in a list, and at the head of its page. */
export interface PromoCard {
  href: string;
  title: string;
  lead: string;
  picture: string;
  /** When it is on, in words; null where it does not say. */
  time: { state: 'future' | 'active' | 'archive'; text: string } | null;
}

/** The most that stand in the list: whoever has more has an archive. */
const mostCards = 24;
const shape = /^[a-z0-9][a-z0-9_-]{0,99}$/;
const states = ['active', 'future', 'archive'];

/**
 * One promotion. The server tells only of those that are on for this visitor: whatever else is asked for leads to the
 * list, as everything does that is switched off. Testers, who are told of all, learn that there is none.
 */
export async function readPromo(site: PageContext, slug: string): Promise<ShownPage> {
  const address = `promo/${slug}`;
  const known = new Map((await readPages(site)).map((page) => [page.path, page]));
  const found = shape.test(slug) ? pageVariants(address, site).find((path) => known.has(path)) : undefined;
  const node = found === undefined ? undefined : known.get(found);
  if (!node) {
    const player = await readPlayer(site);
    if (!isTester(groupIdsOf(player?.statuses ?? []))) throw redirect('/promotions');
    site.note('STATIC_PAGE_ERROR', { error: `${address} not found` });
    throw data(null, { status: 404 });
  }
  if (node.categories.includes('reg-only')) await requirePlayer(site, `/${address}`);
  return readContent(site, node.path, address);
}

/** Those that are on for this visitor, what is on now first. One that cannot be read is left out. */
export async function readPromoCards(site: PageContext, now = new Date()): Promise<PromoCard[]> {
  const [pages, player] = await Promise.all([orElse(site, readPages(site), [] as PageNode[]), readPlayer(site)]);
  const known = new Set(pages.map(({ path }) => path));
  const listed = pages.filter(({ path, hidden, categories }) => {
    const slug = promoSlugOf(path);
    const isVariant = slug !== undefined && path !== `promo/${slug}` && known.has(`promo/${slug}`);
    return slug !== undefined && !hidden && !isVariant && (player !== null || !categories.includes('reg-only'));
  });
  const cards = await Promise.all(
    listed.slice(0, mostCards).map(async ({ path }) => {
      const shown = pageVariants(path, site).find((variant) => known.has(variant)) ?? path;
      const page = await orElse(site, readContent(site, shown, path), null);
      return page ? [promoCard(site, page, now)] : [];
    }),
  );
  const place = ({ time }: PromoCard) => states.indexOf(time?.state ?? 'active');
  return cards.flat().sort((a, b) => place(a) - place(b));
}

export function promoCard(site: PageContext, page: ShownPage, now: Date): PromoCard {
  const { title, address, meta } = page;
  return {
    href: `/${address}`,
    title,
    lead: readLead(meta.json),
    picture: readPicture(meta.json),
    time: timeOf(site, page, now),
  };
}

function timeOf({ locale }: PageContext, { meta }: ShownPage, now: Date): PromoCard['time'] {
  const time = promoTimes(meta.json, now);
  if (!time) return null;
  const day = dateFormat(localeOf(locale).tag, { dateStyle: 'long', timeZone: 'UTC' }).format(time.at);
  const key = { future: 'pages.promo.from', active: 'pages.promo.until', archive: 'pages.promo.over' } as const;
  return { state: time.state, text: sayIn(locale)(key[time.state], { day }) };
}
