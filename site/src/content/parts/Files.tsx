import { Icon } from '@halley/ui/Icon.tsx';
import { linkClass } from '@halley/ui/SectionHead.tsx';
import { useSay } from '../../i18n/index.ts';
import { SiteLink } from '../../page/index.ts';
import type { ArticleData } from '../load-article.server.ts';

/** What belongs to the terms: pages of the site, or files to keep. */
export function Files({ files }: Pick<ArticleData, 'files'>) {
  const say = useSay();
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="files" className="grid gap-3">
      <h2 id="files" className="title-section">
        {say('pages.files')}
      </h2>
      <ul className="grid gap-1">
        {files.map(({ id, url, description }) => (
          <li key={id} className="flex items-center gap-2">
            <Icon name="document" className="text-text-faint" />
            <SiteLink href={url} className={linkClass}>
              {description || id}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
