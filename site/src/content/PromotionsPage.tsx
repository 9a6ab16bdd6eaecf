import { readRegistrationOffers } from '../bonuses/index.server.ts';
import { RegistrationOffers } from '../bonuses/index.ts';
import { siteContext } from '../context/index.ts';
import { Speaks } from '../i18n/index.ts';
import { pageMeta, revalidateBeneath } from '../page/index.ts';
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
  const [page, promos, newcomers] = await Promise.all([
    readContent(site, 'promotions'),
    readPromoCards(site),
    readRegistrationOffers(site),
  ]);
  return { ...(await loadArticle(site, page)), promos, newcomers };
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: articleUrl }];

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function PromotionsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <ArticleView
        article={loaderData}
        first={
          <>
            <PromoCards promos={loaderData.promos} />
            <RegistrationOffers {...loaderData.newcomers} />
          </>
        }
      />
    </Speaks>
  );
}
