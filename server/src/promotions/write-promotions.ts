import { type PromotionRule, type PromotionState, Refusal } from '@halley/contract';
import { type Author, writeSignificant } from '../audit/index.ts';
import { convertRoundedUp } from '../config/index.ts';
import { inputHash, invariant, type Tx, tellCachedTables } from '../kit/index.ts';
import { addJob } from '../kit/jobs/index.ts';
import { checkPromotion } from './check-bets.ts';
import { isRefused, type RuleCheck } from './check-rule.ts';
import type { PromotionsPorts } from './ports.ts';
import type { StoredPromotion } from './promotion.ts';
import { mayMove, maySave } from './promotion-moves.ts';
import {
  insertPromotion,
  insertVersion,
  lockPromotion,
  noteApproved,
  noteProposed,
  publish,
  readVersions,
  type StoredVersion,
  updatePromotion,
} from './promotion-store.ts';

type Needs = Pick<PromotionsPorts, 'clock' | 'geo' | 'rates' | 'documents' | 'takesBet' | 'thirdPersonFrom'>;

/** SHA-256 of the canonical JSON: keys in order, no spaces. */
export const hashOf = (rule: PromotionRule): string => inputHash(rule);

function personOf({ actor }: Author): { id: number; name: string } {
  invariant(actor.kind === 'staff', 'promotions are written by people');
  return { id: actor.id, name: actor.name };
}

const refusedRule = (checks: readonly RuleCheck[]) =>
  new Refusal('rule.invalid', { checks: checks.filter(({ level }) => level === 'refused') });

function record(tx: Tx, author: Author, kind: 'saved' | 'moved' | 'approved', promotionId: number, detail: object) {
  return writeSignificant(tx, {
    kind: `promotions.${kind}`,
    actor: author.actor,
    address: author.address,
    reason: author.reason,
    target: { kind: 'promotion', id: promotionId },
    detail: { ...detail },
  });
}

export interface PromotionSaved {
  id?: number | undefined;
  fromVersion?: number | undefined;
  rule: PromotionRule;
}

/** Writes a new version. One that was proposed, approved or paused is a draft again: it needs everybody anew. */
export async function savePromotion(ports: Needs, tx: Tx, saved: PromotionSaved, author: Author): Promise<number> {
  const at = ports.clock.now();
  const by = personOf(author);
  const { rule } = saved;
  const hash = hashOf(rule);
  if (saved.id === undefined) {
    const promotionId = await insertPromotion(tx, rule, at);
    await insertVersion(tx, { promotionId, version: 1, rule, hash, by, at });
    await record(tx, author, 'saved', promotionId, { version: 1, hash });
    return promotionId;
  }
  const promotion = await lockPromotion(tx, saved.id);
  if (!maySave(promotion.state)) throw new Refusal('state.not_allowed');
  const [latest] = await readVersions(tx, promotion.id);
  if (latest?.version !== saved.fromVersion) throw new Refusal('CHANGED_MEANWHILE');
  const version = (latest?.version ?? 0) + 1;
  await insertVersion(tx, { promotionId: promotion.id, version, rule, hash, by, at });
  await updatePromotion(tx, { id: promotion.id, state: 'draft', version, rule, at });
  await record(tx, author, 'saved', promotion.id, { version, hash });
  return promotion.id;
}

async function locked(
  tx: Tx,
  id: number,
  version: number,
): Promise<{ promotion: StoredPromotion; current: StoredVersion }> {
  const promotion = await lockPromotion(tx, id);
  const current = (await readVersions(tx, id)).find((one) => one.version === promotion.version);
  invariant(current, 'a promotion has the version it names');
  if (promotion.version !== version) throw new Refusal('CHANGED_MEANWHILE');
  return { promotion, current };
}

const advanceOf = ({ kind }: PromotionRule) => (kind === 'lottery' ? 'lotteries.advance' : 'tournaments.advance');

export interface PromotionMoved {
  id: number;
  to: Exclude<PromotionState, 'approved'>;
  version: number;
}

/** Proposes, starts, pauses, resumes or ends. What is proposed has nothing against it. */
export async function movePromotion(ports: Needs, tx: Tx, moved: PromotionMoved, author: Author): Promise<void> {
  const { promotion, current } = await locked(tx, moved.id, moved.version);
  const { to, version } = moved;
  const { rule } = current;
  const at = ports.clock.now();
  if (!mayMove(promotion.state, to)) throw new Refusal('state.not_allowed');
  if (to === 'proposed' || to === 'live') {
    const checks = await checkPromotion(ports, tx, { id: promotion.id, rule });
    if (isRefused(checks)) throw refusedRule(checks);
  }
  const named = { promotionId: promotion.id, version };
  if (to === 'proposed') await noteProposed(tx, named, personOf(author));
  if (to === 'live' && !(await publish(tx, named, rule, at))) {
    throw refusedRule([{ key: 'budget', level: 'refused', detail: 'is below what was spent already' }]);
  }
  await updatePromotion(tx, { id: promotion.id, state: to, version, rule, at });
  await record(tx, author, 'moved', promotion.id, { from: promotion.state, to, version });
  // A contest opens, or is called off, now and not with the next minute.
  if (rule.contest && (to === 'live' || to === 'ended')) await addJob(tx, advanceOf(rule), {});
  await tellCachedTables(tx);
}

/** Another person than the maker agrees; above a sum of the house's settings a third one too. */
export async function approvePromotion(
  ports: Needs,
  tx: Tx,
  { id, version }: { id: number; version: number },
  author: Author,
): Promise<void> {
  const { promotion, current } = await locked(tx, id, version);
  if (promotion.state !== 'proposed') throw new Refusal('state.not_allowed');
  const by = personOf(author);
  const { madeBy, proposedBy, approvedBy, rule } = current;
  if ([madeBy.id, proposedBy?.id, approvedBy?.id].includes(by.id)) throw new Refusal('SECOND_PERSON_NEEDED');
  const at = ports.clock.now();
  const { currency, hard } = rule.budget;
  const quotes = (await ports.rates.read(tx)).inEuro;
  const inEuro = convertRoundedUp(quotes, BigInt(hard), { from: currency, to: 'EUR' });
  const needsThird = inEuro > ports.thirdPersonFrom;
  await noteApproved(tx, { promotionId: id, version }, { by, which: approvedBy ? 'second' : 'first', at });
  if (!needsThird || approvedBy) await updatePromotion(tx, { id, state: 'approved', version, rule, at });
  await record(tx, author, 'approved', id, { version, of: needsThird ? 2 : 1, number: approvedBy ? 2 : 1 });
}

/** Costs run away from what was expected: giving stops, and people are asked. */
export async function pauseItself(
  { clock }: Pick<PromotionsPorts, 'clock'>,
  tx: Tx,
  { id, detail }: { id: number; detail: Record<string, unknown> },
): Promise<void> {
  const promotion = await lockPromotion(tx, id);
  if (promotion.state !== 'live') return;
  await tx.query(`update promotions_promotion set state = 'paused', changed_at = $2 where id = $1`, [id, clock.now()]);
  await writeSignificant(tx, {
    kind: 'promotions.paused_itself',
    actor: { kind: 'system' },
    target: { kind: 'promotion', id },
    reason: 'it costs more than was to be expected',
    detail,
  });
  await tellCachedTables(tx);
}
