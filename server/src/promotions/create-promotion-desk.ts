import {
  type Currency,
  type PromotionCheck,
  type PromotionPage,
  type PromotionReview,
  type PromotionRule,
  type PromotionState,
  type PromotionSummary,
  Refusal,
  wireCents,
} from '@halley/contract';
import { type Author, writeSignificant } from '../audit/index.ts';
import type { Queryable, Tx } from '../kit/index.ts';
import { checkPromotion } from './check-bets.ts';
import { insertCodes, listCodes, newCode } from './code-store.ts';
import { contestBasis } from './contest-basis.ts';
import { clearReview, type TakingWanted, takeReview } from './decide-reviews.ts';
import { estimatePromotion } from './estimate-promotion.ts';
import { giveByStaff, type StaffClaim } from './give-by-staff.ts';
import type { GrantState } from './grant-store.ts';
import { segmentsOf } from './known-players.ts';
import type { LiveRules } from './live-rules.ts';
import { mayTake } from './may-take.ts';
import { offerIdOf } from './offer.ts';
import { offerTypeOf } from './offer-type-of.ts';
import { leastOf } from './offers-for.ts';
import type { PromotionsPorts } from './ports.ts';
import { mayMove, maySave } from './promotion-moves.ts';
import {
  findPromotion,
  type ListedPromotion,
  listPromotions,
  lockPromotion,
  readVersions,
  type StoredVersion,
} from './promotion-store.ts';
import { reportPromotion } from './report-promotion.ts';
import {
  isSignalOf,
  listOpenReviews,
  lockReview,
  type Review,
  signalsOf,
  type WrittenSignal,
  waitingReviews,
} from './review-store.ts';
import { termsOf } from './terms-text.ts';
import {
  approvePromotion,
  hashOf,
  movePromotion,
  type PromotionMoved,
  type PromotionSaved,
  savePromotion,
} from './write-promotions.ts';

/** Who looks: what they may do depends on it. */
export interface DeskMember {
  id: number;
  permissions: readonly string[];
}

export type PromotionDesk = ReturnType<typeof createPromotionDesk>;

