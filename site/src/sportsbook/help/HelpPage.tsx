import type { SportId } from '@halley/contract';
import { sportIds } from '@halley/contract/sport-names';
import { houseTerms } from '@halley/sports/bets';
import { marginOf } from '@halley/sports/price';
import { siteContext } from '../../context/index.ts';
import { sayIn } from '../../i18n/index.server.ts';
import { Speaks } from '../../i18n/index.ts';
import { orElse } from '../../page/index.server.ts';
import { type PageHandle, pageMeta, revalidateBeneath } from '../../page/index.ts';
import { sportMessages } from '../sport-messages.server.ts';
import type { Route } from './+types/HelpPage.ts';
import { BettingHelp } from './BettingHelp.tsx';

export const handle: PageHandle = { ownPrimary: true };

/** How betting works here: numbers come from where the house takes them, rules from the tables that settle. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const say = sayIn(site.locale);
  const menu = await orElse(site, site.api.readSportMenu(), { sports: [] });
  const sports = await Promise.all(
    sportIds.map(async (sport: SportId) => ({
      sport,
      title: menu.sports.find((one) => one.sport === sport)?.title ?? null,
      rules: (await orElse(site, site.api.readSportRules({ params: { sport } }), { sport, rules: [] })).rules,
    })),
  );
  return {
    messages: sportMessages(site.locale, 'bethelp'),
    seo: { title: say('bethelp.seo.title'), description: say('bethelp.seo.description') },
    help: {
      sports: sports.flatMap(({ title, ...one }) => (title === null ? [] : [{ ...one, title }])),
      marginsBp: {
        handicap: marginOf('handicap'),
        main: marginOf('1x2'),
        prop: marginOf('next_goal'),
        score: marginOf('correct_score'),
        builder: marginOf('builder'),
      },
      terms: houseTerms,
    },
  };
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function HelpPage({ loaderData: { messages, help } }: Route.ComponentProps) {
  return (
    <Speaks messages={messages}>
      <BettingHelp help={help} />
    </Speaks>
  );
}
