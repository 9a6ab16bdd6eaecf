import { siteContext } from '../../context/index.ts';
import { Speaks, useSay } from '../../i18n/index.ts';
import { ConnectedAccounts } from '../../identity/index.ts';
import { loadProfilePage, unlessItFails } from '../../page/index.server.ts';
import { type PageHandle, ProfileFrame, pageMeta } from '../../page/index.ts';
import type { Route } from './+types/SecurityPage.ts';
import { PasskeysCard } from './PasskeysCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { TwoFactorCard } from './TwoFactorCard.tsx';

export const handle: PageHandle = { noindex: true, ownPrimary: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { page } = await loadProfilePage(site, {
    section: 'security',
    search: url.search,
    description: 'security.description',
    rooms: ['security', 'validation', 'social', 'identity'],
  });
  const [passkeys, sessions] = await Promise.all([
    unlessItFails(site, site.api.listPasskeys()),
    unlessItFails(site, site.api.listSessions()),
  ]);
  return { ...page, passkeys, sessions };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function SecurityPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <Security {...loaderData} />
    </Speaks>
  );
}

function Security({ passkeys, sessions }: Route.ComponentProps['loaderData']) {
  const say = useSay();
  return (
    <ProfileFrame current="security" lead={say('security.lead')}>
      <div className="grid gap-4">
        <PasswordCard />
        <TwoFactorCard />
        <PasskeysCard loaded={passkeys} />
        <SessionsCard loaded={sessions} />
        <ConnectedAccounts />
      </div>
    </ProfileFrame>
  );
}
