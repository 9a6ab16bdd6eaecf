import type { CashoutOutlook } from '@halley/contract';
import { EmptyState } from '@halley/ui/EmptyState.tsx';
import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { useEffect, useState } from 'react';
import { typedText } from '../../forms/index.ts';
import { AmountForm } from '../amount/AmountForm.tsx';
import { useAmount } from '../amount/use-amount.ts';
import { MethodFieldList } from '../fields/MethodFieldList.tsx';
import { useMethodFields } from '../fields/use-method-fields.ts';
import type { Choice } from '../methods/choices.ts';
import { MethodList } from '../methods/MethodList.tsx';
import { boundsOf, feeText, rangeText } from '../methods/method-words.ts';
import { reloadMethods, useFields, useMethods } from '../methods/use-methods.ts';
import { Line } from '../payment/PaymentSteps.tsx';
import { useSubmit } from '../payment/use-submit.ts';
import { Trouble } from '../Trouble.tsx';
import { useCashier } from '../use-cashier.ts';
import { TakeBackNote } from './TakeBackNote.tsx';
import { another, UsedDestinations } from './UsedDestinations.tsx';
import { useTakeBack } from './use-take-back.ts';

interface WithdrawFormProps {
  outlook: CashoutOutlook;
  /** The request is on its way: nothing of the form counts any more. */
  onBusy: (busy: boolean) => void;
}

export function WithdrawForm({ outlook, onBusy }: WithdrawFormProps) {
  const { say, currency } = useCashier();
  const { choices, error } = useMethods(currency, 'cashout');
  if (!choices) {
    if (error !== undefined) return <Trouble error={error} onAgain={() => void reloadMethods()} />;
    return <Skeleton className="h-40" />;
  }
  // A coin on several chains has an address on one of them: each is a destination of its own here.
  const destinations = choices.flatMap((choice) =>
    choice.networks.length > 1
      ? choice.networks.map((method): Choice => ({ key: method.id, title: method.title, method, networks: [] }))
      : [choice],
  );
  if (destinations.length === 0 || outlook.available_cents === 0) {
    return (
      <EmptyState
        picture="no-bets"
        title={say(outlook.available_cents === 0 ? 'cashbox.withdraw.nothing' : 'cashbox.methods.none')}
        text={say(outlook.available_cents === 0 ? 'cashbox.withdraw.nothingText' : 'cashbox.withdraw.noMethod')}
      />
    );
  }
  return <Request outlook={outlook} destinations={destinations} onBusy={onBusy} />;
}

function Request({ outlook, destinations, onBusy }: WithdrawFormProps & { destinations: Choice[] }) {
  const cashier = useCashier();
  const { say, account, currency, money, tag, player } = cashier;
  const [chosen, setChosen] = useState<string>();
  const choice = destinations.find(({ key }) => key === chosen) ?? (destinations[0] as Choice);
  const { method, profile } = choice;
  const free = BigInt(outlook.available_cents);
  const bounds = boundsOf(method, currency);
  const fields = useFields({ id: method.id, currency, paymentAction: 'cashout', savedProfileId: profile?.id }, player);
  const form = useMethodFields(fields.data?.methodFields ?? []);
  const { busy, failure, submit, dialog } = useSubmit();
  const used = fields.data?.destinations ?? [];
  const [usedId, setUsedId] = useState<string>();
  const known = usedId === another ? undefined : (used.find(({ id }) => id === usedId) ?? used[0]);
  const ceiling = { cents: free, words: say('cashbox.amount.not_enough', { free: money(free, { unit: 'whole' }) }) };
  const amount = useAmount({
    bounds,
    step: fields.data?.amountField?.multipleOf,
    balance: account.amount_cents,
    ceiling,
  });
  const all = bounds.most !== null && free > bounds.most ? bounds.most : free;

  const takeBack = useTakeBack(currency, amount.payable);
  const [isAsked, setIsAsked] = useState(false);
  const isUnderWay = busy || isAsked;
  useEffect(() => {
    if (!isUnderWay) return;
    onBusy(true);
    return () => onBusy(false);
  }, [isUnderWay, onBusy]);
  // Asked for before it was known what it takes along: it is said first, and goes on where there is nothing to say.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it was asked for
  useEffect(() => {
    if (!isAsked || !takeBack.known) return;
    setIsAsked(false);
    if (takeBack.gifts.length === 0) send();
  }, [isAsked, takeBack.known]);

  function request(cents: bigint | undefined) {
    const isWhole = known !== undefined || form.check();
    if (cents === undefined || !isWhole || !fields.data) return;
    if (takeBack.known) send();
    else setIsAsked(true);
  }

  function send() {
    if (amount.cents === undefined) return;
    void submit({
      method,
      action: 'cashout',
      cents: amount.cents,
      savedProfileId: profile?.id,
      savedTitle: profile?.title,
      fields: known ? { destination_id: known.id } : form.values,
    });
  }

  return (
    <>
      <AmountForm
        label={say('cashbox.withdraw.amount')}
        amount={amount}
        aside={
          <button
            type="button"
            className="-my-2 min-h-9 font-bold text-ice hover:underline"
            onClick={() => amount.setText(typedText(all, { currency, tag }))}
          >
            {say('cashbox.withdraw.all')}
          </button>
        }
        submit="cashbox.withdrawTitle"
        submitWith="cashbox.withdraw.do"
        busy={busy}
        failure={failure}
        onSubmit={request}
      >
        <MethodList
          label={say('cashbox.withdraw.to')}
          choices={destinations}
          chosen={choice.key}
          onChoose={({ key }) => {
            setChosen(key);
            setUsedId(undefined);
          }}
          // How long it takes is told below, from what really happened: a request may wait for a person.
          describe={({ method: one, profile: saved }) =>
            [
              saved ? say('cashbox.saved') : rangeText(cashier, boundsOf(one, currency)),
              one.network ?? feeText(cashier, one),
            ].join(' · ')
          }
        />
        {fields.error !== undefined ? (
          <Trouble error={fields.error} onAgain={fields.reload} />
        ) : fields.data ? (
          <>
            {used.length > 0 && (
              <UsedDestinations
                used={used}
                chosen={known?.id ?? another}
                other={say(
                  method.type === 'crypto' ? 'cashbox.withdraw.otherAddress' : 'cashbox.withdraw.otherAccount',
                )}
                onChoose={setUsedId}
              />
            )}
            {!known && <MethodFieldList key={choice.key} form={form} />}
          </>
        ) : (
          <Skeleton className="h-16" />
        )}
        <TakeBackNote gifts={takeBack.gifts} />
        <Promised outlook={outlook} />
      </AmountForm>
      {dialog}
    </>
  );
}

/** What will happen and when, as it usually went lately; and whether it can be taken back. */
function Promised({ outlook: { usual_minutes: minutes, recallable } }: { outlook: CashoutOutlook }) {
  const { say } = useCashier();
  const usual = minutes === null ? '' : say('cashbox.withdraw.about', { count: Math.max(1, minutes) });
  return (
    <section aria-label={say('cashbox.steps')} className="grid gap-3">
      <ol className="grid gap-2.5">
        <Line lit name={say('cashbox.moment.requested')} time={say('cashbox.withdraw.now')} />
        <Line lit={false} name={say('cashbox.moment.checked')} time="" />
        <Line lit={false} name={say('cashbox.moment.sent')} time={usual} />
      </ol>
      <p className="text-xs text-text-soft">
        {say(recallable ? 'cashbox.withdraw.recallable' : 'cashbox.withdraw.final')}
      </p>
    </section>
  );
}
