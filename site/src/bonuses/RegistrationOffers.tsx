import type { BonusOffer } from '@halley/contract';
import { Badge, buttonClass } from '@halley/ui';
import { type Messages, Speaks, useSay } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';
import { DealCard } from './DealCard.tsx';
import { GiftFrame } from './GiftFrame.tsx';
import { giftArt } from './gift-art.ts';

/** What newcomers are given, with everything it asks for, before they have an account. */
export function RegistrationOffers({ offers, messages }: { offers: readonly BonusOffer[]; messages: Messages }) {
  if (offers.length === 0) return null;
  return (
    <Speaks messages={messages}>
      <Offers offers={offers} />
    </Speaks>
  );
}

function Offers({ offers }: { offers: readonly BonusOffer[] }) {
  const say = useSay();
  return (
    <section aria-labelledby="registration-offers" className="grid gap-4">
      <h2 id="registration-offers" className="title-section">
        {say('gifts.newcomers')}
      </h2>
      <div className="grid gap-4 md:grid-cols-2">
        {offers.map((offer) => (
          <GiftFrame
            key={offer.id}
            art={giftArt(offer, [])}
            title={offer.title}
            marks={<Badge tone="amber">{say('gifts.mark.offer')}</Badge>}
            actions={
              <SiteLink href="/registration" className={buttonClass()}>
                {say('gifts.newcomers.join')}
              </SiteLink>
            }
          >
            <DealCard deal={offer.deal} className="border-t border-line pt-4" />
          </GiftFrame>
        ))}
      </div>
    </section>
  );
}
