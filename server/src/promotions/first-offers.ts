import type { Queryable } from '../kit/index.ts';
import type { LiveRules } from './live-rules.ts';
import { offerTypeOf } from './offer-type-of.ts';
import { statesOf } from './promotion-store.ts';

/** What brands may choose as their first offers, and how others among these promotions stand. */
export async function firstOffers(live: LiveRules, db: Queryable, ids: readonly number[]) {
  const offers = live.all.flatMap(({ id, rule }) => {
    const kind = offerTypeOf(rule);
    return kind === null ? [] : [{ id, title: rule.texts.en.title, kind }];
  });
  const others = ids.filter((id) => live.find(id) === undefined);
  const states = await statesOf(db, others);
  return { offers, otherOffers: new Map([...states].map(([id, { state }]) => [id, state as string])) };
}
