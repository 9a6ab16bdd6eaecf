import { linkClass } from '@halley/ui/SectionHead.tsx';
import type { ReactNode } from 'react';
import { useSay } from '../i18n/index.ts';
import { CmsHtml, SiteLink } from '../page/index.ts';
import type { ArticleData } from './load-article.server.ts';
import { Articles } from './parts/Articles.tsx';
import { Awards } from './parts/Awards.tsx';
import { Breadcrumbs } from './parts/Breadcrumbs.tsx';
import { CareActions } from './parts/CareActions.tsx';
import { Contents } from './parts/Contents.tsx';
import { Faq } from './parts/Faq.tsx';
import { Files } from './parts/Files.tsx';

/** From so many parts on a text gets a table of contents. */
const fewestParts = 3;
const aboutCare = new Set(['responsible-gaming']);

interface ArticleViewProps {
  article: ArticleData;
  /** Above the text. */
  first?: ReactNode;
  /** Behind it. */
  children?: ReactNode;
}

/** A text to read: title, contents, the text itself, and what belongs to it. */
export function ArticleView({ article, first, children }: ArticleViewProps) {
  const say = useSay();
  const { title, lead, html, headings, updated, faq } = article;
  const parts = faq.length > 0 ? [...headings, { id: 'faq', text: say('pages.faq') }] : headings;
  const listed = parts.length >= fewestParts;
  return (
    <div className="article">
      <Breadcrumbs trail={article.seo.trail} />
      <header className="article-head grid gap-2">
        <h1 className="title-page">{title}</h1>
        {lead && <p className="text-lg text-text-soft">{lead}</p>}
        {updated && (
          <p className="text-13 text-text-faint">
            {say('pages.changed')} <time dateTime={updated.at}>{updated.text}</time>
          </p>
        )}
      </header>
      {aboutCare.has(article.address) && <CareActions />}
      {listed && <Contents parts={parts} />}
      <div className="article-main grid gap-8">
        {first}
        {html.trim() !== '' && <CmsHtml html={html} className="article-text" />}
        <Awards awards={article.awards} />
        <Faq questions={faq} />
        {children}
        <Files files={article.files} />
        <Articles articles={article.articles} />
        {article.more.length > 0 && (
          <nav aria-labelledby="more-to-read" className="article-more grid gap-3 border-t border-line pt-6">
            <h2 id="more-to-read" className="title-card">
              {say('pages.more')}
            </h2>
            <ul className="flex flex-wrap gap-x-6 gap-y-1">
              {article.more.map(({ title: other, href }) => (
                <li key={href}>
                  <SiteLink href={href} className={linkClass}>
                    {other}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  );
}
