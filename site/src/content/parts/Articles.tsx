import { useSay } from '../../i18n/index.ts';
import { SiteLink } from '../../page/index.ts';
import type { ArticleData } from '../load-article.server.ts';

/** What has been written about the house: six at most, the loader sees to it. */
export function Articles({ articles }: Pick<ArticleData, 'articles'>) {
  const say = useSay();
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="articles" className="article-press grid gap-3">
      <h2 id="articles" className="title-section">
        {say('pages.articles')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map(({ url, title, date, day, img, imgAlt }) => (
          <li key={url} className="relative grid content-start gap-2 rounded-xl bg-surface-1 p-3 pb-4 shadow-1">
            {img && (
              <img
                src={img}
                alt={imgAlt}
                width={480}
                height={270}
                loading="lazy"
                className="aspect-video w-full rounded-lg object-cover"
              />
            )}
            <time dateTime={date} className="px-1 text-13 text-text-faint">
              {day}
            </time>
            <h3 className="title-card px-1">
              <SiteLink href={url} className="after:absolute after:inset-0 after:rounded-xl hover:text-ice">
                {title}
              </SiteLink>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
