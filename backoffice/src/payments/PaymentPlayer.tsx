import type { PaymentPlayer as Player, StaffPayment } from '@halley/contract';
import { Badge, Card, Facts, Money } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { linkClass, showTime } from '../console/index.ts';
import { useStaff } from '../session/index.ts';
import { words } from '../words/index.ts';
import { paymentWords } from './words.ts';

/** A name to click, and the number below; where the name is not known or not shown, the number alone. */
export function PlayerLink({ id, name }: { id: number; name: string | null }): ReactNode {
  const { may } = useStaff();
  const shown = name ?? paymentWords.playerNumber(id);
  return (
    <span className="inline-grid">
      {may('players.read') ? (
        <Link to={`/players/${id}`} className={linkClass}>
          {shown}
        </Link>
      ) : (
        <span className="font-bold">{shown}</span>
      )}
      {name !== null && <span className="text-xs text-text-faint">{paymentWords.idNumber(id)}</span>}
    </span>
  );
}

export const nameOf = ({ person }: Player): string | null => person?.name ?? person?.nickname ?? null;

/** Whether we know who it is, and what has been handed in. Never by colour alone. */
export function PlayerStanding({ person }: { person: NonNullable<Player['person']> }): ReactNode {
  const { verified, locked, documents } = person;
  return (
    <span className="inline-flex flex-wrap gap-1.5 max-sm:justify-end">
      <Badge tone={verified ? 'win' : 'warn'}>{verified ? paymentWords.verified : paymentWords.notVerified}</Badge>
      {documents.pending > 0 && <Badge tone="info">{paymentWords.documentsWaiting(documents.pending)}</Badge>}
      {locked && <Badge tone="danger">{words.player.state.locked}</Badge>}
    </span>
  );
}

/** What the player can stake in the currency of the payment; null: not for this member to read. */
export function balanceIn({ person }: Player, currency: StaffPayment['currency']): ReactNode {
  const wallet = person?.wallets.find((one) => one.currency === currency);
  if (!wallet) return words.none;
  return <Money cents={wallet.cash_cents + wallet.bonus_cents} currency={currency} locale="en" />;
}

/** In, out and what is left of it, in the currency of the payment. */
export function MoneyInAndOut({ player, currency }: { player: Player; currency: StaffPayment['currency'] }): ReactNode {
  const sums = player.money.find((one) => one.currency === currency);
  const { in: inWord, out } = paymentWords.money;
  return (
    <span className="inline-grid text-xs text-text-soft">
      <span>
        {inWord} <Money cents={sums?.deposited_cents ?? 0} currency={currency} locale="en" className="text-text" />
      </span>
      <span>
        {out} <Money cents={sums?.cashed_out_cents ?? 0} currency={currency} locale="en" className="text-text" />
      </span>
    </span>
  );
}

/** Everything a decision over a payment needs to know of its player. */
export function PaymentPlayerCard({ player }: { player: Player }): ReactNode {
  const { person, money } = player;
  const { facts } = paymentWords;
  return (
    <Card>
      <h2 className="title-card mb-3">{paymentWords.columns.player}</h2>
      <Facts
        className="text-13 [&_dd]:wrap-anywhere"
        facts={[
          { name: facts.name, value: <PlayerLink id={player.id} name={nameOf(player)} /> },
          ...(person ? personFacts(person) : []),
          ...money.flatMap(({ currency, deposits, deposited_cents, cashouts, cashed_out_cents, net_cents }) => [
            {
              name: facts.paidIn(currency),
              value: (
                <Counted count={deposits}>
                  <Money cents={deposited_cents} currency={currency} locale="en" />
                </Counted>
              ),
            },
            {
              name: facts.paidOut(currency),
              value: (
                <Counted count={cashouts}>
                  <Money cents={cashed_out_cents} currency={currency} locale="en" />
                </Counted>
              ),
            },
            { name: facts.net(currency), value: <Money cents={net_cents} currency={currency} locale="en" /> },
          ]),
          ...(money.length === 0 ? [{ name: facts.moved, value: paymentWords.nothingMoved }] : []),
        ]}
      />
    </Card>
  );
}

function Counted({ count, children }: { count: number; children: ReactNode }): ReactNode {
  return (
    <>
      {children} <span className="font-normal text-text-faint">{paymentWords.times(count)}</span>
    </>
  );
}

function personFacts(person: NonNullable<Player['person']>): { name: string; value: ReactNode }[] {
  const { facts } = paymentWords;
  return [
    { name: facts.standing, value: <PlayerStanding person={person} /> },
    { name: facts.documents, value: paymentWords.documents(person.documents) },
    { name: words.player.facts.country, value: person.country ?? words.none },
    { name: words.player.facts.joined, value: showTime(person.created_at) },
    ...person.wallets.flatMap(({ currency, cash_cents, bonus_cents, reserved_cents }) => [
      {
        name: facts.balance(currency),
        value: <Money cents={cash_cents + bonus_cents} currency={currency} locale="en" />,
      },
      ...(reserved_cents > 0
        ? [{ name: facts.reserved(currency), value: <Money cents={reserved_cents} currency={currency} locale="en" /> }]
        : []),
    ]),
  ];
}
