import { readRegistrationOffers } from '../bonuses/index.server.ts';
import { RegistrationOffers } from '../bonuses/index.ts';
import { siteContext } from '../context/index.ts';
import { messagesOf } from '../i18n/index.server.ts';
import { Speaks } from '../i18n/index.ts';
import { wantsQuiet } from '../page/index.server.ts';
import { pageMeta, revalidateBeneath } from '../page/index.ts';
import { readContests } from '../tournaments/index.server.ts';
import { ContestsOverview } from '../tournaments/index.ts';
import type { Route } from './+types/PromotionsPage.ts';
import { ArticleView } from './ArticleView.tsx';
import articleUrl from './article.css?url';
import { loadArticle } from './load-article.server.ts';
import { PromoCards } from './parts/PromoCards.tsx';
import { readPromoCards } from './read-promos.server.ts';
import { readContent } from './read-static-page.server.ts';

/** The words are the operator's page `promotions`; above them stands whatever is switched on. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const hasContests = site.flags.pages.tournaments === true && !wantsQuiet(site);
  const [page, promos, newcomers, lists] = await Promise.all([
    readContent(site, 'promotions'),
    readPromoCards(site),
    readRegistrationOffers(site),
    hasContests ? readContests(site) : null,
  ]);
  const article = await loadArticle(site, page);
  const contests = lists && { lists, nowMs: Date.now(), messages: messagesOf(site.locale, 'tournaments') };
  return { ...article, promos, newcomers, contests };
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: articleUrl }];

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function PromotionsPage({ loaderData }: Route.ComponentProps) {
  const { promos, newcomers, contests } = loaderData;
  const offers = (
    <>
      <PromoCards promos={promos} />
      <RegistrationOffers {...newcomers} />
    </>
  );
  return (
    <Speaks messages={loaderData.messages}>
      <ArticleView
        article={loaderData}
        first={
          contests ? (
            <Speaks messages={contests.messages}>
              <ContestsOverview lists={contests.lists} nowMs={contests.nowMs}>
                {offers}
              </ContestsOverview>
            </Speaks>
          ) : (
            offers
          )
        }
      />
    </Speaks>
  );
}
