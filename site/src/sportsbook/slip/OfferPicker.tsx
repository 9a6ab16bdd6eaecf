import type { SportOffer } from '@halley/contract';
import { formatMoney } from '@halley/ui/format-money.ts';
import type { ReactNode } from 'react';
import { type MessageKey, useSpeech } from '../../i18n/index.ts';
import { type FitSlip, misfitNames, misfitOf } from './offer-fit.ts';
import { slip } from './slip-store.ts';
import type { SlipView } from './use-slip-view.ts';

const effects = {
  freebet_all_win: 'slip.offer.allWin',
  freebet_only_win: 'slip.offer.onlyWin',
  freebet_no_risk: 'slip.offer.noRisk',
  odds_boost: 'slip.offer.boost',
  combo_boost: 'slip.offer.combo',
  insurance: 'slip.offer.insurance',
  hunting: 'slip.offer.hunting',
} as const satisfies Record<SportOffer['kind'], MessageKey>;

/** Free bets, boosts and insurance of the player: what each changes, and where one does not fit, why. None is chosen by itself. */
export function OfferPicker({ view }: { view: SlipView }): ReactNode {
  const { say, tag } = useSpeech();
  const { offers, state, bets } = view;
  if (offers.length === 0 || bets.length !== 1) return null;
  const fit = fitSlipOf(view);
  const money = (cents: number, { currency }: SportOffer) => formatMoney(cents, { currency, locale: tag });
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-13 font-semibold text-text-soft">{say('slip.offers')}</legend>
      <ul className="grid gap-2">
        {offers.map((offer) => {
          const isOn = state.offer === offer.id;
          const said = isOn ? bets[0]?.quoted.quote?.offer?.fault : undefined;
          const misfit = said ?? misfitOf(offer, fit);
          const percent = offer.steps.reduce(
            (most, { legs, percent: one }) => (legs <= fit.counted ? Math.max(most, one) : most),
            offer.percent ?? 0,
          );
          return (
            <li key={offer.id}>
              <label className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-md bg-surface-2 p-3 text-13 has-checked:inset-ring has-checked:inset-ring-ice has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-ice">
                <input
                  type="checkbox"
                  checked={isOn}
                  disabled={misfit !== undefined && !isOn}
                  onChange={() => slip.change({ offer: isOn ? null : offer.id })}
                  className="mt-0.5 size-4 accent-ice"
                />
                <span className="grid gap-0.5">
                  <b className="wrap-anywhere">{offer.name}</b>
                  <span className="text-xs text-text-soft">
                    {say(effects[offer.kind], { amount: money(offer.amount_cents, offer), percent })}
                  </span>
                  {misfit && <span className="text-xs text-warn">{say(misfitNames[misfit])}</span>}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

function fitSlipOf({ state, shape, currency, bets, tab }: SlipView): FitSlip {
  const quote = bets[0]?.quoted.quote;
  return {
    currency,
    kind: tab === 'single' ? 'single' : shape.kind,
    eachWay: state.eachWay,
    counted: shape.counted.length,
    hasBuilder: shape.groups.some((group) => group !== undefined),
    legs: state.legs.map((leg, place) => ({
      ...leg,
      price: quote?.legs[place]?.price ?? leg.price,
      sport: quote?.legs[place]?.sport ?? '',
      inPlay: quote?.legs[place]?.in_play ?? false,
    })),
  };
}
