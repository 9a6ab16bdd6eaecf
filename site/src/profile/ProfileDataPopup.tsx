import { Button } from '@halley/ui/Button.tsx';
import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { Suspense } from 'react';
import { useSay } from '../i18n/index.ts';
import { PopupFrame, popups, SiteLink } from '../page/index.ts';
import { ProfileData } from './ProfileData.tsx';

/** What the house knows of the player, at a glance. */
export default function ProfileDataPopup() {
  const say = useSay();
  return (
    <PopupFrame name="profile-data" title={say('popups.data.title')}>
      <Suspense fallback={<Skeleton className="h-64 rounded-lg" />}>
        <ProfileData />
      </Suspense>
      <Button size="large" block asChild>
        <SiteLink href="/profile" onClick={() => popups.close('profile-data')}>
          {say('popups.data.edit')}
        </SiteLink>
      </Button>
    </PopupFrame>
  );
}
