import { siteContext } from '../context/index.ts';
import { Speaks } from '../i18n/index.ts';
import { loadProfilePage, orElse, wantsQuiet } from '../page/index.server.ts';
import { type PageHandle, pageMeta } from '../page/index.ts';
import type { Route } from './+types/GiftsPage.ts';
import { Gifts } from './Gifts.tsx';
import { readGifts } from './read-gifts.server.ts';

export const handle: PageHandle = { noindex: true, ownPrimary: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { page } = await loadProfilePage(site, {
    section: 'gifts',
    search: url.search,
    description: 'gifts.seo.description',
    rooms: ['gifts'],
  });
  const [gifts, looks] = await Promise.all([readGifts(site), orElse(site, site.api.readModifyGiftsConfig({}), [])]);
  return { ...page, ...gifts, looks, isQuiet: wantsQuiet(site) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function GiftsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <Gifts {...loaderData} />
    </Speaks>
  );
}
