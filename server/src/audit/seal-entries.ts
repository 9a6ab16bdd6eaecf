import type { Tx } from '../kit/index.ts';
import { type Link, linkHash, origin } from './chain.ts';
import { type EntryText, entryTextColumns } from './entry.ts';

/** One number for all processes: whoever holds it adds to the chain. */
const sealLock = 4_112_064;
const batchSize = 500;

/**
 * Gives every entry that waits its place in the chain, in order of id. Runs after the commits that wrote them, so only
 * sealing stands in a queue, never the house. Returns how many it sealed.
 */
export async function sealEntries(tx: Tx, at: Date): Promise<number> {
  await tx.query('select pg_advisory_xact_lock($1)', [sealLock]);
  let sealed = 0;
  for (;;) {
    const entries = await takePending(tx);
    if (entries.length === 0) return sealed;
    await insertSeals(tx, await linkEntries(tx, entries, at), at);
    sealed += entries.length;
  }
}

async function takePending(tx: Tx): Promise<EntryText[]> {
  const { rows } = await tx.query<EntryText>(
    `with taken as (
       delete from audit_pending where entry_id in (
         select entry_id from audit_pending order by entry_id limit $1)
       returning entry_id)
     select ${entryTextColumns} from audit_entry e join taken on taken.entry_id = e.id order by e.id`,
    [batchSize],
  );
  return rows;
}

async function linkEntries(tx: Tx, entries: EntryText[], at: Date): Promise<Link[]> {
  const { rows } = await tx.query<{ number: bigint; day: string; hash: string }>(
    `select number, day::text, encode(hash, 'hex') as hash from audit_seal order by number desc limit 1`,
  );
  let previous = rows[0] ?? { number: 0n, day: '', hash: origin };
  const today = at.toISOString().slice(0, 10);
  // A clock that was set back must not reopen a day that is closed.
  const day = today > previous.day ? today : previous.day;
  return entries.map((entry) => {
    const link = { ...entry, number: String(previous.number + 1n), day };
    const hash = linkHash(previous.hash, link);
    previous = { number: previous.number + 1n, day, hash };
    return { ...link, hash };
  });
}

async function insertSeals(tx: Tx, links: Link[], at: Date): Promise<void> {
  await tx.query(
    `insert into audit_seal (number, entry_id, day, hash, sealed_at)
     select number, entry_id, day, decode(hash, 'hex'), $5
     from unnest($1::bigint[], $2::bigint[], $3::date[], $4::text[]) as link (number, entry_id, day, hash)`,
    [
      links.map((link) => link.number),
      links.map((link) => link.id),
      links.map((link) => link.day),
      links.map((link) => link.hash),
      at,
    ],
  );
}
