import type { StaffFixturePage, StaffOverride } from '@halley/contract';
import type { Input, Output } from '../../api/index.ts';
import { type Action, action } from '../../console/index.ts';
import { overrideWords as own } from './words.ts';

type Market = StaffFixturePage['market_list'][number];
type Kind = StaffOverride['kind'];
type Body = Input<'setOverride'>['body'];

const { fields, minutes } = own;
const number = (name: string, least: number, most: number, optional = false) =>
  ({ name, kind: 'number', least, most, optional, nullable: false }) as const;
const thousandths = (price: unknown) => (typeof price === 'number' ? Math.round(price * 1_000) : undefined);

interface Of {
  fixture: { id: number };
  /** Unset: of all its markets. */
  market?: Pick<Market, 'key' | 'title'>;
  name: string;
}

function change(kind: Kind, { fixture, market, name }: Of, more: Partial<Parameters<typeof action<'setOverride'>>[1]>) {
  const said = own.set[kind];
  return action('setOverride', {
    label: said.label,
    title: said.title(name),
    text: own.setText[kind],
    look: 'secondary',
    params: { id: String(fixture.id) },
    done: ({ state }: Output<'setOverride'>) => own.done(state),
    ...more,
    labels: { ...more.labels, minutes: { label: fields.minutes, options: minutes } },
    start: { kind, minutes: 15, ...(market && { market: market.key }), ...more.start },
  });
}

/** Another price of one outcome. The bounds are those of the feed's price, a tenth off to begin with. */
export function priceAction(fixture: Of['fixture'], market: Market, outcome: Market['outcomes'][number]): Action {
  const now = outcome.price;
  const near = (part: number) => (now === null ? undefined : Math.max(1.01, Math.round((now * part) / 10) / 100));
  return change(
    'price',
    { fixture, market, name: `${market.title}, ${outcome.title}` },
    {
      more: [number('price', 1.01, 1_000), number('from', 1.01, 1_000, true), number('to', 1.01, 1_000, true)],
      labels: { price: fields.price, from: fields.from, to: fields.to },
      start: { outcome: outcome.id, price: now === null ? undefined : now / 1_000, from: near(0.9), to: near(1.1) },
      finish: ({ price, from, to, ...read }) => {
        const [low, high] = [thousandths(from), thousandths(to)];
        return {
          ...read,
          value: thousandths(price),
          ...(low !== undefined && { from_price: low }),
          ...(high !== undefined && { to_price: high }),
        } as Body;
      },
    },
  );
}

/** Everything else that can be changed of a market, or of the whole event. */
export function changeActions(of: Of): Action[] {
  return [
    change('margin', of, {
      more: [number('percent', 0, 50)],
      labels: { percent: fields.percent },
      finish: ({ percent, ...read }) => ({ ...read, value: Math.round(Number(percent) * 100) }) as Body,
    }),
    change('limit', of, { labels: { value: { label: fields.limit, money: 'EUR' } } }),
    change('delay', of, {
      more: [number('seconds', 0, 60)],
      labels: { seconds: fields.seconds },
      finish: ({ seconds, ...read }) => ({ ...read, value: Number(seconds) }) as Body,
    }),
    change('hide', of, {}),
  ];
}

/** What can be done with a change that is there. Who has set it does not agree to it. */
export function overrideActions({ id, state, may_agree: mayAgree }: StaffOverride): (Action | false)[] {
  const params = { id: String(id) };
  return [
    state === 'waiting' &&
      mayAgree &&
      action('decideOverride', { ...own.agree, look: 'secondary', params, start: { agree: true } }),
    state === 'waiting' &&
      mayAgree &&
      action('decideOverride', { ...own.decline, look: 'quiet', params, start: { agree: false } }),
    state !== 'over' && action('endOverride', { ...own.takeBack, look: 'outline', params }),
  ];
}
