import { useSay } from '../../i18n/index.ts';
import { SiteLink } from '../../page/index.ts';

/** The way from the lobby to this page; the last step is the page itself. */
export function Breadcrumbs({ trail }: { trail: readonly { name: string; path: string }[] }) {
  const say = useSay();
  const above = [{ name: say('pages.lobby'), path: '/' }, ...trail.slice(0, -1)];
  return (
    <nav aria-label={say('pages.breadcrumbs')} className="article-crumbs text-13 text-text-faint">
      <ol className="flex flex-wrap items-center gap-x-2">
        {above.map(({ name, path }) => (
          <li key={path} className="flex items-center gap-x-2">
            <SiteLink href={path} className="inline-block py-1.5 hover:text-text">
              {name}
            </SiteLink>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className="min-w-0 truncate text-text-soft">
          {trail.at(-1)?.name}
        </li>
      </ol>
    </nav>
  );
}
