import { Button, EmptyState } from '@halley/ui';
import { titled } from '../brand/house.server.ts';
import { messagesOf } from '../i18n/catalog.server.ts';
import { type MessageKey, Speaks, useSay } from '../i18n/index.ts';
import { sayIn } from '../i18n/say.server.ts';
import { requirePlayer } from '../identity/guards.server.ts';
import { withoutPrefix } from '../modals/without-prefix.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/NotYetPage.ts';
import type { PageHandle } from './PageLinks.tsx';
import { SiteLink } from './SiteLink.tsx';
import { pageMeta } from './seo.ts';

export const handle: PageHandle = { noindex: true };

const rooms: Record<string, { title: MessageKey; text: MessageKey }> = {
  '/rocket-mart': { title: 'account.points', text: 'account.none.points' },
};

/** Rooms of a player that are empty in this edition, and say so. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const path = withoutPrefix(url.pathname, site.prefix);
  await requirePlayer(site, path + url.search);
  const words = rooms[path] ?? { title: 'account.points' as const, text: 'account.none.points' as const };
  const say = sayIn(site.locale);
  const seo = { title: titled(say(words.title)), description: say(words.text) };
  return { messages: messagesOf(site.locale, 'account'), seo, words };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function NotYetPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <NotYet {...loaderData.words} />
    </Speaks>
  );
}

function NotYet({ title, text }: { title: MessageKey; text: MessageKey }) {
  const say = useSay();
  return (
    <>
      <h1 className="title-page">{say(title)}</h1>
      <EmptyState
        picture="no-notifications"
        title={say('account.none.title')}
        text={say(text)}
        action={
          <Button asChild>
            <SiteLink href="/">{say('error.toLobby')}</SiteLink>
          </Button>
        }
      />
    </>
  );
}
