import { Button, EmptyState } from '@halley/ui';
import { Speaks, useSay } from '../i18n/index.ts';
import { loadProfilePage } from '../profile/load-profile-page.server.ts';
import { ProfileFrame } from '../profile/ProfileFrame.tsx';
import type { PageHandle } from '../shell/PageLinks.tsx';
import { SiteLink } from '../shell/SiteLink.tsx';
import { pageMeta } from '../shell/seo.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/GiftsPage.ts';

export const handle: PageHandle = { noindex: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page } = await loadProfilePage(context.get(siteContext), {
    section: 'gifts',
    search: url.search,
    description: 'gifts.seo.description',
    rooms: ['gifts'],
  });
  return page;
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function GiftsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <ProfileFrame current="gifts">
        <Gifts />
      </ProfileFrame>
    </Speaks>
  );
}

function Gifts() {
  const say = useSay();
  return (
    <EmptyState
      picture="no-gifts"
      title={say('gifts.none.title')}
      text={say('gifts.none.text')}
      action={
        <Button asChild>
          <SiteLink href="/">{say('gifts.toLobby')}</SiteLink>
        </Button>
      }
    />
  );
}
