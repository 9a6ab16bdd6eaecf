import type { ContestSign } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import type { PromotionsPorts } from './ports.ts';
import { reviewsOf, signalsOf } from './review-store.ts';

type Needs = Pick<PromotionsPorts, 'identity' | 'sharingInstrument'>;

const withOthers = (playerIds: readonly number[]) => `with ${playerIds.join(', ')}`;

/** What people should look at of these players: reviews, signals, and who of them belongs together. */
export async function signsOf(
  { identity, sharingInstrument }: Needs,
  db: Queryable,
  playerIds: readonly number[],
): Promise<Map<number, ContestSign[]>> {
  const among = new Set(playerIds);
  const signs = new Map<number, ContestSign[]>(playerIds.map((id) => [id, []]));
  const add = (playerId: number, sign: ContestSign) => signs.get(playerId)?.push(sign);
  for (const { playerId } of await reviewsOf(db, playerIds)) {
    add(playerId, { kind: 'review', detail: 'a person looks at a gift', at: null });
  }
  for (const { playerId, kind, at } of await signalsOf(db, playerIds)) {
    add(playerId, { kind: 'signal', detail: kind, at: at.toISOString() });
  }
  for (const playerId of playerIds) {
    const others = (ids: readonly number[]) => ids.filter((id) => id !== playerId && among.has(id));
    const household = others(await identity.promotionFacts.householdOf(db, playerId));
    const persons = others(await identity.samePersonsOf(db, playerId));
    const shared = await sharingInstrument(db, playerId);
    const payers = shared.filter((one) => one.playerId !== playerId && among.has(one.playerId));
    if (household.length > 0) add(playerId, { kind: 'household', detail: withOthers(household), at: null });
    if (persons.length > 0) add(playerId, { kind: 'same_person', detail: withOthers(persons), at: null });
    for (const [shown, ones] of Map.groupBy(payers, (one) => one.shown)) {
      const detail = `${shown} ${withOthers(ones.map((one) => one.playerId))}`;
      add(playerId, { kind: 'instrument', detail, at: null });
    }
  }
  return signs;
}
