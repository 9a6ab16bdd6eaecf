import { Button } from '@halley/ui/Button.tsx';
import { Dialog } from '@halley/ui/Dialog.tsx';
import { useSay } from '../i18n/index.ts';
import { BreakFacts, type DeviceBreak } from '../identity/index.ts';

/** What has happened, and what stays possible. The session is over, so the way out is a new page. */
export function BreakBegun({ kind, until }: DeviceBreak) {
  const say = useSay();
  const leave = () => window.location.assign('/');
  const isPause = kind === 'coolingoff';
  return (
    <Dialog
      title={say(isPause ? 'limits.pause.done' : 'limits.exclusion.done')}
      description={say(isPause ? 'limits.pause.doneText' : 'limits.exclusion.doneText')}
      onClosed={leave}
    >
      <BreakFacts kind={kind} until={until} />
      <Button size="large" block data-autofocus onClick={leave}>
        {say('limits.exclusion.leave')}
      </Button>
    </Dialog>
  );
}
