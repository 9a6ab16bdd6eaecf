import { lazy } from 'react';
import { siteContext } from '../context/index.ts';
import { Speaks } from '../i18n/index.ts';
import { readJackpotPage } from '../jackpots/index.server.ts';
import { pageMeta, revalidateBeneath } from '../page/index.ts';
import type { Route } from './+types/NamedPage.ts';
import { ArticleView } from './ArticleView.tsx';
import articleUrl from './article.css?url';
import { loadArticle } from './load-article.server.ts';
import { readStaticPage } from './read-static-page.server.ts';

const OneJackpot = import.meta.env.SSR
  ? (await import('../jackpots/OneJackpot.tsx')).default
  : lazy(() => import('../jackpots/OneJackpot.tsx'));

/**
 * Whatever no route is: the name of a jackpot, a page of the operator's, or nothing at all, which is a real 404. A
 * jackpot comes first, for it is running: a page that takes its name must not hide where money is won.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const address = params['*'];
  const jackpot = await readJackpotPage(site, address, request);
  if (jackpot) return { seo: jackpot.seo, jackpot, article: null };
  const article = await loadArticle(site, await readStaticPage(site, address));
  return { seo: article.seo, jackpot: null, article };
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: articleUrl }];

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function NamedPage({ loaderData: { jackpot, article } }: Route.ComponentProps) {
  if (jackpot) return <OneJackpot page={jackpot} />;
  return article ? (
    <Speaks messages={article.messages}>
      <ArticleView article={article} />
    </Speaks>
  ) : null;
}
