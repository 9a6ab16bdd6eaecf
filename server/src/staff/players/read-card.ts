import { type PlayerCard, Refusal, wireCents } from '@halley/contract';
import { afterAllPast, type StaffContext, type Tx } from '../../kit/index.ts';
import { listPastPayments } from '../../payments/index.ts';
import type { StaffPorts } from '../ports.ts';
import { lastNotesOf, tagsOf } from './read-notes.ts';
import { findPlayer, levelOf } from './read-player.ts';
import { readRelated } from './read-related.ts';
import { readSums } from './read-sums.ts';

const shownPayments = 5;
const shownNotes = 3;

/** What a decision needs to know of its player. What the member may not read is not in it. */
export async function readCard(
  ports: StaffPorts,
  tx: Tx,
  { playerId, context: { staff } }: { playerId: number; context: StaffContext },
): Promise<PlayerCard> {
  const may = (permission: (typeof staff.permissions)[number]) => staff.permissions.includes(permission);
  const { statuses } = await findPlayer(ports, playerId, tx);
  const player = (await ports.identity.desk.playersOf(tx, [playerId])).get(playerId);
  if (!player) throw new Refusal('NOT_FOUND');
  const paid = may('payments.read')
    ? await listPastPayments(tx, { playerId, before: afterAllPast, limit: shownPayments })
    : null;
  const { exclusion } = await ports.limitsDesk.read(tx, playerId);
  return {
    player,
    level: levelOf(statuses),
    on_break: may('limits.read') ? exclusion.kind !== null : null,
    sums: await readSums(ports, tx, playerId),
    payments:
      paid?.map(({ id, action, state, method, currency, amount, at }) => ({
        id: Number(id),
        action,
        state,
        method,
        currency,
        amount_cents: wireCents(amount),
        at: new Date(at).toISOString(),
      })) ?? null,
    notes: await lastNotesOf(tx, playerId, shownNotes),
    tags: await tagsOf(tx, playerId),
    related: await readRelated(ports, tx, playerId),
  };
}
