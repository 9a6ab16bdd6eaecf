import { Card, linkClass, Note } from '@halley/ui';
import { messagesOf } from '../i18n/catalog.server.ts';
import { type MessageKey, Speaks, useSay } from '../i18n/index.ts';
import { sayIn } from '../i18n/say.server.ts';
import { requirePlayer } from '../identity/guards.server.ts';
import type { PageHandle } from '../shell/PageLinks.tsx';
import { pageMeta } from '../shell/seo.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/LimitsPage.ts';

export const handle: PageHandle = { noindex: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await requirePlayer(site, `/profile/limits${url.search}`);
  const say = sayIn(site.locale);
  return {
    messages: messagesOf(site.locale, 'limits'),
    seo: { title: say('limits.seo.title'), description: say('limits.seo.description') },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function LimitsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <Limits />
    </Speaks>
  );
}

const kinds: [MessageKey, MessageKey][] = [
  ['limits.deposit.title', 'limits.deposit.text'],
  ['limits.loss.title', 'limits.loss.text'],
  ['limits.wager.title', 'limits.wager.text'],
  ['limits.session.title', 'limits.session.text'],
  ['limits.break.title', 'limits.break.text'],
];

/** What each limit does, and who sets one until the page can. */
function Limits() {
  const say = useSay();
  return (
    <div className="grid max-w-3xl gap-6">
      <header className="grid gap-2">
        <h1 className="title-page">{say('limits.title')}</h1>
        <p className="text-base text-text-soft">{say('limits.text')}</p>
      </header>
      <Note>
        {say('limits.ask')}{' '}
        <a
          href={`mailto:support@halley.test?subject=${encodeURIComponent(say('limits.subject'))}`}
          className={linkClass}
        >
          {say('limits.askLink')}
        </a>
      </Note>
      <div className="grid gap-4 md:grid-cols-2">
        {kinds.map(([title, text]) => (
          <Card key={title} className="grid content-start gap-2">
            <h2 className="title-card">{say(title)}</h2>
            <p className="text-text-soft">{say(text)}</p>
          </Card>
        ))}
      </div>
    </div>
  );
}
