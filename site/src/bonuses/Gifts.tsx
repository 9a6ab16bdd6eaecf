import type { BonusGift, BonusOffer, FreespinGift } from '@halley/contract';
import { Button, Count, EmptyState, Skeleton, Tabs } from '@halley/ui';
import { useEffect } from 'react';
import { type MessageKey, useSay } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';
import { Loaded, useQuery } from '../query/index.ts';
import { usePlayer } from '../session/index.ts';
import { writeStored } from '../storage/index.ts';
import { BonusCard } from './BonusCard.tsx';
import { BonusSwitch } from './BonusSwitch.tsx';
import { ClosedGift } from './ClosedGift.tsx';
import { CodeForm } from './CodeForm.tsx';
import { FreespinsCard } from './FreespinsCard.tsx';
import { type GiftLooks, giftArt } from './gift-art.ts';
import { type Gift, isFreespins, isOffer, playedGift, queueOf, shelvesOf } from './gift-rules.ts';
import { OfferCard } from './OfferCard.tsx';

export interface GiftsProps {
  bonuses?: BonusGift[] | undefined;
  freespins?: FreespinGift[] | undefined;
  deposit?: BonusOffer[] | undefined;
  registration?: BonusOffer[] | undefined;
  disabled: readonly string[];
  looks: GiftLooks;
  /** The player would like it quieter: what could be had is not shown. */
  isQuiet?: boolean;
}

/** All gifts of a player: what is played with, what can be taken, what is over. */
export function Gifts({ disabled, looks, isQuiet, ...loaded }: GiftsProps) {
  const say = useSay();
  const bonuses = useQuery('listBonuses', undefined, { initial: loaded.bonuses });
  const freespins = useQuery('listFreespins', undefined, { initial: loaded.freespins });
  // An offer that cannot be read is none: the player's own gifts are there without.
  const deposit = useQuery('listDepositOffers', undefined, { initial: loaded.deposit });
  const registration = useQuery('listRegistrationOffers', undefined, { initial: loaded.registration });
  useEffect(() => writeStored('bouncePresents', null), []);
  return (
    <div className="grid gap-6">
      <header className="grid gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="grid content-start gap-1.5">
          <h1 className="title-page">{say('gifts.title')}</h1>
          <p className="max-w-[62ch] text-text-soft">{say('gifts.lead')}</p>
        </div>
        <CodeForm />
      </header>
      <Loaded query={bonuses} name="listBonuses" skeleton={<GiftsSkeleton />}>
        {(knownBonuses) => (
          <Loaded query={freespins} name="listFreespins" skeleton={<GiftsSkeleton />}>
            {(knownSpins) => (
              <Shelves
                looks={looks}
                disabled={disabled}
                bonuses={knownBonuses as BonusGift[]}
                freespins={knownSpins as FreespinGift[]}
                deposit={isQuiet ? [] : ((deposit.data ?? []) as BonusOffer[])}
                registration={isQuiet ? [] : ((registration.data ?? []) as BonusOffer[])}
              />
            )}
          </Loaded>
        )}
      </Loaded>
      <BonusSwitch />
    </div>
  );
}

const gridClass = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3';

function Shelves({
  disabled,
  looks,
  ...gifts
}: Required<{ [Part in Exclude<keyof GiftsProps, 'isQuiet'>]: NonNullable<GiftsProps[Part]> }>) {
  const say = useSay();
  const currency = usePlayer()?.currency;
  const { active, fresh, closed } = shelvesOf(gifts, disabled);
  const card = (gift: Gift) => <AnyGift key={gift.id} gift={gift} looks={looks} bonuses={gifts.bonuses} />;
  const label = (text: MessageKey, count: number, on: boolean) => (
    <>
      {say(text)}
      {count > 0 && <Count on={on}>{count}</Count>}
    </>
  );
  return (
    <Tabs
      label={say('gifts.title')}
      tabs={[
        {
          value: 'active',
          label: label('gifts.tab.active', active.length, Boolean(playedGift(gifts.bonuses, currency))),
          content:
            active.length + fresh.length === 0 ? (
              <NoGifts />
            ) : (
              // What can be taken stands below what is there: nobody has to look for it.
              <div className={gridClass}>{[...active, ...fresh].map(card)}</div>
            ),
        },
        {
          value: 'new',
          label: label('gifts.tab.new', fresh.length, false),
          content: fresh.length === 0 ? <NoGifts /> : <div className={gridClass}>{fresh.map(card)}</div>,
        },
        {
          value: 'closed',
          label: label('gifts.tab.closed', 0, false),
          content:
            closed.length === 0 ? (
              <EmptyState picture="no-gifts" title={say('gifts.noneClosed')} text={say('gifts.noneClosed.text')} />
            ) : (
              <ul className="grid gap-4">
                {closed.map((gift) => (
                  <ClosedGift key={gift.id} gift={gift} />
                ))}
              </ul>
            ),
        },
      ]}
    />
  );
}

function AnyGift({ gift, looks, bonuses }: { gift: Gift; looks: GiftLooks; bonuses: readonly BonusGift[] }) {
  const art = giftArt(gift, looks);
  if (isOffer(gift)) return <OfferCard offer={gift} art={art} />;
  if (isFreespins(gift)) return <FreespinsCard gift={gift} art={art} />;
  return <BonusCard gift={gift} art={art} queue={queueOf(bonuses, gift.currency).map(({ id }) => id)} />;
}

function NoGifts() {
  const say = useSay();
  return (
    <EmptyState
      picture="no-gifts"
      title={say('gifts.none.title')}
      text={say('gifts.none.text')}
      action={
        <Button asChild>
          <SiteLink href="/">{say('gifts.toLobby')}</SiteLink>
        </Button>
      }
    />
  );
}

function GiftsSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-12 rounded-md" />
      <Skeleton className="h-88 rounded-xl" />
    </div>
  );
}
