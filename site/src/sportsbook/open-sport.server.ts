import type { PageContext, SportMenu } from '@halley/contract';
import { titled } from '../brand/index.server.ts';
import { sayIn } from '../i18n/index.server.ts';
import { judgeRequest, orElse, unlessItFails } from '../page/index.server.ts';
import type { Seo } from '../page/index.ts';
import { isOutsideScript } from './outside/outside-document.server.ts';
import { sportMessages } from './sport-messages.server.ts';

export type SportSeo = Pick<Seo, 'noindex'> & {
  /** Below `/sport`; without it the sportsbook itself. */
  page?: { name: string; path: string };
  description?: string;
};

/**
 * What every page of lists begins with: whether betting is open to this visitor, whether another house's product stands in its
 * place, the texts, and the menu. `read` is asked only where our own book is shown; what it cannot read is null.
 */
export async function openSport<T>(
  site: PageContext,
  url: URL,
  read: (menu: SportMenu) => Promise<{ view: T | null; seo?: SportSeo }>,
) {
  const verdict = await judgeRequest(site, url);
  const refused = verdict.go === 'nowhere' ? verdict.refused : undefined;
  const config = await unlessItFails(site, site.api.readBettingConfig());
  const isOpen = config?.enabled ?? (await site.api.readProject()).apps.sportsbook;
  const isOutside = isOpen && !refused && isOutsideScript(config?.scriptUrl);
  const isOurs = isOpen && !refused && !isOutside;
  const menu = isOurs ? await orElse(site, site.api.readSportMenu(), { sports: [] }) : { sports: [] };
  const { view, seo } = isOurs ? await read(menu) : { view: null, seo: undefined };
  return {
    messages: sportMessages(site.locale),
    seo: seoOf(site, seo),
    /** `ours`: the view; where it is null it could not be read. */
    shows: isOurs ? ('ours' as const) : isOutside ? ('outside' as const) : ('nothing' as const),
    refused,
    menu,
    view,
  };
}

function seoOf({ locale }: PageContext, { page, description, noindex }: SportSeo = {}): Seo {
  const say = sayIn(locale);
  const trail = [{ name: say('sportsbook.title'), path: '/sport' }, ...(page ? [page] : [])];
  return {
    title: page ? titled(`${page.name} · ${say('sportsbook.title')}`) : say('sportsbook.seo.title'),
    description: description ?? say('sportsbook.seo.description'),
    trail,
    ...(noindex && { noindex }),
  };
}
