import type { PromotionRule } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import type { PromotionTerms } from './promotion.ts';

interface VersionRow {
  promotion_id: bigint;
  version: number;
  hash: string;
  rule: PromotionRule;
}

const fromRow = ({ promotion_id, version, hash, rule }: VersionRow): PromotionTerms => ({
  id: Number(promotion_id),
  version,
  hash,
  rule,
});

/** Versions that gifts were given by; unknown ones are left out. */
export async function versionsOf(
  db: Queryable,
  wanted: readonly { promotionId: number; version: number }[],
): Promise<PromotionTerms[]> {
  if (wanted.length === 0) return [];
  const { rows } = await db.query<VersionRow>({
    name: 'promotions_versions_of',
    text: `select v.promotion_id, v.version, v.hash, v.rule from promotions_version v
      join (select distinct * from unnest($1::bigint[], $2::int[])) as w (promotion_id, version)
        on w.promotion_id = v.promotion_id and w.version = v.version`,
    values: [wanted.map(({ promotionId }) => promotionId), wanted.map(({ version }) => version)],
  });
  return rows.map(fromRow);
}

/** For whoever asks for terms: a version that is or was published; unset: the one that counts. */
export async function findPublished(
  db: Queryable,
  promotionId: number,
  version: number | undefined,
): Promise<PromotionTerms | undefined> {
  const { rows } = await db.query<VersionRow>(
    `select v.promotion_id, v.version, v.hash, v.rule from promotions_version v
     join promotions_promotion p on p.id = v.promotion_id
     where v.promotion_id = $1 and ($2::int is null or v.version = $2) and v.published_at is not null
     order by v.version desc limit 1`,
    [promotionId, version ?? null],
  );
  return rows[0] && fromRow(rows[0]);
}

export async function publishedAt(
  db: Queryable,
  { promotionId, version }: { promotionId: number; version: number },
): Promise<Date | undefined> {
  const { rows } = await db.query<{ published_at: Date | null }>(
    'select published_at from promotions_version where promotion_id = $1 and version = $2',
    [promotionId, version],
  );
  return rows[0]?.published_at ?? undefined;
}