/** What operators do with promotions, and see of them. */
export function createPromotionDesk(ports: PromotionsPorts, rules: (db: Queryable) => Promise<LiveRules>) {
  const { clock, keys } = ports;

  async function read(db: Queryable, id: number, member: DeskMember): Promise<PromotionPage> {
    const promotion = await findPromotion(db, id);
    if (!promotion) throw new Refusal('NOT_FOUND');
    const versions = await readVersions(db, id);
    const codes = await listCodes(db, id);
    return {
      ...summaryOf(promotion),
      versions: versions.map(versionOnTheWire),
      codes: codes.map((code) => ({
        id: Number(code.id),
        hint: code.hint,
        shared: code.shared,
        uses: code.uses,
        max_uses: code.max_uses,
        expires_at: code.expires_at?.toISOString() ?? null,
      })),
      may: movesOf(promotion, versions[0], member),
    };
  }

  async function readReview(db: Queryable, review: Review): Promise<PromotionReview> {
    const [described] = await describeReviews(db, [review]);
    if (!described) throw new Refusal('NOT_FOUND');
    return described;
  }

  async function describeReviews(db: Queryable, reviews: readonly Review[]): Promise<PromotionReview[]> {
    const playerIds = reviews.map(({ playerId }) => playerId);
    const names = await ports.identity.nicknames(playerIds, db);
    const signals = await signalsOf(db, playerIds);
    const held = await ports.held.of(db, reviews);
    const titles = new Map(
      (await listPromotions(db, {})).map((promotion) => [promotion.id, promotion.rule.texts.en.title]),
    );
    return reviews.map((review, index) => ({
      id: review.id,
      player_id: review.playerId,
      player_name: names.get(review.playerId) ?? String(review.playerId),
      promotion:
        review.promotionId === null
          ? null
          : { id: review.promotionId, title: titles.get(review.promotionId) ?? String(review.promotionId) },
      gift_id: review.giftId,
      state: review.state,
      opened_at: review.openedAt.toISOString(),
      decides_itself_at: review.decidesItselfAt.toISOString(),
      held_cents: wireCents(held[index] ?? 0n),
      currency: review.currency,
      signals: signals.filter((signal) => isSignalOf(review, signal)).map(signalOnTheWire),
      other_signals: signals
        .filter((signal) => signal.playerId === review.playerId && !isSignalOf(review, signal))
        .map(signalOnTheWire),
      clause: review.clause,
      evidence: review.evidence,
      heard: review.heard,
      first_person:
        review.firstBy === null || review.firstByName === null
          ? null
          : { id: review.firstBy, name: review.firstByName },
    }));
  }

  async function reviewAfter(tx: Tx, id: number): Promise<PromotionReview> {
    const review = await lockReview(tx, id);
    if (!review) throw new Refusal('NOT_FOUND');
    return readReview(tx, review);
  }

  return {
    list: async (db: Queryable, { claim, ...wanted }: PromotionsWanted): Promise<PromotionSummary[]> =>
      (await listPromotions(db, wanted))
        .filter(({ rule: { trigger } }) => claim === undefined || ('claim' in trigger && trigger.claim === claim))
        .map(summaryOf),
    read,
    async save(tx: Tx, saved: PromotionSaved, by: { author: Author; member: DeskMember }): Promise<PromotionPage> {
      return read(tx, await savePromotion(ports, tx, saved, by.author), by.member);
    },
    async move(tx: Tx, moved: PromotionMoved, by: { author: Author; member: DeskMember }): Promise<PromotionPage> {
      await movePromotion(ports, tx, moved, by.author);
      return read(tx, moved.id, by.member);
    },
    async approve(
      tx: Tx,
      approved: { id: number; version: number },
      by: { author: Author; member: DeskMember },
    ): Promise<PromotionPage> {
      await approvePromotion(ports, tx, approved, by.author);
      return read(tx, approved.id, by.member);
    },
    /** Ends one that runs before its time: another person than who wrote and proposed it. */
    async callOff(tx: Tx, { id }: { id: number }, by: { author: Author; member: DeskMember }): Promise<void> {
      const promotion = await lockPromotion(tx, id);
      const [current] = (await readVersions(tx, id)).filter(({ version }) => version === promotion.version);
      const wrote = [current?.madeBy.id, current?.proposedBy?.id];
      if (wrote.includes(by.member.id)) throw new Refusal('SECOND_PERSON_NEEDED');
      await movePromotion(ports, tx, { id, to: 'ended', version: promotion.version }, by.author);
    },
    /** What the house has against a rule, whom it matches, how players see it. */
    async check(
      db: Queryable,
      { id, rule, currency }: { id?: number | undefined; rule: PromotionRule; currency: Currency },
    ): Promise<PromotionCheck> {
      const terms = { id: 0, version: 1, hash: hashOf(rule), rule };
      const type = offerTypeOf(rule) ?? 'deposit';
      const least = leastOf(rule, currency, ports.geo.protectionOf('CW'));
      const offer = {
        id: offerIdOf(0),
        type,
        promotion: terms,
        currency,
        depositFrom: least?.depositFrom ?? null,
        picked: false,
      };
      return {
        checks: await checkPromotion(ports, db, { id, rule }),
        matching: await countMatching(ports, db, rule),
        deal: least ? await ports.dealOf(db, offer) : null,
        terms: termsOf(rule),
      };
    },
    /** Rates of now and levels by size, to write a contest with. */
    basis: (db: Queryable, currency: Currency) => contestBasis(ports, db, currency),
    estimate: (db: Queryable, wanted: Parameters<typeof estimatePromotion>[2]) => estimatePromotion(ports, db, wanted),
    report: (db: Queryable, wanted: { id: number; days: number }) => reportPromotion(ports, db, wanted),
    /** Shown this once: only their hashes are kept. */
    async makeCodes(tx: Tx, wanted: CodesWanted, author: Author): Promise<string[]> {
      const { promotionId, shared, count, maxUses, expiresAt } = wanted;
      const now = clock.now();
      if (expiresAt && expiresAt <= now) throw new Refusal('expires_at.not_in_the_future');
      await lockPromotion(tx, promotionId);
      const codes = shared === undefined ? Array.from({ length: count }, newCode) : [shared];
      const isNew = await insertCodes(tx, {
        promotionId,
        codes,
        shared: shared !== undefined,
        maxUses: shared === undefined ? 1 : maxUses,
        expiresAt,
        keys,
        at: now,
      });
      if (!isNew) throw new Refusal('shared.taken');
      await writeSignificant(tx, {
        kind: 'promotions.codes_made',
        actor: author.actor,
        address: author.address,
        reason: author.reason,
        target: { kind: 'promotion', id: promotionId },
        detail: { codes: codes.length, shared: shared !== undefined, uses: shared === undefined ? 1 : maxUses },
      });
      return codes;
    },
    /** Gives a live promotion that staff set off to one player. */
    give: (tx: Tx, claim: StaffClaim, author: Author): Promise<GrantState> =>
      giveByStaff(ports, rules, tx, claim, author),
    reviews: async (db: Queryable): Promise<PromotionReview[]> => describeReviews(db, await listOpenReviews(db)),
    waitingReviews,
    async clear(tx: Tx, id: number, author: Author): Promise<PromotionReview> {
      await clearReview(ports, tx, id, author);
      return reviewAfter(tx, id);
    },
    async take(tx: Tx, wanted: TakingWanted, author: Author): Promise<PromotionReview> {
      await takeReview(ports, tx, wanted, author);
      return reviewAfter(tx, wanted.id);
    },
  };
}

