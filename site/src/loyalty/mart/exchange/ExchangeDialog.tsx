import type { MartPage, PostalAddress } from '@halley/contract';
import { Button, Dialog, Facts, IconButton } from '@halley/ui';
import { martArt } from '@halley/ui/art/mart.ts';
import { useState } from 'react';
import { useSpeech } from '../../../i18n/index.ts';
import { SiteLink } from '../../../page/index.ts';
import { usePlayer } from '../../../session/index.ts';
import { pointsText } from '../../points-text.ts';
import { ChanceBars } from '../ChanceBars.tsx';
import { cardTitle, givenText, summaryOf } from '../card-words.ts';
import { mostOf, type ShopCard } from '../mart-cards.ts';
import { pictureOf } from '../mart-image.ts';
import { AddressForm } from './AddressForm.tsx';

interface ExchangeDialogProps {
  card: ShopCard;
  page: MartPage;
  price: number;
  points: number | undefined;
  busy: boolean;
  onConfirm: (quantity: number, address?: PostalAddress) => void;
  onClosed: () => void;
}

/** What is got, what it costs and what is left, before anything happens. */
export function ExchangeDialog({ card, page, price, points, busy, onConfirm, onClosed }: ExchangeDialogProps) {
  const { say, tag } = useSpeech();
  const player = usePlayer();
  const currency = player?.currency ?? 'EUR';
  const words = { say, tag, currency };
  const most = mostOf(card, { price, points: points ?? 0 });
  const [wished, setWished] = useState(1);
  const quantity = Math.max(1, Math.min(wished, most));
  const total = price * quantity;
  const number = (value: number) => <span suppressHydrationWarning>{pointsText(tag, value)}</span>;
  return (
    <Dialog title={say('mart.exchange.title')} onClosed={onClosed} overlayCloses={!busy} escapeCloses={!busy}>
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3">
        <img
          src={martArt(pictureOf(card))}
          alt=""
          width={400}
          height={300}
          className="aspect-4/3 w-full rounded-md object-cover"
        />
        <div className="grid content-start gap-0.5">
          <h2 className="title-card wrap-anywhere">{cardTitle(card, words)}</h2>
          <p className="text-xs text-text-soft">{summaryOf(card, { ...words, page })}</p>
        </div>
      </div>
      {card.chances && card.chances.length > 0 && <ChanceBars chances={card.chances} currency={currency} />}
      {points === undefined ? (
        <ForGuests price={price} />
      ) : (
        <>
          {most > 1 && (
            <HowMany quantity={quantity} most={most} disabled={busy} onChange={setWished} atMost={card.most} />
          )}
          <Facts
            facts={[
              { name: say('mart.exchange.get'), value: givenText(card, quantity, words) },
              { name: say('mart.exchange.now'), value: number(points) },
              { name: say('mart.exchange.price'), value: <>−{number(total)}</> },
            ]}
          />
          <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
            <span className="text-text-soft">{say('mart.exchange.after')}</span>
            <span className="figure text-xl" data-testid="points-after">
              {number(points - total)}
            </span>
          </div>
          {card.type === 'goods' && player ? (
            <AddressForm player={player} busy={busy} onSend={(address) => onConfirm(quantity, address)}>
              {(submit) => <Confirm total={total} busy={busy} {...submit} />}
            </AddressForm>
          ) : (
            <Confirm total={total} busy={busy} onClick={() => onConfirm(quantity)} />
          )}
        </>
      )}
    </Dialog>
  );
}

interface ConfirmProps {
  total: number;
  busy: boolean;
  type?: 'submit';
  onClick?: () => void;
}

function Confirm({ total, busy, ...press }: ConfirmProps) {
  const { say } = useSpeech();
  return (
    <Button look="primary" size="large" block loading={busy} {...press}>
      {say('mart.exchange.confirm', { points: total })}
    </Button>
  );
}

function ForGuests({ price }: { price: number }) {
  const { say } = useSpeech();
  return (
    <>
      <Facts
        facts={[
          {
            name: say('mart.exchange.price'),
            value: <span suppressHydrationWarning>{say('mart.card.price', { points: price })}</span>,
          },
        ]}
      />
      <p className="text-13 text-text-soft">{say('mart.exchange.guest')}</p>
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button asChild block>
          <SiteLink href="/login">{say('mart.exchange.logIn')}</SiteLink>
        </Button>
        <Button look="primary" asChild block>
          <SiteLink href="/registration">{say('mart.exchange.register')}</SiteLink>
        </Button>
      </div>
    </>
  );
}

interface HowManyProps {
  quantity: number;
  most: number;
  /** What the house lets one have at once; unset: as many as the points reach for. */
  atMost: number | undefined;
  disabled: boolean;
  onChange: (quantity: number) => void;
}

function HowMany({ quantity, most, atMost, disabled, onChange }: HowManyProps) {
  const { say, tag } = useSpeech();
  return (
    <fieldset disabled={disabled} className="flex items-center justify-between gap-4">
      <legend className="sr-only">{say('mart.exchange.howMany')}</legend>
      <span className="grid">
        <span aria-hidden="true" className="text-13">
          {say('mart.exchange.howMany')}
        </span>
        {atMost !== undefined && atMost === most && (
          <span className="text-xs text-text-faint">{say('mart.exchange.most', { count: atMost })}</span>
        )}
      </span>
      <span className="flex items-center gap-1 rounded-md p-1 inset-ring inset-ring-control">
        <IconButton
          icon="minus"
          look="secondary"
          label={say('mart.exchange.less')}
          disabled={quantity <= 1}
          onClick={() => onChange(quantity - 1)}
        />
        <output className="figure min-w-12 text-center" suppressHydrationWarning>
          {new Intl.NumberFormat(tag).format(quantity)}
        </output>
        <IconButton
          icon="plus"
          look="secondary"
          label={say('mart.exchange.more')}
          disabled={quantity >= most}
          onClick={() => onChange(quantity + 1)}
        />
      </span>
    </fieldset>
  );
}
