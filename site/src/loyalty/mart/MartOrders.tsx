import type { MartOrder } from '@halley/contract';
import { Badge, Button, Card, Dialog, Skeleton } from '@halley/ui';
import { useState } from 'react';
import { momentText, useSpeech } from '../../i18n/index.ts';
import { notify } from '../../page/index.ts';
import { callApi, Loaded, queries, useQuery } from '../../query/index.ts';
import { pointsText } from '../points-text.ts';
import { orderLooks } from './order-states.ts';

/** What the player has had for points, newest first, and where each of it is. */
export function MartOrders({ initial }: { initial: MartOrder[] | undefined }) {
  const { say } = useSpeech();
  const query = useQuery('listOrders', undefined, { initial });
  const [asked, setAsked] = useState<MartOrder>();
  return (
    <Card id="orders" className="grid scroll-mt-24 gap-3">
      <h2 className="title-section">{say('mart.orders.title')}</h2>
      <Loaded query={query} name="listOrders" skeleton={<Skeleton className="h-32 rounded-10" />}>
        {(orders) =>
          orders.length === 0 ? (
            <p className="text-text-soft">
              <b className="text-text">{say('mart.orders.none')}.</b> {say('mart.orders.noneText')}
            </p>
          ) : (
            <ul className="grid">
              {orders.map((order) => (
                <Order key={order.id} order={order} onCancel={() => setAsked(order)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {asked && <CancelDialog order={asked} onClosed={() => setAsked(undefined)} />}
    </Card>
  );
}

function Order({ order, onCancel }: { order: MartOrder; onCancel: () => void }) {
  const { say, tag } = useSpeech();
  const { title, quantity, points, state, address, tracking, placed_at: at } = order;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-0">
      <span className="grid min-w-0 gap-0.5">
        <span className="font-semibold wrap-anywhere">
          {quantity === 1 ? title : say('mart.exchange.times', { count: quantity, title })}
        </span>
        <span className="text-xs text-text-faint" suppressHydrationWarning>
          <time dateTime={at} suppressHydrationWarning>
            {momentText(tag, at)}
          </time>
          {' · '}
          {say('mart.orders.points', { points })}
        </span>
        {address && (
          <span className="text-xs text-text-soft wrap-anywhere">
            {say('mart.orders.to', {
              address: `${address.name}, ${address.street}, ${address.postal_code} ${address.city}, ${address.country}`,
            })}
          </span>
        )}
        {tracking && (
          <span className="text-xs text-text-soft wrap-anywhere">
            {say('mart.orders.tracking', { number: tracking })}
          </span>
        )}
      </span>
      <span className="flex items-center gap-3">
        <Badge tone={orderLooks[state].tone}>{say(orderLooks[state].text)}</Badge>
        {order.can_take_back && (
          <Button size="small" onClick={onCancel}>
            {say(order.type === 'goods' ? 'mart.orders.cancel' : 'mart.orders.giveBack')}
          </Button>
        )}
      </span>
    </li>
  );
}

function CancelDialog({ order, onClosed }: { order: MartOrder; onClosed: () => void }) {
  const { say, tag } = useSpeech();
  const [busy, setBusy] = useState(false);

  async function cancel() {
    setBusy(true);
    try {
      await callApi('cancelOrder', { params: { id: String(order.id) } });
      const title = say(order.type === 'goods' ? 'mart.orders.canceled' : 'mart.orders.givenBack');
      notify({ id: 'mart-order', tone: 'win', title });
    } catch (error) {
      const hasMoved = (error as { status?: number } | null)?.status === 409;
      notify({ id: 'mart-order', tone: 'warn', title: say(hasMoved ? 'mart.orders.moved' : 'mart.orders.failed') });
    }
    queries.invalidate('listOrders', 'readCompPoints', 'readPointsStanding', 'listPointEntries', 'listRates');
    queries.invalidate('listLootboxes', 'readWheel');
    onClosed();
  }
  return (
    <Dialog
      title={say(order.type === 'goods' ? 'mart.orders.cancel.title' : 'mart.orders.giveBack.title')}
      description={say(order.type === 'goods' ? 'mart.orders.cancel.text' : 'mart.orders.giveBack.text', {
        title: order.title,
        points: pointsText(tag, order.points),
      })}
      onClosed={onClosed}
    >
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button block data-autofocus onClick={onClosed}>
          {say('mart.orders.cancel.no')}
        </Button>
        <Button block loading={busy} onClick={() => void cancel()}>
          {say(order.type === 'goods' ? 'mart.orders.cancel.yes' : 'mart.orders.giveBack.yes')}
        </Button>
      </div>
    </Dialog>
  );
}
