import { Button } from '@halley/ui/Button.tsx';
import { Note } from '@halley/ui/Card.tsx';
import { popups } from '../../page/index.ts';
import { useCashier } from '../use-cashier.ts';

/** This method wants to know something of the player that nobody has told yet. */
export function MissingDetails() {
  const { say } = useCashier();
  return (
    <Note tone="warn">
      <p>{say('cashbox.gate.text')}</p>
      <Button size="small" className="mt-2" onClick={() => popups.open('personal-info')}>
        {say('cashbox.gate.open')}
      </Button>
    </Note>
  );
}
