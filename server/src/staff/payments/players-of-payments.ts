import { type PaymentPlayer, wireCents } from '@halley/contract';
import type { Queryable, StaffContext } from '../../kit/index.ts';
import { readWalletsOf } from '../../wallet/index.ts';
import type { StaffPorts } from '../ports.ts';

type Person = NonNullable<PaymentPlayer['person']>;

/** Who stands behind these payments: one query of each room for all of them, however many there are. */
export async function playersOfPayments(
  ports: Pick<StaffPorts, 'identity' | 'documents' | 'paymentsDesk'>,
  db: Queryable,
  { playerIds, context }: { playerIds: readonly number[]; context: StaffContext },
): Promise<(playerId: number) => PaymentPlayer> {
  const ids = [...new Set(playerIds)];
  const money = Map.groupBy(await ports.paymentsDesk.moneyOfPlayers(db, ids), ({ playerId }) => playerId);
  const persons = mayReadPlayers(context) ? await readPersons(ports, db, ids) : new Map<number, Person>();
  return (id) => ({
    id,
    person: persons.get(id) ?? null,
    money: (money.get(id) ?? []).map(({ currency, deposits, deposited, cashouts, cashedOut }) => ({
      currency,
      deposits,
      cashouts,
      deposited_cents: wireCents(deposited),
      cashed_out_cents: wireCents(cashedOut),
      net_cents: wireCents(deposited - cashedOut),
    })),
  });
}

/** The names alone, for lists that say no more of a player. Null without a name, or without the permission. */
export async function namesOfPlayers(
  { identity }: Pick<StaffPorts, 'identity'>,
  db: Queryable,
  { playerIds, context }: { playerIds: readonly number[]; context: StaffContext },
): Promise<(playerId: number) => string | null> {
  if (!mayReadPlayers(context)) return () => null;
  const players = await identity.desk.playersOf(db, [...new Set(playerIds)]);
  return (id) => players.get(id)?.name ?? players.get(id)?.nickname ?? null;
}

const mayReadPlayers = ({ staff }: StaffContext) => staff.permissions.includes('players.read');

async function readPersons(
  { identity, documents }: Pick<StaffPorts, 'identity' | 'documents'>,
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, Person>> {
  const players = await identity.desk.playersOf(db, ids);
  const counts = new Map((await documents.countsOfPlayers(db, ids)).map((one) => [one.playerId, one]));
  const wallets = Map.groupBy(await readWalletsOf(db, ids), ({ playerId }) => playerId);
  const personOf = (id: number, player: Omit<Person, 'documents' | 'wallets'>): Person => {
    const { pending = 0, approved = 0, not_approved = 0 } = counts.get(id) ?? {};
    const { name, nickname, country, verified, locked, created_at } = player;
    return {
      name,
      nickname,
      country,
      verified,
      locked,
      created_at,
      documents: { pending, approved, not_approved },
      wallets: (wallets.get(id) ?? []).map(({ currency, cash, bonus, reserved }) => ({
        currency,
        cash_cents: wireCents(cash),
        bonus_cents: wireCents(bonus),
        reserved_cents: wireCents(reserved),
      })),
    };
  };
  return new Map([...players].map(([id, player]) => [id, personOf(id, player)]));
}
