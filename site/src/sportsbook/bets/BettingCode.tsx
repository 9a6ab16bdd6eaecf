import { CallFailed } from '@halley/contract/client';
import { Button, Card, Field, Note } from '@halley/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useSay } from '../../i18n/index.ts';
import { callApi } from '../../query/index.ts';

type Said = { given: string } | 'unknown' | 'failed';

/** A code for a free bet or another gift of sport. The call throws what fails on to here, where it is said in words. */
export function BettingCode(): ReactNode {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>();
  const code = typed.trim();

  async function redeem(event: FormEvent) {
    event.preventDefault();
    if (isBusy || code === '') return;
    setBusy(true);
    try {
      const { name } = await callApi('useBettingCode', { body: { code } });
      setSaid({ given: name });
      setTyped('');
    } catch (error) {
      setSaid(error instanceof CallFailed && error.status === 404 ? 'unknown' : 'failed');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card className="text-13">
      <form className="grid gap-3" noValidate onSubmit={(event) => void redeem(event)}>
        <Field
          label={say('bets.code.label')}
          name="betting_code"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" size="small" loading={isBusy} disabled={code === ''}>
          {say('bets.code.use')}
        </Button>
        <div role="status" className="empty:hidden">
          {typeof said === 'object' && <Note tone="win">{say('bets.code.given', { name: said.given })}</Note>}
          {said === 'unknown' && <Note tone="warn">{say('bets.code.unknown')}</Note>}
          {said === 'failed' && <Note tone="warn">{say('bets.code.failed')}</Note>}
        </div>
      </form>
    </Card>
  );
}
