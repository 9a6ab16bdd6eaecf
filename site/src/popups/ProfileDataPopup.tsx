import { Button } from '@halley/ui/Button.tsx';
import { Facts } from '@halley/ui/Card.tsx';
import { useSay } from '../i18n/index.ts';
import { SiteLink } from '../shell/SiteLink.tsx';
import { usePlayer } from '../shell/session.ts';
import { popups } from './create-popups.ts';
import { type ProfileField, profileFields } from './missing-fields.ts';
import { PopupFrame } from './PopupFrame.tsx';

/** What the house knows of the player, at a glance. */
export default function ProfileDataPopup() {
  const say = useSay();
  const player = usePlayer();
  if (!player) return null;
  const names = Object.keys(profileFields) as ProfileField[];
  return (
    <PopupFrame name="profile-data" title={say('popups.data.title')}>
      <Facts facts={names.map((field) => ({ name: say(profileFields[field]), value: player[field] || '–' }))} />
      <Button size="large" block asChild>
        <SiteLink href="/profile" onClick={() => popups.close('profile-data')}>
          {say('popups.data.edit')}
        </SiteLink>
      </Button>
    </PopupFrame>
  );
}
