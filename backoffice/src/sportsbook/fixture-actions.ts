import type { StaffFixturePage, StaffManualResult } from '@halley/contract';
import type { Input } from '../api/index.ts';
import { type Action, action } from '../console/index.ts';
import { sportsbookWords as own } from './words.ts';

type Market = StaffFixturePage['market_list'][number];
type Fixture = Pick<StaffFixturePage, 'id' | 'trader_stop'>;

const paramsOf = ({ id }: { id: number }) => ({ id: String(id) });

/** A stop, or its end, and a void of everything. */
export const fixtureActions = (fixture: Fixture): Action[] => [
  fixture.trader_stop === null
    ? action('stopFixture', { ...own.stop, look: 'danger', params: paramsOf(fixture) })
    : action('reopenFixture', { ...own.reopen, look: 'secondary', params: paramsOf(fixture) }),
  action('askManualResult', {
    ...own.voidAll,
    submit: own.propose,
    look: 'outline',
    params: paramsOf(fixture),
    start: { kind: 'void' },
    done: own.proposed,
  }),
];

/** The same for one market, and a settlement by hand. */
export function marketActions(fixture: Fixture, market: Market): (Action | false)[] {
  const { key, title, status, trader_stop: stop } = market;
  const isOver = status === 'settled' || status === 'cancelled';
  const name = (deed: string) => own.ofMarket(deed, title);
  const params = paramsOf(fixture);
  return [
    !isOver &&
      stop === null &&
      action('stopFixture', {
        ...own.stop,
        label: own.stopMarket,
        name: name(own.stopMarket),
        title: name(own.stop.label),
        look: 'quiet',
        params,
        start: { market: key },
      }),
    !isOver &&
      stop !== null &&
      action('reopenFixture', {
        ...own.reopen,
        name: name(own.reopen.label),
        title: name(own.reopen.label),
        look: 'quiet',
        params,
        start: { market: key },
      }),
    status !== 'cancelled' && settleAction(fixture, market),
    status !== 'cancelled' &&
      action('askManualResult', {
        label: own.voidMarket,
        name: name(own.voidMarket),
        title: own.voidMarketTitle(title),
        text: own.voidAll.text,
        submit: own.propose,
        look: 'quiet',
        params,
        start: { kind: 'void', market: key },
        done: own.proposed,
      }),
  ];
}

/** What became of every outcome: whoever proposes it chooses for each. */
function settleAction(fixture: Fixture, { key, title, outcomes }: Market): Action {
  const options = Object.entries(own.results).map(([value, label]) => ({ value, label }));
  const fields = outcomes.map(({ id, title: label }, place) => ({ name: `outcome${place}`, id, label }));
  return action('askManualResult', {
    label: own.settle,
    name: own.ofMarket(own.settle, title),
    title: own.settleTitle(title),
    text: own.settleText,
    submit: own.propose,
    look: 'quiet',
    params: paramsOf(fixture),
    more: fields.map(({ name }) => ({ name, kind: 'text', optional: false, nullable: false })),
    labels: Object.fromEntries(fields.map(({ name, label }) => [name, { label, options }])),
    start: { kind: 'settle', market: key, ...Object.fromEntries(fields.map(({ name }) => [name, 'lost'])) },
    finish: ({ reason, ...read }) =>
      ({
        kind: 'settle',
        market: key,
        reason,
        outcomes: Object.fromEntries(fields.map(({ name, id }) => [id, read[name]])),
      }) as Input<'askManualResult'>['body'],
    done: own.proposed,
  });
}

/** Who asked cannot agree. */
export function manualActions({ id, may_decide: mayDecide }: StaffManualResult): Action[] {
  if (!mayDecide) return [];
  const params = { id: String(id) };
  return [
    action('decideManualResult', { ...own.agree, look: 'secondary', params, start: { agree: true } }),
    action('decideManualResult', { ...own.decline, look: 'quiet', params, start: { agree: false } }),
  ];
}
