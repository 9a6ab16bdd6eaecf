import { invariant, type Queryable, type Tx } from '../../kit/index.ts';
import type { PaymentsPorts } from '../ports.ts';

/** Where a cashout goes: the fields of its method as they were typed, or a saved way of paying. */
export interface Destination {
  playerId: number;
  method: string;
  fields: Record<string, string>;
  profileId: bigint | null;
}

export interface KnownDestination extends Destination {
  id: bigint;
  /** What may be shown of it. */
  shown: string | null;
}

interface DestinationRow {
  id: bigint;
  shown: string | null;
  sealed_fields: Buffer;
  profile_id: bigint | null;
}

/** Somebody who has more has them proved again. */
const mostKept = 50;

const purposeOf = (playerId: number) => `payments destination ${playerId}`;

/** Where a player has sent money to by a method before, the latest first, opened. */
export async function listDestinations(
  { sealer }: Pick<PaymentsPorts, 'sealer'>,
  db: Queryable,
  { playerId, method }: { playerId: number; method: string },
): Promise<KnownDestination[]> {
  const { rows } = await db.query<DestinationRow>(
    `select id, shown, sealed_fields, profile_id from payments_destination
     where player_id = $1 and method = $2 order by last_used_at desc, id desc limit $3`,
    [playerId, method, mostKept],
  );
  return rows.map(({ id, shown, sealed_fields: sealed, profile_id: profileId }) => {
    const opened = sealer.open(sealed, purposeOf(playerId));
    invariant(opened, 'a destination that was kept opens with one of the keys of the house');
    return { id, playerId, method, shown, profileId, fields: JSON.parse(opened.toString()) as Record<string, string> };
  });
}

/**
 * The same destination as it was used before; undefined: it is new. The whole of it is compared: two accounts may end
 * alike.
 */
export async function findDestination(
  ports: Pick<PaymentsPorts, 'sealer'>,
  db: Queryable,
  wanted: Destination,
): Promise<KnownDestination | undefined> {
  const spelt = spellingOf(wanted);
  return (await listDestinations(ports, db, wanted)).find((known) => spellingOf(known) === spelt);
}

export async function addDestination(
  { sealer }: Pick<PaymentsPorts, 'sealer'>,
  tx: Tx,
  { playerId, method, fields, profileId, shown, at }: Destination & { shown: string | null; at: Date },
): Promise<void> {
  await tx.query(
    `insert into payments_destination
       (player_id, method, shown, sealed_fields, profile_id, first_used_at, last_used_at)
     values ($1, $2, $3, $4, $5, $6, $6)`,
    [playerId, method, shown, sealer.seal(Buffer.from(JSON.stringify(fields)), purposeOf(playerId)), profileId, at],
  );
}

export async function touchDestination(tx: Tx, { id, at }: { id: bigint; at: Date }): Promise<void> {
  await tx.query('update payments_destination set last_used_at = $2 where id = $1', [id, at]);
}

/** One player's at a time, until the commit: two requests at once do not write a destination twice. */
export async function holdDestinations(tx: Tx, playerId: number): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('payments destinations of ' || $1::text, 0))", [
    playerId,
  ]);
}

/** Blanks and dashes are how people write; letters are not, since addresses of coins tell large from small. */
function spellingOf({ fields, profileId }: Pick<Destination, 'fields' | 'profileId'>): string {
  const spelt = Object.entries(fields).map(([name, value]) => [
    name,
    name === 'iban' ? value.replace(/[ -]/g, '').toUpperCase() : value.replace(/[ -]/g, ''),
  ]);
  return JSON.stringify([profileId === null ? null : String(profileId), spelt.toSorted()]);
}
