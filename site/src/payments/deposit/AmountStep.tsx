import { Button } from '@halley/ui/Button.tsx';
import { Checkbox } from '@halley/ui/Checkbox.tsx';
import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { useState } from 'react';
import { centsOfUnits, spansOf } from '../../forms/index.ts';
import { useQuery } from '../../query/index.ts';
import { readStored } from '../../storage/index.ts';
import { AmountField } from '../amount/AmountField.tsx';
import { useAmount } from '../amount/use-amount.ts';
import type { MethodFields } from '../api/payments-api.d.ts';
import { MethodFieldList } from '../fields/MethodFieldList.tsx';
import { MissingDetails } from '../fields/MissingDetails.tsx';
import { useMethodFields } from '../fields/use-method-fields.ts';
import type { Choice } from '../methods/choices.ts';
import { boundsOf, rangeText } from '../methods/method-words.ts';
import { useFields } from '../methods/use-methods.ts';
import { OfferChoice } from '../offers/OfferChoice.tsx';
import { type Chosen, offerProblem } from '../offers/offer-rules.ts';
import { type Offers, useOffers } from '../offers/use-offers.ts';
import { Trouble } from '../Trouble.tsx';
import { useCashier } from '../use-cashier.ts';
import type { DepositDraft } from './DepositFlow.tsx';
import { DepositLimitBar } from './DepositLimitBar.tsx';
import { proposedAmount } from './proposed-amount.ts';
import type { DepositAddress } from './read-deposit-address.ts';
import { useDepositLimit } from './use-deposit-limit.ts';

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
  const cashier = useCashier();
  const { say, currency, money, round } = cashier;
  const { amountField: field } = fields;
  const bounds = field
    ? { least: centsOfUnits(field.min, currency), most: field.max === null ? null : centsOfUnits(field.max, currency) }
    : boundsOf(choice.method, currency);
  const proposed = field
    ? proposedAmount({ field, currency, wished: wish.amount || linkAmount(), isFirstDeposit })
    : undefined;
  const amount = useAmount(draft?.cents ?? proposed);
  const limit = useDepositLimit();
  const form = useMethodFields(fields.methodFields, draft?.fields);
  const [saveProfile, setSaveProfile] = useState(draft?.saveProfile ?? false);
  const ceiling = limit && {
    cents: limit.left,
    words: say('cashbox.amount.beyond_limit', { left: money(limit.left, { unit: 'whole' }) }),
  };
  const problem = amount.problem({ bounds, ceiling: ceiling ?? undefined });
  const [picked, setPicked] = useState<Chosen>(draft ? (draft.offer?.id ?? null) : (offers.picked ?? undefined));
  const [isDue, setIsDue] = useState(false);
  // What is not offered any more is not chosen either.
  const chosen = picked && !offers.list.some(({ id }) => id === picked) ? undefined : picked;
  const trouble = offerProblem(offers.list, { chosen, cents: amount.cents });
  const missing = fields.playerFields.filter(({ required }) => required);
  const canBeSaved = choice.method.type === 'cards' && !choice.profile;

  function submit() {
    amount.tell();
    setIsDue(true);
    const isWhole = form.check();
    if (problem || trouble || amount.cents === undefined || !isWhole || missing.length > 0) return;
    const offer = offers.list.find(({ id }) => id === chosen) ?? null;
    onNext({ choice, cents: amount.cents, text: amount.text, fields: form.values, saveProfile, offer });
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
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
        aside={choice.title}
      />
      <OfferChoice
        offers={offers}
        chosen={chosen}
        onChoose={setPicked}
        cents={problem ? undefined : amount.cents}
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
      <Button type="submit" look="primary" size="large" block>
        {amount.cents === undefined || problem
          ? say('cashbox.continue')
          : say('cashbox.continueWith', {
              amount: currency === 'JPY' ? round(amount.cents) : money(amount.cents, { unit: 'whole' }),
            })}
      </Button>
    </form>
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
