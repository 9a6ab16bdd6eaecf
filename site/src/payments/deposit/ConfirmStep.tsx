import { Button } from '@halley/ui/Button.tsx';
import { Facts, Note } from '@halley/ui/Card.tsx';
import { feeText } from '../methods/method-words.ts';
import { comingWith } from '../offers/offer-rules.ts';
import { useComing } from '../offers/use-coming.ts';
import { useSubmit } from '../payment/use-submit.ts';
import { useCashier } from '../use-cashier.ts';
import type { DepositDraft } from './DepositFlow.tsx';

/** Everything once more, before money moves. */
export function ConfirmStep({ draft }: { draft: DepositDraft }) {
  const cashier = useCashier();
  const { say, account, money } = cashier;
  const { choice, cents, fields, saveProfile, offer } = draft;
  const coming = useComing();
  const { amount: bonus, requirement } = offer ? comingWith(offer.deal, cents) : { amount: null, requirement: null };
  const after = money(BigInt(account.amount_cents) + cents);
  const { busy, failure, submit } = useSubmit();
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit({
          method: choice.method,
          action: 'deposit',
          cents,
          fields,
          savedProfileId: choice.profile?.id,
          offerId: offer?.id ?? null,
          ...(saveProfile && { saveProfile }),
        });
      }}
    >
      <p className="grid justify-items-center gap-1">
        <span className="text-text-soft">{say('cashbox.confirm.pay')}</span>
        <span className="figure text-4xl tracking-tight">{money(cents)}</span>
      </p>
      <Facts
        className="rounded-lg bg-surface-2 p-5"
        facts={[
          { name: say('cashbox.step.method'), value: choice.title },
          { name: say('cashbox.fee'), value: feeText(cashier, choice.method) },
          ...(offer ? [{ name: offer.title, value: coming(offer.deal, cents) }] : []),
          ...(requirement ? [{ name: say('cashbox.confirm.stake'), value: money(requirement) }] : []),
          {
            name: say('cashbox.confirm.after'),
            value:
              offer?.deal.gets.type === 'bonus' && bonus
                ? say('cashbox.confirm.afterBonus', { amount: after, bonus: money(bonus) })
                : after,
          },
        ]}
      />
      {offer && <Note>{say('cashbox.confirm.gift')}</Note>}
      <Note>{say(choice.method.type === 'cards' ? 'cashbox.confirm.card' : 'cashbox.confirm.note')}</Note>
      {failure && (
        <div role="alert">
          <Note tone="danger">{failure}</Note>
        </div>
      )}
      <Button type="submit" look="primary" size="large" block icon="lock" loading={busy} data-autofocus="">
        {say('cashbox.confirm.do', { amount: money(cents) })}
      </Button>
    </form>
  );
}
