import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '../../query/index.ts';
import { useCashier } from '../use-cashier.ts';
import { OfferChoice } from './OfferChoice.tsx';
import { useOffers } from './use-offers.ts';

/** Coins have no form that could carry a choice: what is picked here holds for whatever arrives next. */
export function CoinOffers() {
  const { say } = useCashier();
  const offers = useOffers();
  const { revalidate } = useRevalidator();
  const [isNone, setIsNone] = useState(false);
  const { picked } = offers;

  async function choose(next: string | null) {
    setIsNone(next === null);
    const groups = {
      add: next === null ? [] : [`pick:${next}`],
      remove: picked === null || picked === next ? [] : [`pick:${picked}`],
    };
    if (groups.add.length + groups.remove.length === 0) return;
    await callApi('changeGroups', { body: { groups } });
    await revalidate();
  }

  if (!offers.ready) return null;
  return (
    <div className="grid gap-2">
      <OfferChoice
        offers={offers}
        chosen={picked ?? (isNone ? null : undefined)}
        onChoose={(next) => void choose(next)}
        cents={undefined}
      />
      {picked !== null && <p className="text-xs text-text-soft">{say('cashbox.offer.coins')}</p>}
    </div>
  );
}
