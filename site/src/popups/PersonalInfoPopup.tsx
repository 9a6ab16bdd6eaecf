import { Button } from '@halley/ui/Button.tsx';
import { useSay } from '../i18n/index.ts';
import { SiteLink } from '../shell/SiteLink.tsx';
import { usePlayer } from '../shell/session.ts';
import { popups } from './create-popups.ts';
import { missingFields, profileFields } from './missing-fields.ts';
import { PopupFrame } from './PopupFrame.tsx';

/** What is missing in the profile before money can move, and the way to fill it in. */
export default function PersonalInfoPopup() {
  const say = useSay();
  const player = usePlayer();
  if (!player) return null;
  const missing = missingFields(player);
  return (
    <PopupFrame
      name="personal-info"
      title={say('popups.personal.title')}
      description={say(missing.length > 0 ? 'popups.personal.text' : 'popups.personal.whole')}
    >
      {missing.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5">
          {missing.map((field) => (
            <li key={field}>{say(profileFields[field])}</li>
          ))}
        </ul>
      )}
      <Button look="quiet" block onClick={() => popups.open('profile-data')}>
        {say('popups.data.title')}
      </Button>
      <Button size="large" block asChild>
        <SiteLink href="/profile" onClick={() => popups.close('personal-info')}>
          {say('popups.personal.fill')}
        </SiteLink>
      </Button>
    </PopupFrame>
  );
}
