import { Button } from '@halley/ui';
import type { ReactNode } from 'react';
import { useSay } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';

/** The name of a page of lists, with the one search of the house beside it; on a phone that is in the head of every page. */
export function PageTitle({ children, after }: { children: ReactNode; after?: ReactNode }): ReactNode {
  const say = useSay();
  return (
    <div className="flex min-h-11 items-center gap-3">
      <h1 className="title-page min-w-0 truncate">{children}</h1>
      <div className="ml-auto flex shrink-0 items-center gap-2">
        {after}
        <Button asChild look="quiet" size="small" icon="search" className="max-md:hidden">
          <SiteLink href="/search">{say('sportsbook.search')}</SiteLink>
        </Button>
      </div>
    </div>
  );
}
