import { groupIdsOf, levelOf, type VipTier, vipTierOf } from '@halley/contract/groups';
import { Avatar, Badge, Button, SideTabs } from '@halley/ui';
import type { ReactNode } from 'react';
import { type MessageKey, useSay } from '../../i18n/index.ts';
import { usePlayer } from '../../session/index.ts';
import { SiteLink } from '../SiteLink.tsx';
import { type ProfileSection, sections, sectionTabs } from './sections.ts';

export const tierNames: Record<VipTier, MessageKey> = {
  Diamond: 'profile.vip.diamond',
  Platinum: 'profile.vip.platinum',
  Gold: 'profile.vip.gold',
  Silver: 'profile.vip.silver',
  Bronze: 'profile.vip.bronze',
  'Rising star': 'profile.vip.rising',
};

export interface ProfileFrameProps {
  current: ProfileSection;
  /** The page's heading; the tab's name where none is given. */
  title?: string;
  /** One sentence under the heading. */
  lead?: ReactNode;
  children: ReactNode;
}

/**
 * Round every page of the profile: who is here, the pages beside it, the heading. Who is here comes with the root; the
 * page's loader brings the room `profile` of the texts (`loadProfilePage` does both it and the guard).
 */
export function ProfileFrame({ current, title, lead, children }: ProfileFrameProps) {
  const say = useSay();
  return (
    <div className="grid gap-5 lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:gap-8">
      <div className="grid min-w-0 content-start gap-4 lg:gap-5">
        <Person current={current} />
        <SideTabs
          label={say('profile.title')}
          className="max-lg:-mx-gutter max-lg:px-gutter"
          tabs={sectionTabs.map((name) => ({
            href: sections[name].href,
            icon: sections[name].icon,
            label: say(sections[name].label),
            current: name === current,
          }))}
        />
      </div>
      <div className="grid min-w-0 content-start gap-6">
        <header className="grid gap-1.5">
          <h1 className="title-page">{title ?? say(sections[current].label)}</h1>
          {lead && <p className="max-w-[62ch] text-text-soft">{lead}</p>}
        </header>
        {children}
      </div>
    </div>
  );
}

function Person({ current }: { current: ProfileSection }) {
  const say = useSay();
  const player = usePlayer();
  if (!player) return null;
  const name = player.nickname ?? player.email;
  const level = player.statuses.find(({ id }) => id === levelOf(player.statuses));
  const tier = vipTierOf(groupIdsOf(player.statuses));
  return (
    <div className="flex min-w-0 items-center gap-3 lg:flex-col lg:items-stretch lg:gap-4">
      <div className="flex min-w-0 flex-1 items-center gap-3">
        <Avatar name={name} className="size-12 text-base" />
        <div className="grid min-w-0 justify-items-start gap-1">
          <p className="max-w-full truncate font-bold" title={name}>
            {name}
          </p>
          <p className="flex max-w-full flex-wrap gap-1.5">
            {level && <Badge tone="violet">{level.name}</Badge>}
            {tier && <Badge tone="amber">{say(tierNames[tier])}</Badge>}
            {!level && !tier && (
              <span className="max-w-full truncate text-xs text-text-faint">{say('profile.noLevel')}</span>
            )}
          </p>
        </div>
      </div>
      {/* On a phone the tab may be out of sight; a way to stop shall never be. */}
      {current !== 'limits' && (
        <Button icon="pause" size="small" asChild className="lg:hidden">
          <SiteLink href={sections.limits.href}>{say('profile.break')}</SiteLink>
        </Button>
      )}
    </div>
  );
}
