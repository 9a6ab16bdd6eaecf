import { linkClass } from '@halley/ui/SectionHead.tsx';
import { siteContext } from '../context/index.ts';
import { sayIn } from '../i18n/index.server.ts';
import { Speaks, useSay } from '../i18n/index.ts';
import { CmsHtml, pageMeta, revalidateBeneath, SiteLink } from '../page/index.ts';
import type { Route } from './+types/PromoPage.ts';
import articleUrl from './article.css?url';
import { type ArticleData, loadArticle } from './load-article.server.ts';
import { Breadcrumbs } from './parts/Breadcrumbs.tsx';
import { Faq } from './parts/Faq.tsx';
import { PromoTime } from './parts/PromoCards.tsx';
import { type PromoCard, promoCard, readPromo } from './read-promos.server.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const page = await readPromo(site, params.slug);
  const article = await loadArticle(site, page);
  const above = { name: sayIn(site.locale)('pages.promo.all'), path: '/promotions' };
  return {
    ...article,
    seo: { ...article.seo, trail: [above, ...article.seo.trail] },
    card: promoCard(site, page, new Date()),
  };
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: articleUrl }];

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function PromoPage({ loaderData: { card, ...article } }: Route.ComponentProps) {
  return (
    <Speaks messages={article.messages}>
      <Promo article={article} card={card} />
    </Speaks>
  );
}

/** A promotion: its head over the whole width, its conditions in lines that can be read. */
export function Promo({ article, card }: { article: ArticleData; card: PromoCard }) {
  const say = useSay();
  const { title, html, faq } = article;
  const { lead, picture, time } = card;
  return (
    <article className="grid gap-8">
      <Breadcrumbs trail={article.seo.trail} />
      <header className="grid overflow-hidden rounded-xl bg-linear-160 from-[#1e274b] to-[#141a33] shadow-1 md:grid-cols-2">
        <div className="grid content-center justify-items-start gap-3 p-6 md:p-10">
          <h1 className="title-page">{title}</h1>
          {lead && <p className="max-w-[52ch] text-lg text-text-soft">{lead}</p>}
          {time && <PromoTime time={time} />}
        </div>
        {picture && (
          <img
            src={picture}
            alt=""
            width={960}
            height={540}
            className="aspect-video size-full object-cover max-md:order-first"
          />
        )}
      </header>
      <div className="grid max-w-184 gap-8">
        {html.trim() !== '' && <CmsHtml html={html} className="article-text" />}
        <Faq questions={faq} />
        <p>
          <SiteLink href="/promotions" className={linkClass}>
            {say('pages.promo.all')}
          </SiteLink>
        </p>
      </div>
    </article>
  );
}
