import { newProviderShownGroup } from '@halley/contract/groups';
import { Button } from '@halley/ui/Button.tsx';
import { useSay } from '../i18n/index.ts';
import { PopupFrame, popups, SiteLink } from '../page/index.ts';
import { callApi } from '../query/index.ts';

/** Games of a new house, told once: closing it joins the group of those who know. */
export default function NewProviderPopup() {
  const say = useSay();
  const remember = () => void callApi('changeGroups', { body: { groups: { add: [newProviderShownGroup] } } });
  return (
    <PopupFrame name="new-provider" title={say('popups.provider.title')} onClosed={remember}>
      <p className="text-text-soft">{say('popups.provider.text')}</p>
      <Button size="large" block asChild>
        <SiteLink
          href="/producers/halley-studio"
          onClick={() => {
            remember();
            popups.close('new-provider');
          }}
        >
          {say('popups.provider.look')}
        </SiteLink>
      </Button>
    </PopupFrame>
  );
}
