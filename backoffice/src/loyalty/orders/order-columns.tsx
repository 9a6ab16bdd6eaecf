import type { OrderState, StaffOrder } from '@halley/contract';
import { Badge, type BadgeTone } from '@halley/ui';
import { countryInWords, type ListColumn, showTime, WaitingSince } from '../../console/index.ts';
import { words } from '../../words/index.ts';
import { PlayerLink } from '../PlayerLink.tsx';
import { loyaltyWords } from '../words.ts';

const { orders: own } = loyaltyWords;
const heads = own.columns;

const tones: Readonly<Record<OrderState, BadgeTone>> = {
  placed: 'warn',
  confirmed: 'info',
  sent: 'violet',
  delivered: 'win',
  canceled: 'neutral',
  returned: 'neutral',
};

/** Nobody has sent it yet: it waits for us. */
const isWaiting = ({ state }: StaffOrder) => state === 'placed' || state === 'confirmed';

/** In one line; whoever may not see it is told so. */
function addressOf({ type, address }: StaffOrder): string {
  if (type !== 'goods') return own.digital;
  if (!address) return own.hidden;
  const { name, street, postal_code, city, country, phone } = address;
  return [name, street, `${postal_code} ${city}`, countryInWords(country), phone].filter(Boolean).join(', ');
}

export const orderColumns = {
  id: {
    key: 'id',
    head: heads.id,
    cell: ({ id, placed_at }) => (
      <>
        {id} <span className="block text-text-faint">{showTime(placed_at)}</span>
      </>
    ),
    text: ({ id }) => String(id),
  },
  player: {
    key: 'player',
    head: heads.player,
    cell: ({ player_id: id, nickname }) => <PlayerLink id={id} nickname={nickname} />,
    text: ({ player_id: id }) => String(id),
  },
  what: {
    key: 'what',
    head: heads.what,
    cell: ({ quantity, title, type }) => (
      <span className="whitespace-normal sm:block sm:py-1.5">
        <b>{own.quantity(quantity, title)}</b> <span className="text-text-faint">{loyaltyWords.types[type]}</span>
      </span>
    ),
    text: ({ quantity, title }) => own.quantity(quantity, title),
  },
  points: {
    key: 'points',
    head: heads.points,
    align: 'right',
    cell: ({ points }) => points.toLocaleString('en'),
  },
  state: {
    key: 'state',
    head: heads.state,
    cell: ({ state }) => <Badge tone={tones[state]}>{own.states[state]}</Badge>,
    text: ({ state }) => own.states[state],
  },
  waiting: {
    key: 'waiting',
    head: heads.waiting,
    cell: (order) => (isWaiting(order) ? <WaitingSince since={order.placed_at} /> : words.none),
    text: ({ placed_at }) => placed_at,
  },
  address: {
    key: 'address',
    head: heads.address,
    cell: (order) => (
      <span className="inline-block max-w-72 whitespace-normal wrap-anywhere sm:py-1.5">
        {addressOf(order)}
        {order.tracking && <span className="block text-text-faint">{own.tracking(order.tracking)}</span>}
      </span>
    ),
    text: addressOf,
    from: 'md',
  },
} as const satisfies Readonly<Record<string, ListColumn<StaffOrder>>>;
