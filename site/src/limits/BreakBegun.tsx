import { Button } from '@halley/ui/Button.tsx';
import { Dialog } from '@halley/ui/Dialog.tsx';
import { useSay } from '../i18n/index.ts';

/** What has happened, and that one may log in to withdraw. The session is over, so the way out is a new page. */
export function BreakBegun({ kind }: { kind: 'pause' | 'exclusion' }) {
  const say = useSay();
  const leave = () => window.location.assign('/');
  return (
    <Dialog
      title={say(kind === 'pause' ? 'limits.pause.done' : 'limits.exclusion.done')}
      description={say(kind === 'pause' ? 'limits.pause.doneText' : 'limits.exclusion.doneText')}
      onClosed={leave}
    >
      <Button size="large" block data-autofocus onClick={leave}>
        {say('limits.exclusion.leave')}
      </Button>
    </Dialog>
  );
}
