import type { BonusOffer } from '@halley/contract';
import { pickedOfferOf } from '@halley/contract/groups';
import { Badge, Button } from '@halley/ui';
import { useRevalidator } from 'react-router';
import { useSpeech } from '../i18n/index.ts';
import { useExcluded, useLocalTime, useOpenModal } from '../page/index.ts';
import { succeeds } from '../query/index.ts';
import { usePlayer } from '../session/index.ts';
import { DealCard } from './DealCard.tsx';
import { GiftFrame } from './GiftFrame.tsx';
import { useGiftAct } from './use-gift-act.ts';

/** An offer. Taking it leads to the deposit, where it can still be left out; saying no is as near. */
export function OfferCard({ offer, art }: { offer: BonusOffer; art: string }) {
  const { say } = useSpeech();
  const when = useLocalTime({ dateStyle: 'medium', timeStyle: 'short' });
  const { take } = offer.deal.until;
  return (
    <GiftFrame
      art={art}
      title={offer.title}
      marks={
        <>
          <Badge tone="amber">{say('gifts.mark.offer')}</Badge>
          {take && <span suppressHydrationWarning>{say('gifts.time.take', { at: when(take) })}</span>}
        </>
      }
      actions={<Acts offer={offer} />}
    >
      <DealCard deal={offer.deal} className="border-t border-line pt-4" />
    </GiftFrame>
  );
}

function Acts({ offer }: { offer: BonusOffer }) {
  const { say } = useSpeech();
  const excluded = useExcluded();
  const player = usePlayer();
  const open = useOpenModal();
  const { revalidate } = useRevalidator();
  const { busy, act } = useGiftAct();
  const { id, type } = offer;

  async function deposit() {
    const before = pickedOfferOf(player?.statuses ?? []);
    const groups = {
      add: [`pick:${id}`],
      remove: before === undefined || before === id ? [] : [`pick:${before}`],
    };
    if (!(await act('deposit', () => succeeds('changeGroups', { body: { groups } })))) return;
    await revalidate();
    await open('/deposit');
  }
  const decline = () =>
    act('decline', () =>
      type === 'deposit'
        ? succeeds('declineDepositOffer', { params: { id } })
        : succeeds('declineRegistrationOffer', { params: { id } }),
    );
  return (
    <>
      {type === 'deposit' && !excluded && (
        <Button loading={busy === 'deposit'} onClick={() => void deposit()}>
          {say('gifts.deposit')}
        </Button>
      )}
      <Button loading={busy === 'decline'} onClick={() => void decline()}>
        {say('gifts.decline')}
      </Button>
    </>
  );
}
