import { redirect } from 'react-router';
import { titled } from '../brand/index.server.ts';
import { siteContext } from '../context/index.ts';
import { messagesOf, sayIn } from '../i18n/index.server.ts';
import { Speaks } from '../i18n/index.ts';
import { requirePage } from '../page/index.server.ts';
import { type PageHandle, pageMeta, revalidateBeneath } from '../page/index.ts';
import type { Route } from './+types/TournamentPage.ts';
import { hrefOf } from './contests.ts';
import { readTournament } from './read-tournament.server.ts';
import { TournamentView } from './TournamentView.tsx';

/** Joining is the one thing to do here: nothing beside it calls for a deposit. */
export const handle: PageHandle = { ownPrimary: true };

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  requirePage(site, 'tournaments');
  const read = await readTournament(site, params.slug);
  const { tournament } = read;
  const href = hrefOf(tournament);
  // Quests and achievements have pages of their own.
  if (!href.startsWith('/tournaments/')) throw redirect(href);
  const say = sayIn(site.locale);
  const above = { name: say('tournaments.title'), path: '/tournaments' };
  return {
    messages: messagesOf(site.locale, 'tournaments'),
    seo: {
      title: titled(tournament.title),
      description: tournament.summary || say('tournaments.description'),
      trail: [above, { name: tournament.title, path: href }],
    },
    read,
  };
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function TournamentPage({ loaderData: { messages, read } }: Route.ComponentProps) {
  return (
    <Speaks messages={messages}>
      {/* Another tournament is another page: nothing that was open in the one before stays open. */}
      <TournamentView key={read.tournament.id} {...read} />
    </Speaks>
  );
}
