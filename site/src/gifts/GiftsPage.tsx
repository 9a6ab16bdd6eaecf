import { Button, EmptyState } from '@halley/ui';
import { messagesOf } from '../i18n/catalog.server.ts';
import { Speaks, useSay } from '../i18n/index.ts';
import { sayIn } from '../i18n/say.server.ts';
import { requirePlayer } from '../identity/guards.server.ts';
import type { PageHandle } from '../shell/PageLinks.tsx';
import { SiteLink } from '../shell/SiteLink.tsx';
import { pageMeta } from '../shell/seo.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/GiftsPage.ts';

export const handle: PageHandle = { noindex: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await requirePlayer(site, `/profile/gifts${url.search}`);
  const say = sayIn(site.locale);
  return {
    messages: messagesOf(site.locale, 'gifts'),
    seo: { title: say('gifts.seo.title'), description: say('gifts.seo.description') },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function GiftsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <Gifts />
    </Speaks>
  );
}

function Gifts() {
  const say = useSay();
  return (
    <div className="grid max-w-3xl gap-6">
      <h1 className="title-page">{say('gifts.title')}</h1>
      <EmptyState
        picture="no-notifications"
        title={say('gifts.none.title')}
        text={say('gifts.none.text')}
        action={
          <Button asChild>
            <SiteLink href="/">{say('gifts.toLobby')}</SiteLink>
          </Button>
        }
      />
    </div>
  );
}
