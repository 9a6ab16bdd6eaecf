import { Button, EmptyState } from '@halley/ui';
import { data } from 'react-router';
import { siteContext } from '../context/index.ts';
import { sayIn } from '../i18n/index.server.ts';
import { Speaks, useSay } from '../i18n/index.ts';
import { judgeRequest, unlessItFails } from '../page/index.server.ts';
import { ClosedNote, type PageHandle, pageMeta, revalidateBeneath, SiteLink } from '../page/index.ts';
import type { Route } from './+types/SportPage.ts';
import { readLists } from './lists/read-lists.server.ts';
import { SportLists } from './lists/SportLists.tsx';
import { sportMessages } from './sport-messages.server.ts';

/** Placing is the one thing to do here: nothing beside it calls for a deposit. */
export const handle: PageHandle = { ownPrimary: true };

/** The sportsbook, and what lies beneath its own log-in and registration. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const verdict = await judgeRequest(site, url);
  const refused = verdict.go === 'nowhere' ? verdict.refused : undefined;
  const say = sayIn(site.locale);
  const config = await unlessItFails(site, site.api.readBettingConfig());
  const isOpen = config?.enabled ?? (await site.api.readProject()).apps.sportsbook;
  const page = {
    messages: sportMessages(site.locale),
    seo: { title: say('sportsbook.seo.title'), description: say('sportsbook.seo.description') },
    lists: isOpen && !refused ? await readLists(site, params.section) : null,
    refused,
  };
  return data(page, { status: refused ? 451 : 200 });
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function SportPage({ loaderData: { messages, lists, refused } }: Route.ComponentProps) {
  return (
    <Speaks messages={messages}>
      {refused && <ClosedNote refused={refused} />}
      {lists ? <SportLists key={`${lists.view} ${lists.sport}`} lists={lists} /> : <Closed />}
    </Speaks>
  );
}

function Closed() {
  const say = useSay();
  return (
    <>
      <h1 className="sr-only">{say('sportsbook.title')}</h1>
      <EmptyState
        picture="no-bets"
        title={say('sportsbook.closed.title')}
        text={say('sportsbook.closed.text')}
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
