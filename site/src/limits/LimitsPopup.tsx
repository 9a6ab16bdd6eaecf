import { Button } from '@halley/ui/Button.tsx';
import { useSay } from '../i18n/index.ts';
import { declineLimit } from '../identity/index.ts';
import { PopupFrame, popups, SiteLink } from '../page/index.ts';

/** What limits are for, and the way to them; declining is one click, and remembered (PP-22). */
export default function LimitsPopup() {
  const say = useSay();
  return (
    <PopupFrame name="limits" title={say('popups.limits.title')} description={say('popups.limits.text')}>
      <Button size="large" block asChild>
        <SiteLink href="/profile/limits" onClick={() => popups.close('limits')}>
          {say('popups.limits.look')}
        </SiteLink>
      </Button>
      <Button
        look="quiet"
        block
        onClick={() => {
          void declineLimit();
          popups.close('limits');
        }}
      >
        {say('popups.limits.decline')}
      </Button>
    </PopupFrame>
  );
}
