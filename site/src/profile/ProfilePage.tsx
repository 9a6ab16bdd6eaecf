import { Button, Card, Facts, Money } from '@halley/ui';
import { Speaks, useSpeech } from '../i18n/index.ts';
import type { PageHandle } from '../shell/PageLinks.tsx';
import { pageMeta } from '../shell/seo.ts';
import { signOut } from '../shell/sign-out.ts';
import { siteContext } from '../site-context.ts';
import { useAccounts } from '../wallet/index.ts';
import type { Route } from './+types/ProfilePage.ts';
import { loadProfilePage } from './load-profile-page.server.ts';
import { ProfileFrame } from './ProfileFrame.tsx';

export const handle: PageHandle = { noindex: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { player, page } = await loadProfilePage(context.get(siteContext), {
    section: 'profile',
    search: url.search,
    description: 'profile.description',
  });
  return { ...page, player: { email: player.email, country: player.country, since: player.created_at } };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <ProfileFrame current="profile">
        <Profile {...loaderData} />
      </ProfileFrame>
    </Speaks>
  );
}

function Profile({ player }: Route.ComponentProps['loaderData']) {
  const { say, tag } = useSpeech();
  const accounts = useAccounts();
  const countries = new Intl.DisplayNames(tag, { type: 'region' });
  return (
    <>
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
    </>
  );
}
