import { siteContext } from '../context/index.ts';
import { Speaks } from '../i18n/index.ts';
import { loadProfilePage, unlessItFails } from '../page/index.server.ts';
import { type PageHandle, pageMeta } from '../page/index.ts';
import type { Route } from './+types/ReferralPage.ts';
import { Referral } from './Referral.tsx';

export const handle: PageHandle = { noindex: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { page } = await loadProfilePage(site, {
    section: 'referral',
    search: url.search,
    description: 'referral.description',
    rooms: ['referral'],
  });
  return { ...page, origin: url.origin, list: await unlessItFails(site, site.api.listInvitations()) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function ReferralPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <Referral list={loaderData.list} origin={loaderData.origin} />
    </Speaks>
  );
}
