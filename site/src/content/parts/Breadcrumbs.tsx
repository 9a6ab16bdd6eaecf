import { useSay } from '../../i18n/index.ts';
import { SiteLink } from '../../shell/SiteLink.tsx';

export function Breadcrumbs({ title }: { title: string }) {
  const say = useSay();
  return (
    <nav aria-label={say('pages.breadcrumbs')} className="article-crumbs text-13 text-text-faint">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <SiteLink href="/" className="inline-block py-1.5 hover:text-text">
            {say('pages.lobby')}
          </SiteLink>
        </li>
        <li aria-hidden="true">/</li>
        <li aria-current="page" className="min-w-0 truncate text-text-soft">
          {title}
        </li>
      </ol>
    </nav>
  );
}
