import { Button } from '@halley/ui';
import { useSay } from '../../i18n/index.ts';
import { SiteLink } from '../../page/index.ts';

/** From reading to doing in one click: limits, a break, and how much has been spent. As near as the deposit is. */
export function CareActions() {
  const say = useSay();
  return (
    <section
      aria-label={say('pages.care.title')}
      className="article-care grid gap-3 rounded-xl bg-surface-1 p-5 shadow-1"
    >
      <p className="max-w-[60ch] text-text-soft">{say('pages.care.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button asChild look="secondary" size="large" icon="limits">
          <SiteLink href="/profile/limits">{say('pages.care.limits')}</SiteLink>
        </Button>
        <Button asChild look="secondary" size="large" icon="pause">
          <SiteLink href="/profile/limits#break">{say('pages.care.break')}</SiteLink>
        </Button>
        <Button asChild look="secondary" size="large">
          <SiteLink href="/self-test">{say('pages.care.selfTest')}</SiteLink>
        </Button>
        <Button asChild look="outline" size="large">
          <SiteLink href="/profile/limits#exclusion">{say('pages.care.exclusion')}</SiteLink>
        </Button>
      </div>
    </section>
  );
}
