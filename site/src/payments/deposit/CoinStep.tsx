import { Button } from '@halley/ui/Button.tsx';
import { Note } from '@halley/ui/Card.tsx';
import { Segmented } from '@halley/ui/Segmented.tsx';
import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { useState } from 'react';
import type { MethodField } from '../api/payments-api.d.ts';
import type { Choice } from '../methods/choices.ts';
import { boundsOf } from '../methods/method-words.ts';
import { useFields } from '../methods/use-methods.ts';
import { CoinOffers } from '../offers/CoinOffers.tsx';
import { Trouble } from '../Trouble.tsx';
import { useCashier } from '../use-cashier.ts';
import { CoinArrivals } from './CoinArrivals.tsx';

/** Coins are sent, not typed: the address, its image, the link to a wallet, and what arrives. */
export function CoinStep({ choice }: { choice: Choice }) {
  const { say, currency, round } = useCashier();
  const networks = choice.networks.length > 1 ? choice.networks : [choice.method];
  const [wanted, setWanted] = useState(choice.method.id);
  const method = networks.find(({ id }) => id === wanted) ?? choice.method;
  const fields = useFields({ id: method.id, currency, paymentAction: 'deposit' });
  const address = fields.data?.methodFields.find(({ type }) => type === 'deposit_crypto_address');
  const banners = fields.data?.methodFields.filter(({ type }) => type === 'banner') ?? [];
  const coin = choice.title;
  return (
    <div className="grid gap-5">
      {networks.length > 1 && (
        <div className="grid gap-2">
          <p className="text-13 font-semibold text-text-soft">{say('cashbox.coin.network')}</p>
          <Segmented
            label={say('cashbox.coin.network')}
            options={networks.map(({ id, network, title }) => ({ value: id, label: network ?? title }))}
            value={method.id}
            onChange={setWanted}
          />
        </div>
      )}
      {fields.error !== undefined ? (
        <Trouble error={fields.error} onAgain={fields.reload} />
      ) : address ? (
        <Address key={address.address} field={address} coin={coin} />
      ) : (
        <div aria-busy="true" className="grid justify-items-center gap-4">
          <Skeleton className="size-52" />
          <Skeleton className="h-12 w-full rounded-md" />
        </div>
      )}
      <Note tone="warn">
        {method.network
          ? say('cashbox.coin.onlyNetwork', { coin, network: method.network })
          : say('cashbox.coin.only', { coin })}
      </Note>
      {banners.map(({ htmlContent }) => (
        <Note key={htmlContent}>{htmlContent}</Note>
      ))}
      <p className="text-13 text-text-soft">
        {say('cashbox.coin.least', { least: round(boundsOf(method, currency).least) })}
      </p>
      <CoinOffers />
      <CoinArrivals systems={networks.map(({ id }) => id)} />
    </div>
  );
}

function Address({ field, coin }: { field: MethodField; coin: string }) {
  const { say } = useCashier();
  const [copied, setCopied] = useState<'yes' | 'no'>();
  const { address = '', href, qr, demoHref } = field;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setCopied('yes');
    } catch {
      setCopied('no');
    }
  }

  return (
    <section aria-label={say('cashbox.coin.address', { coin })} className="grid justify-items-center gap-4">
      {qr && (
        <svg
          role="img"
          aria-label={say('cashbox.coin.qr', { coin })}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
          className="size-52 rounded-md bg-white"
        >
          <path d={qr.path} className="fill-ink" />
        </svg>
      )}
      <code className="block w-full rounded-md bg-surface-2 p-3.5 text-center font-mono text-13 font-semibold break-all select-all">
        {address}
      </code>
      <div className="grid w-full grid-cols-2 gap-2">
        <Button look="primary" icon={copied === 'yes' ? 'check' : 'copy'} onClick={() => void copy()}>
          {say(copied === 'yes' ? 'cashbox.coin.copied' : 'cashbox.coin.copy')}
        </Button>
        {href && (
          <Button asChild icon="external">
            <a href={href}>{say('cashbox.coin.wallet')}</a>
          </Button>
        )}
      </div>
      {demoHref && (
        <>
          <Note tone="warn">{say('cashbox.coin.worthless')}</Note>
          <a href={demoHref} target="_blank" rel="noopener" className="text-13 font-bold text-ice hover:underline">
            {say('cashbox.coin.demo')}
          </a>
        </>
      )}
      <p aria-live="polite" className={copied === 'no' ? 'text-xs text-danger' : 'sr-only'}>
        {copied === 'no' ? say('cashbox.coin.copyFailed') : copied === 'yes' ? say('cashbox.coin.copied') : ''}
      </p>
    </section>
  );
}
