import { linkClass } from '@halley/ui';
import { siteContext } from '../context/index.ts';
import { messagesOf, sayIn } from '../i18n/index.server.ts';
import { Speaks, useSay } from '../i18n/index.ts';
import { type PageHandle, pageMeta, SiteLink, withoutPrefix } from '../page/index.ts';
import { requirePlayer } from '../session/index.server.ts';
import type { Route } from './+types/NotificationsPage.ts';
import { NoticeCentre } from './NoticeCentre.tsx';

export const handle: PageHandle = { noindex: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await requirePlayer(site, withoutPrefix(url.pathname, site.prefix) + url.search);
  const say = sayIn(site.locale);
  const seo = { title: say('notices.seo'), description: say('notices.lead') };
  return { messages: messagesOf(site.locale, 'notices'), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function NotificationsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <Notifications />
    </Speaks>
  );
}

function Notifications() {
  const say = useSay();
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5">
      <div className="grid gap-2">
        <h1 className="title-page">{say('notices.title')}</h1>
        <p className="text-text-soft">
          {say('notices.lead')}{' '}
          <SiteLink href="/profile/subscriptions" className={linkClass}>
            {say('notices.settings')}
          </SiteLink>
        </p>
      </div>
      <NoticeCentre />
    </div>
  );
}
