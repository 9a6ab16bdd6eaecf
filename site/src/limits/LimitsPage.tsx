import { Card, linkClass, Note } from '@halley/ui';
import { PlaySettingsForm } from '../games/PlaySettingsForm.tsx';
import { type MessageKey, Speaks, useSay } from '../i18n/index.ts';
import { loadProfilePage } from '../profile/load-profile-page.server.ts';
import { ProfileFrame } from '../profile/ProfileFrame.tsx';
import type { PageHandle } from '../shell/PageLinks.tsx';
import { pageMeta } from '../shell/seo.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/LimitsPage.ts';

export const handle: PageHandle = { noindex: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page } = await loadProfilePage(context.get(siteContext), {
    section: 'limits',
    search: url.search,
    description: 'limits.seo.description',
    rooms: ['limits', 'games'],
  });
  return page;
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
    <ProfileFrame current="limits" lead={say('limits.text')}>
      <Note>
        {say('limits.ask')}{' '}
        <a
          href={`mailto:support@halley.test?subject=${encodeURIComponent(say('limits.subject'))}`}
          className={linkClass}
        >
          {say('limits.askLink')}
        </a>
      </Note>
      <Card id="reminder" className="grid gap-4">
        <header className="grid gap-1">
          <h2 className="title-card">{say('games.settings')}</h2>
          <p className="text-text-soft">{say('games.settings.text')}</p>
        </header>
        <PlaySettingsForm />
      </Card>
      <div className="grid gap-4 md:grid-cols-2">
        {kinds.map(([title, text]) => (
          <Card key={title} id={title.split('.')[1]} className="grid scroll-mt-header content-start gap-2">
            <h2 className="title-card">{say(title)}</h2>
            <p className="text-text-soft">{say(text)}</p>
          </Card>
        ))}
      </div>
    </ProfileFrame>
  );
}
