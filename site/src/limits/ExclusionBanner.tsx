import type { Exclusion } from '@halley/contract';
import { Button } from '@halley/ui/Button.tsx';
import { Icon } from '@halley/ui/Icon.tsx';
import { useState } from 'react';
import { useSay } from '../i18n/index.ts';
import { SiteLink, useWhen } from '../page/index.ts';
import { callApi, queries } from '../query/index.ts';

/** On every page of a player who takes a pause or is excluded: until when, and what is open all the same (PP-27). */
export function ExclusionBanner({ exclusion }: { exclusion: Exclusion }) {
  const say = useSay();
  const when = useWhen();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { kind, until, may_return: mayReturn, returns_at: returnsAt } = exclusion;
  if (kind === null) return null;

  async function ask() {
    setBusy(true);
    setFailed(false);
    try {
      queries.set('readExclusion', undefined, await callApi('askToReturn'));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }
  function words(): string {
    if (returnsAt) return say('limits.banner.asked', { when: when(returnsAt) });
    if (mayReturn) return say('limits.banner.return');
    if (!until) return say('limits.banner.forever');
    return say(kind === 'coolingoff' ? 'limits.banner.pause' : 'limits.banner.exclusion', { when: when(until) });
  }

  return (
    <section
      aria-label={say(kind === 'coolingoff' ? 'limits.pause.title' : 'limits.exclusion.title')}
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-warn-wash px-4 py-3.5 text-[#ffe9b8]"
    >
      <Icon name="pause" className="text-warn" />
      <p className="min-w-56 flex-1 text-13">
        <b>{words()}</b> {!mayReturn && !returnsAt && say('limits.banner.rest')}
        {failed && <span role="alert"> {say('limits.banner.failed')}</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        {mayReturn && (
          <Button size="small" look="outline" loading={busy} onClick={() => void ask()}>
            {say('limits.banner.ask')}
          </Button>
        )}
        <Button size="small" asChild>
          <SiteLink href="/withdraw">{say('limits.banner.withdraw')}</SiteLink>
        </Button>
        <Button size="small" look="quiet" asChild>
          <SiteLink href="/profile/history">{say('limits.banner.history')}</SiteLink>
        </Button>
      </div>
    </section>
  );
}
