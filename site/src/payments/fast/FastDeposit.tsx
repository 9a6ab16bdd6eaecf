import { Button } from '@halley/ui/Button.tsx';
import { Note } from '@halley/ui/Card.tsx';
import { EmptyState } from '@halley/ui/EmptyState.tsx';
import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { useState } from 'react';
import { centsOfUnits, spansOf } from '../../forms/index.ts';
import { ModalLink } from '../../page/index.ts';
import { useQuery } from '../../query/index.ts';
import { AmountField } from '../amount/AmountField.tsx';
import { useAmount } from '../amount/use-amount.ts';
import { CashboxFrame } from '../CashboxFrame.tsx';
import { DepositLimitBar } from '../deposit/DepositLimitBar.tsx';
import { MethodsSkeleton } from '../deposit/MethodStep.tsx';
import { proposedAmount } from '../deposit/proposed-amount.ts';
import type { DepositAddress } from '../deposit/read-deposit-address.ts';
import { useDepositLimit } from '../deposit/use-deposit-limit.ts';
import type { Choice } from '../methods/choices.ts';
import { MethodList } from '../methods/MethodList.tsx';
import { boundsOf, describeChoice, rangeText } from '../methods/method-words.ts';
import { reloadMethods, useFields, useMethods } from '../methods/use-methods.ts';
import { OfferChoice } from '../offers/OfferChoice.tsx';
import { type Chosen, offerProblem } from '../offers/offer-rules.ts';
import { useOffers } from '../offers/use-offers.ts';
import { useSubmit } from '../payment/use-submit.ts';
import { Trouble } from '../Trouble.tsx';
import { useCashier } from '../use-cashier.ts';

/** One press with a way of paying that was saved before. */
export function FastDeposit({ wish }: { wish: DepositAddress }) {
  const { say, currency } = useCashier();
  const { choices, error } = useMethods(currency, 'deposit');
  const saved = choices?.filter(({ profile }) => profile);
  return (
    <CashboxFrame title={say('cashbox.fast.title')} page="deposit">
      {!saved ? (
        error !== undefined ? (
          <Trouble error={error} onAgain={() => void reloadMethods()} />
        ) : (
          <MethodsSkeleton />
        )
      ) : saved.length === 0 ? (
        <EmptyState
          picture="no-favourites"
          title={say('cashbox.fast.none')}
          text={say('cashbox.fast.noneText')}
          action={
            <Button look="primary" asChild>
              <ModalLink href="/deposit" replace>
                {say('cashbox.fast.usual')}
              </ModalLink>
            </Button>
          }
        />
      ) : (
        <Pay saved={saved} wish={wish} />
      )}
    </CashboxFrame>
  );
}

function Pay({ saved, wish }: { saved: Choice[]; wish: DepositAddress }) {
  const cashier = useCashier();
  const { say, currency, money } = cashier;
  const [chosen, setChosen] = useState<string>();
  const choice = saved.find(({ key }) => key === chosen) ?? (saved[0] as Choice);
  const { method, profile } = choice;
  const fields = useFields({ id: method.id, currency, paymentAction: 'deposit', savedProfileId: profile?.id });
  const stats = useQuery('readPlayerStats');
  const field = fields.data?.amountField;
  const bounds = boundsOf(method, currency);
  const isFirstDeposit = stats.data?.deposits_count === 0;
  const amount = useAmount(
    field ? proposedAmount({ field, currency, wished: wish.amount, isFirstDeposit }) : undefined,
  );
  const limit = useDepositLimit();
  const ceiling = limit
    ? { cents: limit.left, words: say('cashbox.amount.beyond_limit', { left: money(limit.left, { unit: 'whole' }) }) }
    : undefined;
  const problem = amount.problem({ bounds, ceiling });
  const offers = useOffers();
  const [decided, setDecided] = useState<Chosen>();
  // One step: only what was picked before is asked about, and nothing else comes along.
  const offerId = decided === undefined ? offers.picked : decided;
  const trouble = offerProblem(offers.list, { chosen: offerId, cents: amount.cents });
  const { busy, failure, submit } = useSubmit();

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        amount.tell();
        if (problem || trouble || amount.cents === undefined || !offers.ready) return;
        void submit({
          method,
          action: 'deposit',
          cents: amount.cents,
          fields: {},
          savedProfileId: profile?.id,
          offerId,
        });
      }}
    >
      {fields.error !== undefined ? (
        <Trouble error={fields.error} onAgain={fields.reload} />
      ) : field === undefined ? (
        <Skeleton className="h-32" />
      ) : (
        <AmountField
          label={say('cashbox.amount')}
          text={amount.text}
          onText={amount.setText}
          cents={amount.cents}
          bounds={bounds}
          spans={field ? spansOf(field, currency) : undefined}
          presets={field?.presets.map((preset) => centsOfUnits(preset, currency))}
          error={amount.told ? problem : undefined}
          hint={rangeText(cashier, bounds)}
        />
      )}
      <MethodList
        label={say('cashbox.step.method')}
        choices={saved}
        chosen={choice.key}
        onChoose={({ key }) => setChosen(key)}
        describe={(one) => describeChoice(cashier, one)}
      />
      {offers.picked !== null && (
        <OfferChoice
          offers={offers}
          chosen={offerId}
          onChoose={setDecided}
          cents={problem ? undefined : amount.cents}
          problem={trouble}
        />
      )}
      {limit && <DepositLimitBar limit={limit} />}
      {failure && (
        <div role="alert">
          <Note tone="danger">{failure}</Note>
        </div>
      )}
      <Button type="submit" look="primary" size="large" block icon="lock" loading={busy}>
        {amount.cents === undefined || problem
          ? say('cashbox.depositTitle')
          : say('cashbox.confirm.do', { amount: money(amount.cents, { unit: 'whole' }) })}
      </Button>
    </form>
  );
}
