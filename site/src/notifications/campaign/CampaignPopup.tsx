import { Button } from '@halley/ui/Button.tsx';
import { PopupFrame, popups, SiteLink } from '../../page/index.ts';
import { campaignPopup, note } from './campaign-popup.ts';

/** A word of the house, in the player's language as it was written; to be closed as easily as followed. */
export default function CampaignPopup() {
  const said = campaignPopup();
  if (!said) return null;
  return (
    <PopupFrame name="campaign" title={said.title}>
      <p className="whitespace-pre-line text-text-soft">{said.text}</p>
      <Button size="large" block asChild>
        <SiteLink
          href={said.path}
          onClick={() => {
            note('clicked');
            popups.close('campaign');
          }}
        >
          {said.button}
        </SiteLink>
      </Button>
    </PopupFrame>
  );
}
