import { Button, buttonClass } from '@halley/ui/Button.tsx';
import { Note } from '@halley/ui/Card.tsx';
import { useSay } from '../../i18n/index.ts';
import { ModalLink, useModal } from '../../page/index.ts';

/** Too many wrong tries: what has happened, and each way to open the account again. */
export function LockedStage({ onBack }: { onBack: () => void }) {
  const say = useSay();
  const { hrefOf } = useModal();
  return (
    <div className="grid gap-4">
      <div role="alert">
        <Note tone="warn">{say('identity.locked.text')}</Note>
      </div>
      <ul className="grid list-disc gap-2 pl-5 text-text-soft">
        <li>{say('identity.locked.mail')}</li>
        <li>{say('identity.locked.reset')}</li>
        <li>{say('identity.locked.factor')}</li>
      </ul>
      <ModalLink
        href={hrefOf('/remind')}
        replace
        className={buttonClass({ look: 'primary', size: 'large', block: true })}
      >
        {say('identity.locked.newPassword')}
      </ModalLink>
      <Button look="quiet" block onClick={onBack}>
        {say('identity.locked.back')}
      </Button>
    </div>
  );
}