interface PromotionsWanted {
  state?: PromotionState | undefined;
  kind?: PromotionRule['kind'] | undefined;
  /** Set off by an act of this kind. */
  claim?: 'staff' | undefined;
}

export interface CodesWanted {
  promotionId: number;
  shared: string | undefined;
  count: number;
  maxUses: number;
  expiresAt: Date | null;
}

const signalOnTheWire = ({ kind, detail, at }: WrittenSignal) => ({
  kind,
  detail: wordsOf(detail),
  at: at.toISOString(),
});

const wordsOf = (detail: Record<string, unknown>): string =>
  Object.entries(detail)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

function summaryOf({ id, kind, state, version, rule, currency, ...promotion }: ListedPromotion): PromotionSummary {
  return {
    id,
    title: rule.texts.en.title,
    kind,
    state,
    version,
    currency,
    spent_cents: wireCents(promotion.spent),
    reserved_cents: wireCents(promotion.reserved),
    hard_cents: wireCents(promotion.hard),
    taken: promotion.given,
    from: rule.schedule.from,
    to: rule.schedule.to ?? null,
    changed_at: promotion.changedAt.toISOString(),
  };
}

const versionOnTheWire = (version: StoredVersion): PromotionPage['versions'][number] => ({
  version: version.version,
  hash: version.hash,
  rule: version.rule,
  made_by: version.madeBy,
  made_at: version.madeAt.toISOString(),
  proposed_by: version.proposedBy,
  approved_by: version.approvedBy,
  second_approved_by: version.secondApprovedBy,
  approved_at: version.approvedAt?.toISOString() ?? null,
});

function movesOf(
  { state }: ListedPromotion,
  latest: StoredVersion | undefined,
  { id, permissions }: DeskMember,
): PromotionPage['may'] {
  const manages = permissions.includes('promotions.manage');
  const has = [latest?.madeBy.id, latest?.proposedBy?.id, latest?.approvedBy?.id].includes(id);
  return {
    save: manages && maySave(state),
    propose: manages && mayMove(state, 'proposed'),
    approve: permissions.includes('promotions.approve') && state === 'proposed' && !has,
    pause: manages && (mayMove(state, 'paused') || mayMove(state, 'live')),
    end: manages && mayMove(state, 'ended'),
  };
}

const pageSize = 1_000;

/** Players who match the audience today. */
async function countMatching(
  ports: Pick<PromotionsPorts, 'identity' | 'geo'>,
  db: Queryable,
  rule: PromotionRule,
): Promise<number> {
  const promotion = { id: 0, version: 0, hash: '', rule };
  let matching = 0;
  for (let after = 0; ; ) {
    const page = await ports.identity.promotionFacts.page(db, { after, limit: pageSize });
    const last = page.at(-1);
    if (!last) return matching;
    after = last.playerId;
    const segments = await segmentsOf(
      db,
      page.map(({ playerId }) => playerId),
    );
    matching += page.filter((facts) => {
      const player = { ...facts, segments: segments.get(facts.playerId) ?? [], mayReceive: true, bonuses: null };
      return mayTake(ports, promotion, { player, currency: player.currency });
    }).length;
  }
}
