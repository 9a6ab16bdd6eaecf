import { linkClass } from '@halley/ui/SectionHead.tsx';
import { useSay } from '../i18n/index.ts';
import { Consequences, SiteLink, useWhen } from '../page/index.ts';
import type { DeviceBreak } from './device-break.ts';

/** A break in words: until when, what stays possible, where help is. */
export function BreakFacts({ kind, until }: DeviceBreak) {
  const say = useSay();
  return (
    <>
      <p className="font-semibold">{useBreakTitle()({ kind, until })}</p>
      <Consequences lines={[say('limits.banner.rest'), say('limits.pause.still'), say('limits.break.support')]} />
      <p className="text-text-soft">
        {say('limits.break.help')}{' '}
        <SiteLink href="/responsible-gaming" className={linkClass}>
          {say('limits.break.where')}
        </SiteLink>
      </p>
    </>
  );
}

function useBreakTitle() {
  const say = useSay();
  const when = useWhen();
  return ({ kind, until }: DeviceBreak) => {
    if (!until) return say('limits.banner.forever');
    return say(kind === 'coolingoff' ? 'limits.banner.pause' : 'limits.banner.exclusion', { when: when(until) });
  };
}
