import type { CashoutOutlook } from '@halley/contract';
import { Button } from '@halley/ui/Button.tsx';
import { Note } from '@halley/ui/Card.tsx';
import { SiteLink } from '../../page/index.ts';
import { useCashier } from '../use-cashier.ts';
import { warningWords } from '../words.ts';

/** What makes a withdrawal wait for a person, told before it is asked for (PP-19). Nothing of it stands in the way. */
export function GoodToKnow({ outlook: { warnings, unplayed_cents: unplayed } }: { outlook: CashoutOutlook }) {
  const { say, money } = useCashier();
  return (
    <>
      {warnings.map((warning) => (
        <Note key={warning} tone="info">
          <p>{say(warningWords[warning])}</p>
          {warning !== 'several_accounts' && (
            <Button size="small" className="mt-2" asChild>
              <SiteLink href="/profile/verification">{say('cashbox.warn.show')}</SiteLink>
            </Button>
          )}
        </Note>
      ))}
      {unplayed > 0 && <Note tone="info">{say('cashbox.warn.unplayed_deposit', { amount: money(unplayed) })}</Note>}
    </>
  );
}
