import { Button } from '@halley/ui/Button.tsx';
import { useSay } from '../i18n/index.ts';
import { PopupFrame, popups } from '../page/index.ts';
import { writeStored } from '../storage/index.ts';

/** Who may do what under the Estonian licence. Read once, it does not come again. */
export default function EstoniaPopup() {
  const say = useSay();
  const remember = () => writeStored('estoniaPopup', '1');
  return (
    <PopupFrame name="estonia" title={say('popups.estonia.title')} onClosed={remember}>
      <p className="text-text-soft">{say('popups.estonia.text')}</p>
      <Button
        size="large"
        block
        data-autofocus
        onClick={() => {
          remember();
          popups.close('estonia');
        }}
      >
        {say('popups.understood')}
      </Button>
    </PopupFrame>
  );
}
