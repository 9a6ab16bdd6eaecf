import type { FoundPayment, PaymentAction, PaymentState } from '@halley/contract';
import { Button, Field, Select, type TableColumn } from '@halley/ui';
import type { FormEvent, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { call, type Input } from '../api/client.ts';
import { useCall } from '../api/use-call.ts';
import { usePages } from '../api/use-pages.ts';
import { DataTable } from '../shell/DataTable.tsx';
import { Loading } from '../shell/Loading.tsx';
import { MoreButton } from '../shell/MoreButton.tsx';
import { Page } from '../shell/Page.tsx';
import { PlayerLink } from './PaymentPlayer.tsx';
import { PaymentTabs } from './PaymentTabs.tsx';
import { paymentColumns } from './payment-columns.tsx';
import { paymentWords } from './words.ts';

type Query = NonNullable<Input<'searchStaffPayments'>['query']>;

const { id, at, action, method, amount, state } = paymentColumns;
const player: TableColumn<FoundPayment> = {
  key: 'player',
  head: paymentWords.columns.player,
  cell: ({ player_id, player_name }) => <PlayerLink id={player_id} name={player_name} />,
};
const columns: readonly TableColumn<FoundPayment>[] = [id, at, player, action, method, amount, state];

/** Nothing chosen, or one of these. */
const choices = (among: Readonly<Record<string, string>>) => [
  { value: '', label: paymentWords.any },
  ...Object.entries(among).map(([value, label]) => ({ value, label })),
];

/** Every payment, found by its references, its player, kind and state; the question stands in the address. */
export function PaymentsPage(): ReactNode {
  const [params, setParams] = useSearchParams();
  const query = readQuery(params);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]);
    setParams(Object.fromEntries(typed.filter(([, value]) => value !== '')));
  };
  return (
    <Page title={paymentWords.title}>
      <PaymentTabs current="all" />
      <search>
        <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
          <Field
            className="min-w-0 flex-1 basis-56"
            label={paymentWords.search}
            type="search"
            name="reference"
            autoComplete="off"
            maxLength={100}
            defaultValue={query.reference}
          />
          <Field
            className="w-28"
            label={paymentWords.player}
            name="player"
            inputMode="numeric"
            pattern="[0-9]*"
            defaultValue={query.player}
          />
          <Select
            label={paymentWords.filterAction}
            name="action"
            defaultValue={query.action ?? ''}
            options={choices(paymentWords.actions)}
          />
          <Select
            label={paymentWords.filterState}
            name="state"
            defaultValue={query.state ?? ''}
            options={choices(paymentWords.states)}
          />
          <Button type="submit" look="primary" className="min-h-12">
            {paymentWords.submit}
          </Button>
        </form>
      </search>
      <FoundPayments key={params.toString()} query={query} />
    </Page>
  );
}

/** Also on a player's page. */
export function FoundPayments({ query }: { query: Query }): ReactNode {
  const first = useCall('searchStaffPayments', { query });
  const { pages, more } = usePages(first.data, {
    nextOf: ({ next_before }) => next_before,
    load: (before) => call('searchStaffPayments', { query: { ...query, before } }),
  });
  return (
    <Loading from={first}>
      {() => (
        <div className="grid gap-4">
          <DataTable
            caption={paymentWords.title}
            empty={paymentWords.none}
            rows={pages.flatMap(({ payments }) => payments)}
            rowKey={(payment) => payment.id}
            columns={columns}
          />
          <MoreButton more={more} />
        </div>
      )}
    </Loading>
  );
}

function readQuery(params: URLSearchParams): Query {
  const one = <T extends string>(name: string, among: readonly T[]) =>
    among.find((value) => value === params.get(name));
  const reference = params.get('reference')?.slice(0, 100);
  const playerId = /^[0-9]{1,15}$/.exec(params.get('player') ?? '')?.[0];
  const action = one('action', Object.keys(paymentWords.actions) as PaymentAction[]);
  const state = one('state', Object.keys(paymentWords.states) as PaymentState[]);
  return {
    ...(reference && { reference }),
    ...(playerId && { player: playerId }),
    ...(action && { action }),
    ...(state && { state }),
  };
}
