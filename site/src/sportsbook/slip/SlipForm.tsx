import { Button, Chip, Note, Segmented, Toggle } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { type ReactNode, useState } from 'react';
import { typedText } from '../../forms/index.ts';
import { useSpeech } from '../../i18n/index.ts';
import { ModalLink } from '../../page/index.ts';
import { OfferPicker } from './OfferPicker.tsx';
import { hasOwnStake } from './offer-fit.ts';
import { PolicyLine } from './PolicyLine.tsx';
import { placing } from './placing-store.ts';
import { Refused } from './Refused.tsx';
import { SlipFacts } from './SlipFacts.tsx';
import { StakeField } from './StakeField.tsx';
import { SystemPicker } from './SystemPicker.tsx';
import { slip } from './slip-store.ts';
import { stakeFault } from './stake-fault.ts';
import type { BetView, SlipView } from './use-slip-view.ts';

interface SlipFormProps {
  view: SlipView;
  withPad: boolean;
}

/** Below the selections: how they are combined, the stake, what comes of it, and the one click that places it. */
export function SlipForm({ view, withPad }: SlipFormProps): ReactNode {
  const { say, tag } = useSpeech();
  const { state, shape, tab, bets, currency, offer, preferences } = view;
  const [isAsked, setAsked] = useState(false);
  const isSingles = tab === 'single' && state.legs.length > 1;
  const whole = isSingles ? undefined : bets[0];
  const isFree = offer !== undefined && hasOwnStake(offer);
  const money = (cents: number) => formatMoney(cents, { currency, locale: tag });
  const canEachWay =
    state.eachWay || (bets.length > 0 && bets.every(({ quoted }) => quoted.quote?.legs.every((leg) => leg.each_way)));
  const most = mostOf(view, whole);
  const needsStake = isAsked && bets.every(({ typed }) => typed === undefined);

  const place = (quick?: { cents: number; text: string }) => {
    if (quick) {
      slip.change({ stake: quick.text });
      if (!whole) return;
      const body = { ...whole.body, unit_stake_cents: quick.cents };
      void placing.place([view.jobOf({ ...whole, body })]);
      return;
    }
    const ready = bets.filter(({ unitCents, placing: on }) => unitCents > 0 && on?.state !== 'waiting');
    setAsked(ready.length === 0);
    if (ready.length > 0) void placing.place(ready.map((bet) => view.jobOf(bet)));
  };

  return (
    <>
      {tab === 'system' && <SystemPicker shape={shape} />}
      {whole && <WholeRefusal view={view} bet={whole} />}
      {whole?.moves?.needsConsent && (
        <Note>
          <span className="grid gap-2">
            {say('slip.moved')}
            <Button
              look="outline"
              size="small"
              onClick={() => slip.takePrices(whole.moves?.prices ?? new Map(), whole.moves?.groups)}
            >
              {say('slip.way.prices')}
            </Button>
          </span>
        </Note>
      )}
      {isSingles && <SinglesMoved bets={bets} />}
      {canEachWay && (
        <Toggle
          label={say('slip.eachWay')}
          checked={state.eachWay}
          onChange={({ target }) => slip.change({ eachWay: target.checked })}
        />
      )}
      <OfferPicker view={view} />
      {whole && shape.units > 1 && (
        <Segmented
          label={say('slip.per')}
          value={state.per}
          onChange={(per) => slip.change({ per })}
          options={[
            { value: 'line', label: say('slip.per.line') },
            { value: 'all', label: say('slip.per.all') },
          ]}
        />
      )}
      {whole && !isFree && (
        <StakeField
          label={say(shape.units > 1 ? (state.per === 'all' ? 'slip.stake.all' : 'slip.stake.line') : 'slip.stake')}
          value={state.stake}
          cents={whole.typed}
          onChange={(stake) => slip.change({ stake })}
          currency={currency}
          most={most}
          error={(needsStake ? say('slip.stake.needed') : undefined) ?? stakeFault(whole, state.stake, say)}
          withPad={withPad}
        />
      )}
      {whole && isFree && (
        <p className="text-13 text-text-soft">{say('slip.offer.stake', { amount: money(offer.amount_cents) })}</p>
      )}
      {isSingles && needsStake && <p className="text-13 text-danger">{say('slip.stake.needed')}</p>}
      {whole && !isFree && preferences.stakes_cents.length > 0 && (
        <QuickStakes view={view} bet={whole} onPlace={place} />
      )}
      <SlipFacts view={view} />
      <PolicyLine />
      <PlaceButton view={view} onPlace={() => place()} />
      {view.isExcluded && <Note tone="info">{say('slip.refused.excluded')}</Note>}
    </>
  );
}

