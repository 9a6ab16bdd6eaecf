import { Checkbox } from '@halley/ui/Checkbox.tsx';
import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { useState } from 'react';
import { useQuery } from '../../query/index.ts';
import { readStored } from '../../storage/index.ts';
import { AmountForm } from '../amount/AmountForm.tsx';
import type { MethodFields } from '../api/payments-api.d.ts';
import { MethodFieldList } from '../fields/MethodFieldList.tsx';
import { MissingDetails } from '../fields/MissingDetails.tsx';
import { useMethodFields } from '../fields/use-method-fields.ts';
import type { Choice } from '../methods/choices.ts';
import { useFields } from '../methods/use-methods.ts';
import { OfferChoice } from '../offers/OfferChoice.tsx';
import { type Chosen, offerProblem } from '../offers/offer-rules.ts';
import { type Offers, useOffers } from '../offers/use-offers.ts';
import { Trouble } from '../Trouble.tsx';
import { useCashier } from '../use-cashier.ts';
import type { DepositDraft } from './DepositFlow.tsx';
import { DepositLimitBar } from './DepositLimitBar.tsx';
import type { DepositAddress } from './read-deposit-address.ts';
import { useDepositAmount } from './use-deposit-amount.ts';

interface AmountStepProps {
  choice: Choice;
  wish: DepositAddress;
  /** What was entered before, for who comes back. */
  draft: DepositDraft | undefined;
  onNext: (draft: DepositDraft) => void;
}

export function AmountStep(props: AmountStepProps) {
  const { choice } = props;
  const { currency, player } = useCashier();
  const query = {
    id: choice.method.id,
    currency,
    paymentAction: 'deposit',
    savedProfileId: choice.profile?.id,
  } as const;
  const fields = useFields(query, player);
  const stats = useQuery('readPlayerStats');
  const offers = useOffers();
  if (fields.error !== undefined) return <Trouble error={fields.error} onAgain={fields.reload} />;
  // Whether it is the first deposit decides what is proposed: nothing jumps once it is shown.
  const isKnown = (stats.data !== undefined || stats.error !== undefined) && offers.ready;
  if (!fields.data || !isKnown) return <AmountSkeleton />;
  return <Amount {...props} fields={fields.data} offers={offers} isFirstDeposit={stats.data?.deposits_count === 0} />;
}

interface AmountProps extends AmountStepProps {
  fields: MethodFields;
  offers: Offers;
  isFirstDeposit: boolean;
}

function Amount(props: AmountProps) {
  const { choice, wish, draft, onNext, fields, offers, isFirstDeposit } = props;
  const { say } = useCashier();
  const { amount, limit } = useDepositAmount({
    method: choice.method,
    field: fields.amountField,
    entered: draft?.cents,
    wished: wish.amount || linkAmount(),
    isFirstDeposit,
  });
  const form = useMethodFields(fields.methodFields, draft?.fields);
  const [saveProfile, setSaveProfile] = useState(draft?.saveProfile ?? false);
  const [picked, setPicked] = useState<Chosen>(draft ? (draft.offer?.id ?? null) : (offers.picked ?? undefined));
  const [isDue, setIsDue] = useState(false);
  // What is not offered any more is not chosen either.
  const chosen = picked && !offers.list.some(({ id }) => id === picked) ? undefined : picked;
  const trouble = offerProblem(offers.list, { chosen, cents: amount.cents });
  const missing = fields.playerFields.filter(({ required }) => required);
  const canBeSaved = choice.method.type === 'cards' && !choice.profile;

  function submit(cents: bigint | undefined) {
    setIsDue(true);
    const isWhole = form.check();
    if (cents === undefined || trouble || !isWhole || missing.length > 0) return;
    const offer = offers.list.find(({ id }) => id === chosen) ?? null;
    onNext({ choice, cents, text: amount.text, fields: form.values, saveProfile, offer });
  }

  return (
    <AmountForm
      label={say('cashbox.amount')}
      amount={amount}
      field={fields.amountField}
      aside={choice.title}
      submit="cashbox.continue"
      submitWith="cashbox.continueWith"
      onSubmit={submit}
    >
      <OfferChoice
        offers={offers}
        chosen={chosen}
        onChoose={setPicked}
        cents={amount.payable}
        problem={isDue ? trouble : undefined}
      />
      <MethodFieldList form={form} />
      {canBeSaved && (
        <Checkbox
          label={say('cashbox.saved.keep')}
          checked={saveProfile}
          onChange={({ target }) => setSaveProfile(target.checked)}
        />
      )}
      {missing.length > 0 && <MissingDetails />}
      {limit && <DepositLimitBar limit={limit} />}
    </AmountForm>
  );
}

/** What the link of a bonus code proposed, in units; 0: nothing. */
const linkAmount = () => Number(readStored('depositMinValue') ?? 0);

function AmountSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <Skeleton className="mx-auto h-16 w-40" />
      <Skeleton className="h-11 rounded-md" />
      <Skeleton className="h-13 rounded-md" />
    </div>
  );
}
