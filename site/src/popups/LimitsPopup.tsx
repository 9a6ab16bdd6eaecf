import { Button } from '@halley/ui/Button.tsx';
import { useSay } from '../i18n/index.ts';
import { SiteLink } from '../shell/SiteLink.tsx';
import { popups } from './create-popups.ts';
import { PopupFrame } from './PopupFrame.tsx';

/** What limits are for, and the way to them; declining is one press. */
export default function LimitsPopup() {
  const say = useSay();
  return (
    <PopupFrame name="limits" title={say('popups.limits.title')} description={say('popups.limits.text')}>
      <Button size="large" block asChild>
        <SiteLink href="/profile/limits" onClick={() => popups.close('limits')}>
          {say('popups.limits.look')}
        </SiteLink>
      </Button>
      <Button look="quiet" block onClick={() => popups.close('limits')}>
        {say('popups.limits.decline')}
      </Button>
    </PopupFrame>
  );
}
