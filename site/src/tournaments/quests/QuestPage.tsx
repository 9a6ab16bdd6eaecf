import { data } from 'react-router';
import { titled } from '../../brand/index.server.ts';
import { siteContext } from '../../context/index.ts';
import { messagesOf, sayIn } from '../../i18n/index.server.ts';
import { Speaks } from '../../i18n/index.ts';
import { type PageHandle, pageMeta, revalidateBeneath } from '../../page/index.ts';
import type { Route } from './+types/QuestPage.ts';
import { Quest } from './Quest.tsx';
import { readQuest } from './read-quest.server.ts';

/** Joining is the one thing to do here. */
export const handle: PageHandle = { ownPrimary: true };

/** The route that clients of the field call `questPage`, with its optional param `slug`. */
export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const say = sayIn(site.locale);
  const { quest, isThere, ...known } = await readQuest(site, slug);
  if (slug !== undefined && !isThere && !quest) throw data(null, { status: 404 });
  const title = quest?.title ?? say('quests.title');
  return {
    messages: messagesOf(site.locale, 'quests', 'contests'),
    seo: {
      title: titled(title),
      description: quest?.summary || say('quests.description'),
      trail: [{ name: title, path: slug === undefined ? '/action' : `/action/${slug}` }],
    },
    slug,
    ...known,
  };
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function QuestPage({
  loaderData: { messages, slug, quests, groups, status, now },
}: Route.ComponentProps) {
  return (
    <Speaks messages={messages}>
      <Quest slug={slug} quests={quests} groups={groups} status={status} now={now} />
    </Speaks>
  );
}
