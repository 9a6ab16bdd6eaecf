import { Button, Card, Facts, Money } from '@halley/ui';
import { messagesOf } from '../i18n/catalog.server.ts';
import { Speaks, useSpeech } from '../i18n/index.ts';
import { sayIn } from '../i18n/say.server.ts';
import type { PageHandle } from '../shell/PageLinks.tsx';
import { pageMeta } from '../shell/seo.ts';
import { signOut } from '../shell/sign-out.ts';
import { siteContext } from '../site-context.ts';
import { useAccounts } from '../wallet/index.ts';
import type { Route } from './+types/ProfilePage.ts';
import { requirePlayer } from './guards.server.ts';

export const handle: PageHandle = { noindex: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const player = await requirePlayer(site, `/profile${url.search}`);
  const say = sayIn(site.locale);
  return {
    messages: messagesOf(site.locale, 'profile'),
    seo: { title: say('profile.seo.title'), description: say('profile.seo.description') },
    player: { email: player.email, country: player.country, since: player.created_at },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <Profile {...loaderData} />
    </Speaks>
  );
}

function Profile({ player }: Route.ComponentProps['loaderData']) {
  const { say, tag } = useSpeech();
  const accounts = useAccounts();
  const countries = new Intl.DisplayNames(tag, { type: 'region' });
  return (
    <div className="grid max-w-3xl gap-6">
      <h1 className="title-page">{say('profile.title')}</h1>
      <div className="grid gap-4 md:grid-cols-2">
        <Card className="grid content-start gap-4">
          <h2 className="title-card">{say('profile.account')}</h2>
          <Facts
            facts={[
              { name: say('profile.email'), value: <span className="break-all">{player.email}</span> },
              ...(player.country
                ? [{ name: say('profile.country'), value: countries.of(player.country) ?? player.country }]
                : []),
              {
                name: say('profile.since'),
                value: (
                  <time dateTime={player.since} suppressHydrationWarning>
                    {new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(new Date(player.since))}
                  </time>
                ),
              },
            ]}
          />
        </Card>
        <Card className="grid content-start gap-4">
          <h2 className="title-card">{say('profile.wallets')}</h2>
          <Facts
            facts={accounts.map((account) => ({
              name: account.currency,
              value: <Money cents={account.amount_cents} currency={account.currency} locale={tag} />,
            }))}
          />
        </Card>
      </div>
      <Button icon="logout" className="justify-self-start" onClick={() => void signOut()}>
        {say('shell.logOut')}
      </Button>
    </div>
  );
}