/** The largest amount that can be typed now: what is taken, and what is there. */
function mostOf({ state, balance }: SlipView, bet: BetView | undefined): number | undefined {
  const most = bet?.quoted.quote?.max_unit_stake_cents;
  if (!bet || most === undefined) return undefined;
  const unit = balance === undefined ? most : Math.min(most, Math.floor(balance / bet.units));
  return state.per === 'all' && bet.units > 1 ? unit * bet.units : unit;
}

function WholeRefusal({ view, bet }: { view: SlipView; bet: BetView }): ReactNode {
  const said = bet.placing?.state === 'refused' ? bet.placing.refusal : undefined;
  const isAbove = bet.unitCents > (bet.quoted.quote?.max_unit_stake_cents ?? Number.POSITIVE_INFINITY);
  const closed = bet.moves?.closed ?? [];
  const refusal =
    said ??
    bet.quoted.refusal ??
    (closed.length > 0 ? { code: 'MARKET_CLOSED', legs: closed } : isAbove ? { code: 'STAKE_ABOVE_LIMIT' } : undefined);
  return (
    <div role="status" className="empty:hidden">
      {refusal && <Refused view={view} bet={bet} refusal={refusal} />}
    </div>
  );
}

function SinglesMoved({ bets }: { bets: readonly BetView[] }): ReactNode {
  const { say } = useSpeech();
  const moved = bets.filter(({ moves }) => moves?.needsConsent);
  if (moved.length === 0) return null;
  const take = () =>
    slip.takePrices(
      new Map(
        moved.flatMap(({ places: [place = 0], moves }) =>
          [...(moves?.prices.values() ?? [])].map((price) => [place, price]),
        ),
      ),
    );
  return (
    <Note>
      <span className="grid gap-2">
        {say('slip.moved')}
        <Button look="outline" size="small" onClick={take}>
          {say('slip.way.prices')}
        </Button>
      </span>
    </Note>
  );
}

interface QuickStakesProps {
  view: SlipView;
  bet: BetView;
  onPlace(quick: { cents: number; text: string }): void;
}

/** Stakes that the player has set; with quick bets on, a click places it. */
function QuickStakes({
  view: { preferences, currency, isPlayer, isExcluded },
  bet,
  onPlace,
}: QuickStakesProps): ReactNode {
  const { say, tag } = useSpeech();
  const isQuick = preferences.quick_bet && isPlayer && !isExcluded && bet.units === 1 && isReady(bet);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen
    <div role="group" aria-label={say('slip.quick')} className="flex flex-wrap gap-2">
      {preferences.stakes_cents.map((cents) => {
        const text = typedText(BigInt(cents), { tag, currency });
        const amount = formatMoney(cents, { currency, locale: tag });
        return (
          <Chip
            key={cents}
            selected={bet.typed === cents}
            aria-label={isQuick ? say('slip.quick.place', { amount }) : undefined}
            onClick={() => (isQuick ? onPlace({ cents, text }) : slip.change({ stake: text }))}
          >
            {amount}
          </Chip>
        );
      })}
    </div>
  );
}

/** Nothing that is known speaks against it. */
const isReady = ({ quoted, moves, unitCents }: BetView): boolean =>
  quoted.quote !== undefined &&
  quoted.refusal === undefined &&
  quoted.quote.offer?.fault == null &&
  !moves?.needsConsent &&
  moves?.closed.length === 0 &&
  unitCents <= quoted.quote.max_unit_stake_cents;

function PlaceButton({ view, onPlace }: { view: SlipView; onPlace(): void }): ReactNode {
  const { say, tag } = useSpeech();
  const { bets, currency, isPlayer, isExcluded } = view;
  if (!isPlayer) {
    return (
      <Button asChild size="large" look="primary">
        <ModalLink href="/sport/login">{say('slip.login')}</ModalLink>
      </Button>
    );
  }
  const staked = bets.filter(({ unitCents }) => unitCents > 0);
  const cents = staked.reduce((all, { unitCents, units }) => all + unitCents * units, 0);
  const meant = staked.length > 0 ? staked : bets;
  return (
    <Button
      size="large"
      look="primary"
      loading={bets.some(({ placing: on }) => on?.state === 'sending')}
      disabled={isExcluded || !meant.every(isReady)}
      onClick={onPlace}
    >
      {cents > 0 ? say('slip.placeFor', { amount: formatMoney(cents, { currency, locale: tag }) }) : say('slip.place')}
    </Button>
  );
}
