import type { BonusOffer } from '@halley/contract';
import { useState } from 'react';
import { CashboxFrame } from '../CashboxFrame.tsx';
import type { Choice } from '../methods/choices.ts';
import { useMethods } from '../methods/use-methods.ts';
import { useAutoCode } from '../offers/use-auto-code.ts';
import { Steps } from '../Steps.tsx';
import { useCashier } from '../use-cashier.ts';
import { AmountStep } from './AmountStep.tsx';
import { CoinStep } from './CoinStep.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { MethodStep } from './MethodStep.tsx';
import type { DepositAddress } from './read-deposit-address.ts';

/** What was decided on the way. */
export interface DepositDraft {
  choice: Choice;
  cents: bigint;
  /** As it was typed, for who goes back. */
  text: string;
  fields: Record<string, string>;
  saveProfile: boolean;
  /** What comes with it; null: no bonus. */
  offer: BonusOffer | null;
}

type Place = 'method' | 'amount' | 'confirm';

/** Method, amount, confirm. Coins have no amount to confirm: they are sent to an address. */
export function DepositFlow({ wish }: { wish: DepositAddress }) {
  const { say, currency } = useCashier();
  const methods = useMethods(currency, 'deposit');
  useAutoCode(wish);
  const [place, setPlace] = useState<Place>('method');
  const [chosen, setChosen] = useState(wish.rest.method);
  const [draft, setDraft] = useState<DepositDraft>();
  const choice = methods.choices?.find(({ key }) => key === chosen) ?? methods.choices?.[0];
  const isCoin = choice?.method.type === 'crypto';
  const names = isCoin
    ? [say('cashbox.step.method'), say('cashbox.step.send')]
    : [say('cashbox.step.method'), say('cashbox.step.amount'), say('cashbox.step.confirm')];
  const now = place === 'method' ? 0 : place === 'amount' ? 1 : 2;
  const title = say(place === 'confirm' ? 'cashbox.confirm.title' : 'cashbox.depositTitle');

  return (
    <CashboxFrame
      title={title}
      page={place === 'method' ? 'deposit' : undefined}
      onBack={place === 'method' ? undefined : () => setPlace(place === 'confirm' ? 'amount' : 'method')}
    >
      <Steps names={names} now={now} />
      {place === 'method' || !choice ? (
        <MethodStep
          methods={methods}
          chosen={choice?.key}
          onChoose={(next) => setChosen(next.key)}
          onNext={() => setPlace('amount')}
        />
      ) : isCoin ? (
        <CoinStep choice={choice} />
      ) : place === 'amount' || draft?.choice.key !== choice.key ? (
        <AmountStep
          key={choice.key}
          choice={choice}
          wish={wish}
          draft={draft?.choice.key === choice.key ? draft : undefined}
          onNext={(next) => {
            setDraft(next);
            setPlace('confirm');
          }}
        />
      ) : (
        <ConfirmStep draft={draft} />
      )}
    </CashboxFrame>
  );
}
