import { type RelatedPlayer, type RelationKind, relationKinds } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import { sharingInstrument } from '../../payments/index.ts';
import type { StaffPorts } from '../ports.ts';

const mostRelated = 20;

/** Accounts that share something with a player's, those with the strongest evidence first. */
export async function readRelated(
  { identity }: Pick<StaffPorts, 'identity'>,
  db: Queryable,
  playerId: number,
): Promise<RelatedPlayer[]> {
  const shared = (await sharingInstrument(db, playerId)).map((one) => ({
    playerId: one.playerId,
    kind: 'instrument' as RelationKind,
    shown: one.shown || null,
    lastAt: null,
    accounts: 2,
  }));
  const relations = [...(await identity.desk.relationsOf(db, playerId)), ...shared];
  const byPlayer = Map.groupBy(relations, (relation) => relation.playerId);
  const rank = (kinds: readonly { kind: RelationKind }[]) =>
    Math.min(...kinds.map(({ kind }) => relationKinds.indexOf(kind))) - kinds.length / 10;
  const strongest = [...byPlayer].sort(([a, of], [b, than]) => rank(of) - rank(than) || a - b).slice(0, mostRelated);
  const players = await identity.desk.playersOf(
    db,
    strongest.map(([id]) => id),
  );
  return strongest.flatMap(([id, of]) => {
    const player = players.get(id);
    const evidence = of
      .toSorted((a, b) => relationKinds.indexOf(a.kind) - relationKinds.indexOf(b.kind))
      .map(({ kind, shown, lastAt, accounts }) => ({
        kind,
        shown,
        last_at: lastAt?.toISOString() ?? null,
        accounts,
      }));
    return player ? [{ player, evidence }] : [];
  });
}
