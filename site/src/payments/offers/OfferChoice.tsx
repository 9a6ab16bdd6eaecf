import type { BonusOffer } from '@halley/contract';
import { classNames } from '@halley/ui/class-names.ts';
import { Icon } from '@halley/ui/Icon.tsx';
import { type ReactNode, useId } from 'react';
import { DealCard } from '../../bonuses/index.ts';
import { useCashier } from '../use-cashier.ts';
import { BonusCode } from './BonusCode.tsx';
import { type Chosen, leastDeposit, leastOf, type OfferProblem, type WrittenOffer } from './offer-rules.ts';
import { useComing } from './use-coming.ts';
import type { Offers } from './use-offers.ts';

interface OfferChoiceProps {
  offers: Offers;
  chosen: Chosen;
  onChoose: (chosen: string | null) => void;
  /** What is being paid in; undefined: not known yet. */
  cents: bigint | undefined;
  problem?: OfferProblem;
}

/** Offers beside an equal "no bonus". Nothing is chosen unless the player did so; each says what it gives and asks for. */
export function OfferChoice({ offers, chosen, onChoose, cents, problem }: OfferChoiceProps) {
  const { say } = useCashier();
  const id = useId();
  const { list, also, welcome } = offers;
  if (!welcome) return null;
  return (
    <div className="grid gap-2">
      {list.length > 0 && (
        <fieldset className="grid grid-cols-1 gap-2" aria-describedby={`${id}-problem`}>
          <legend className="mb-2 text-13 font-semibold text-text-soft">{say('cashbox.offer.title')}</legend>
          {list.map((offer) => (
            <OfferRow
              key={offer.id}
              name={id}
              offer={offer}
              cents={cents}
              isChosen={offer.id === chosen}
              onChoose={() => onChoose(offer.id)}
            />
          ))}
          <Row
            name={id}
            icon="wallet"
            title={say('cashbox.offer.none')}
            text={say('cashbox.offer.noneText')}
            isChosen={chosen === null}
            onChoose={() => onChoose(null)}
          />
        </fieldset>
      )}
      <p id={`${id}-problem`} aria-live="polite" className="text-xs text-danger empty:hidden">
        {problem === 'undecided' && say('cashbox.offer.choose')}
      </p>
      {also && <AlsoOffered offer={also} />}
      <BonusCode hasOffers={list.length > 0} />
    </div>
  );
}

interface OfferRowProps {
  name: string;
  offer: BonusOffer;
  cents: bigint | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

function OfferRow({ name, offer, cents, isChosen, onChoose }: OfferRowProps) {
  const { say, round } = useCashier();
  const { deal, title } = offer;
  const coming = useComing();
  const least = leastDeposit(deal);
  const isBelow = cents !== undefined && cents < least;
  const from = say('cashbox.offer.from', { least: round(least) });
  const text = isBelow ? (
    <span className={isChosen ? 'text-warn' : undefined}>
      {isChosen ? say('cashbox.offer.below', { least: round(least) }) : from}
    </span>
  ) : (
    [coming(deal, cents), ...(least > 0n ? [from] : [])].join(' · ')
  );
  return (
    <Row name={name} icon="gift" title={title} text={text} isChosen={isChosen} onChoose={onChoose}>
      <details open={isChosen || undefined} className="group px-3.5 pb-3 text-13">
        <summary className="flex min-h-9 cursor-pointer items-center gap-1.5 font-bold text-ice">
          {say('cashbox.offer.terms')}
          <Icon name="chevron-down" size="small" className="transition-transform group-open:rotate-180" />
        </summary>
        <DealCard deal={deal} className="border-t border-line pt-3" />
      </details>
    </Row>
  );
}

interface RowProps {
  name: string;
  icon: 'gift' | 'wallet';
  title: string;
  text: ReactNode;
  isChosen: boolean;
  onChoose: () => void;
  children?: ReactNode;
}

function Row({ name, icon, title, text, isChosen, onChoose, children }: RowProps) {
  return (
    <div
      className={classNames(
        'rounded-lg transition-colors duration-fast',
        isChosen ? 'bg-ice-wash inset-ring-2 inset-ring-ice' : 'bg-surface-2',
      )}
    >
      <label className="relative flex min-h-18 cursor-pointer items-center gap-3.5 rounded-lg px-3.5 py-2.5 hover:bg-surface-3/50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ice">
        <input
          type="radio"
          name={name}
          checked={isChosen}
          onChange={onChoose}
          className="peer absolute inset-0 m-0 cursor-pointer appearance-none rounded-[inherit] outline-none"
        />
        <span
          aria-hidden="true"
          className={classNames(
            'grid size-10 shrink-0 place-items-center rounded-md bg-surface-3',
            icon === 'gift' ? 'text-amber' : 'text-text-soft',
          )}
        >
          <Icon name={icon} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-bold wrap-anywhere">{title}</span>
          <span className="block text-xs text-text-soft">{text}</span>
        </span>
        <span
          aria-hidden="true"
          className="grid size-5 shrink-0 place-items-center rounded-full inset-ring-2 inset-ring-control peer-checked:bg-ice peer-checked:inset-ring-ice after:size-2 after:rounded-full peer-checked:after:bg-ink"
        />
      </label>
      {children}
    </div>
  );
}

/** Comes by itself with a deposit, to whoever is in the group it was written for; it is taken among the gifts. */
function AlsoOffered({ offer }: { offer: WrittenOffer }) {
  const { say, currency, round } = useCashier();
  const least = leastOf(offer, currency);
  return (
    <div className="flex items-center gap-3.5 rounded-lg px-3.5 py-2.5 inset-ring inset-ring-line">
      <Icon name="gift" className="text-amber" />
      <p className="min-w-0 text-13">
        <span className="block font-bold wrap-anywhere">{offer.bonuses[0]?.title ?? offer.title}</span>
        <span className="block text-xs text-text-soft">
          {say('cashbox.offer.also')}
          {least !== null && ` ${say('cashbox.offer.from', { least: round(least) })}.`}
        </span>
      </p>
    </div>
  );
}
