import { titled } from '../../brand/index.server.ts';
import { siteContext } from '../../context/index.ts';
import { messagesOf, sayIn } from '../../i18n/index.server.ts';
import { Speaks, useSay } from '../../i18n/index.ts';
import { pageMeta, revalidateBeneath } from '../../page/index.ts';
import type { Route } from './+types/AchievementsPage.ts';
import { AchievementList } from './AchievementList.tsx';
import { readAchievements } from './read-achievements.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const say = sayIn(site.locale);
  return {
    messages: messagesOf(site.locale, 'quests', 'contests'),
    seo: {
      title: titled(say('quests.achievements.title')),
      description: say('quests.achievements.lead'),
      trail: [{ name: say('quests.achievements.title'), path: '/achievements' }],
    },
    achievements: await readAchievements(site),
  };
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function AchievementsPage({ loaderData: { messages, achievements } }: Route.ComponentProps) {
  return (
    <Speaks messages={messages}>
      <Achievements achievements={achievements} />
    </Speaks>
  );
}

function Achievements({ achievements }: Pick<Route.ComponentProps['loaderData'], 'achievements'>) {
  const say = useSay();
  return (
    <article className="grid grid-cols-1 gap-5">
      <header className="grid gap-1.5">
        <h1 className="title-page">{say('quests.achievements.title')}</h1>
        <p className="max-w-[66ch] text-text-soft">{say('quests.achievements.lead')}</p>
      </header>
      <AchievementList achievements={achievements} />
    </article>
  );
}
