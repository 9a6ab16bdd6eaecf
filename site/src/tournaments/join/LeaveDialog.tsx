import type { Tournament } from '@halley/contract';
import { Button, Dialog, Note } from '@halley/ui';
import { useSay } from '../../i18n/index.ts';
import { useConfirm } from './use-confirm.ts';

/** Leaving is for good: that is asked once, and nothing holds anybody back. */
export function LeaveDialog({ tournament: { id, title }, onClosed }: { tournament: Tournament; onClosed: () => void }) {
  const say = useSay();
  const { busy, fault, confirm } = useConfirm(id);
  return (
    <Dialog
      title={say('tournaments.leave.title', { title })}
      description={say('tournaments.leave.text')}
      onClosed={onClosed}
    >
      <div role="alert">{fault && <Note tone="warn">{fault}</Note>}</div>
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button block onClick={onClosed}>
          {say('tournaments.leave.no')}
        </Button>
        <Button
          block
          loading={busy}
          onClick={() => void confirm({ confirmed: false }).then((done) => done && onClosed())}
        >
          {say('tournaments.leave.yes')}
        </Button>
      </div>
    </Dialog>
  );
}
