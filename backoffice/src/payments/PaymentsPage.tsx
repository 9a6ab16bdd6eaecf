import type { FoundPayment } from '@halley/contract';
import type { ReactNode } from 'react';
import { type ListColumn, Page, ResourceList } from '../console/index.ts';
import { PlayerLink } from './PaymentPlayer.tsx';
import { PaymentTabs } from './PaymentTabs.tsx';
import { paymentColumns } from './payment-columns.tsx';
import { paymentWords } from './words.ts';

const { id, at, action, method, amount, state } = paymentColumns;
const player: ListColumn<FoundPayment> = {
  key: 'player',
  head: paymentWords.columns.player,
  cell: ({ player_id, player_name }) => <PlayerLink id={player_id} name={player_name} />,
  text: ({ player_id }) => String(player_id),
};
const columns: readonly ListColumn<FoundPayment>[] = [id, at, player, action, method, amount, state];
const optionsOf = (among: Readonly<Record<string, string>>) =>
  Object.entries(among).map(([value, label]) => ({ value, label }));
const filters = {
  reference: { label: paymentWords.search, wide: true },
  player: { label: paymentWords.player },
  action: { label: paymentWords.filterAction, options: optionsOf(paymentWords.actions) },
  state: { label: paymentWords.filterState, options: optionsOf(paymentWords.states) },
};

/** Every payment, found by its references, its player, kind and state; the question stands in the address. */
export function PaymentsPage(): ReactNode {
  return (
    <Page title={paymentWords.title}>
      <PaymentTabs current="all" />
      <FoundPayments filters={filters} />
    </Page>
  );
}

/** Also on a player's page, without the filters. */
export function FoundPayments(props: { filters?: typeof filters; given?: { player: string } }): ReactNode {
  return (
    <ResourceList
      {...props}
      call="searchStaffPayments"
      caption={paymentWords.title}
      empty={paymentWords.none}
      rows={({ payments }) => payments}
      rowKey={(payment) => payment.id}
      columns={columns}
      csv="payments"
    />
  );
}
