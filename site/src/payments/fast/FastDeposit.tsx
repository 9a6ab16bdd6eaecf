import { Button } from '@halley/ui/Button.tsx';
import { EmptyState } from '@halley/ui/EmptyState.tsx';
import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { useState } from 'react';
import { ModalLink } from '../../page/index.ts';
import { useQuery } from '../../query/index.ts';
import { AmountForm } from '../amount/AmountForm.tsx';
import { CashboxFrame } from '../CashboxFrame.tsx';
import { DepositLimitBar } from '../deposit/DepositLimitBar.tsx';
import { MethodsSkeleton } from '../deposit/MethodStep.tsx';
import type { DepositAddress } from '../deposit/read-deposit-address.ts';
import { useDepositAmount } from '../deposit/use-deposit-amount.ts';
import type { Choice } from '../methods/choices.ts';
import { MethodList } from '../methods/MethodList.tsx';
import { describeChoice } from '../methods/method-words.ts';
import { reloadMethods, useFields, useMethods } from '../methods/use-methods.ts';
import { OfferChoice } from '../offers/OfferChoice.tsx';
import { type Chosen, offerProblem } from '../offers/offer-rules.ts';
import { useOffers } from '../offers/use-offers.ts';
import { useSubmit } from '../payment/use-submit.ts';
import { Trouble } from '../Trouble.tsx';
import { useCashier } from '../use-cashier.ts';

/** One click with a way of paying that was saved before. */
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
  const { say, currency } = cashier;
  const [chosen, setChosen] = useState<string>();
  const choice = saved.find(({ key }) => key === chosen) ?? (saved[0] as Choice);
  const { method, profile } = choice;
  const fields = useFields({ id: method.id, currency, paymentAction: 'deposit', savedProfileId: profile?.id });
  const stats = useQuery('readPlayerStats');
  const field = fields.data?.amountField;
  const { amount, limit } = useDepositAmount({
    method,
    field,
    wished: wish.amount,
    isFirstDeposit: stats.data?.deposits_count === 0,
  });
  const offers = useOffers();
  const [decided, setDecided] = useState<Chosen>();
  // One step: only what was picked before is asked about, and nothing else comes along.
  const offerId = decided === undefined ? offers.picked : decided;
  const trouble = offerProblem(offers.list, { chosen: offerId, cents: amount.cents });
  const { busy, failure, submit } = useSubmit();

  return (
    <AmountForm
      label={say('cashbox.amount')}
      amount={amount}
      field={field}
      waiting={
        fields.error !== undefined ? (
          <Trouble error={fields.error} onAgain={fields.reload} />
        ) : field === undefined ? (
          <Skeleton className="h-32" />
        ) : undefined
      }
      submit="cashbox.depositTitle"
      submitWith="cashbox.confirm.do"
      icon="lock"
      busy={busy}
      failure={failure}
      onSubmit={(cents) => {
        if (cents === undefined || trouble || !offers.ready) return;
        void submit({ method, action: 'deposit', cents, fields: {}, savedProfileId: profile?.id, offerId });
      }}
    >
      <MethodList
        label={say('cashbox.step.method')}
        choices={saved}
        chosen={choice.key}
        onChoose={({ key }) => setChosen(key)}
        describe={(one) => describeChoice(cashier, one)}
      />
      {offers.picked !== null && (
        <OfferChoice offers={offers} chosen={offerId} onChoose={setDecided} cents={amount.payable} problem={trouble} />
      )}
      {limit && <DepositLimitBar limit={limit} />}
    </AmountForm>
  );
}
