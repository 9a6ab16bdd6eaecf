import { Button } from '@halley/ui/Button.tsx';
import { useSay } from '../i18n/index.ts';
import { PopupFrame, popups, SiteLink } from '../page/index.ts';

/** Slots that the house has marked as special, told once in a browser. */
export default function SpecialSlotPopup() {
  const say = useSay();
  return (
    <PopupFrame name="special-slot" title={say('popups.special.title')}>
      <p className="text-text-soft">{say('popups.special.text')}</p>
      <Button size="large" block asChild>
        <SiteLink href="/categories/special" onClick={() => popups.close('special-slot')}>
          {say('popups.special.look')}
        </SiteLink>
      </Button>
    </PopupFrame>
  );
}
