import { Button, EmptyState } from '@halley/ui';
import { data } from 'react-router';
import { siteContext } from '../context/index.ts';
import { messagesOf, sayIn } from '../i18n/index.server.ts';
import { Speaks, useSay } from '../i18n/index.ts';
import { judgeRequest } from '../page/index.server.ts';
import { ClosedNote, type PageHandle, pageMeta, revalidateBeneath, SiteLink } from '../page/index.ts';
import type { Route } from './+types/SportPage.ts';

export const handle: PageHandle = { noindex: true };

/** The betting area, and what lies beneath its own log-in and registration. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const verdict = await judgeRequest(site, url);
  const refused = verdict.go === 'nowhere' ? verdict.refused : undefined;
  const say = sayIn(site.locale);
  const page = {
    messages: messagesOf(site.locale, 'sportsbook'),
    seo: { title: say('sportsbook.seo.title'), description: say('sportsbook.seo.description') },
    open: (await site.api.readProject()).apps.sportsbook,
    refused,
  };
  return data(page, { status: refused ? 451 : 200 });
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function SportPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      {loaderData.refused && <ClosedNote refused={loaderData.refused} />}
      <Sport open={loaderData.open} />
    </Speaks>
  );
}

function Sport({ open }: { open: boolean }) {
  const say = useSay();
  return (
    <>
      <h1 className="sr-only">{say('sportsbook.title')}</h1>
      <EmptyState
        picture="no-bets"
        title={say(open ? 'sportsbook.preparing.title' : 'sportsbook.closed.title')}
        text={say(open ? 'sportsbook.preparing.text' : 'sportsbook.closed.text')}
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
