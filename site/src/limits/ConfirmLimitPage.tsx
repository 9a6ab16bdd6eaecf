import { Button, EmptyState } from '@halley/ui';
import { messagesOf } from '../i18n/catalog.server.ts';
import { Speaks, useSay } from '../i18n/index.ts';
import { sayIn } from '../i18n/say.server.ts';
import type { PageHandle } from '../shell/PageLinks.tsx';
import { SiteLink } from '../shell/SiteLink.tsx';
import { pageMeta } from '../shell/seo.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/ConfirmLimitPage.ts';

export const handle: PageHandle = { noindex: true };

/** Where the mail about a changed limit leads. It needs no log-in: the token in the link is the proof. */
export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  const say = sayIn(locale);
  return {
    messages: messagesOf(locale, 'limits'),
    seo: { title: say('limits.confirm.seo'), description: say('limits.seo.description') },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function ConfirmLimitPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <Confirm />
    </Speaks>
  );
}

/** Limits cannot be changed in this edition, so no link can have been mailed: whatever it holds, nothing is changed. */
function Confirm() {
  const say = useSay();
  return (
    <>
      <h1 className="sr-only">{say('limits.confirm.title')}</h1>
      <EmptyState
        picture="no-notifications"
        title={say('limits.confirm.title')}
        text={say('limits.confirm.text')}
        action={
          <Button asChild>
            <SiteLink href="/">{say('error.toLobby')}</SiteLink>
          </Button>
        }
        className="py-16"
      />
    </>
  );
}
