import { Button } from '@halley/ui/Button.tsx';
import { EmptyState } from '@halley/ui/EmptyState.tsx';
import { failureWords } from './payment/failure-words.ts';
import { useCashier } from './use-cashier.ts';

/** Something did not come: in plain words what, that no money is lost, and a way to try again. */
export function Trouble({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const { say } = useCashier();
  return (
    <div role="alert">
      <EmptyState
        picture="lost-signal"
        title={say('cashbox.trouble.title')}
        text={failureWords(say, error)}
        action={
          <Button icon="refresh" onClick={onAgain}>
            {say('cashbox.again')}
          </Button>
        }
      />
    </div>
  );
}
