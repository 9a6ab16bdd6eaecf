import { type Currency, type Lootbox, wireCents } from '@halley/contract';
import { titleOf } from '../../bonuses/index.ts';
import { findRevealedSeeds } from '../../games/index.ts';
import type { Queryable } from '../../kit/index.ts';
import type { BonusTerms, DuePrize } from '../../promotions/index.ts';
import type { LoyaltyPorts } from '../ports.ts';
import { type ChancePorts, type ChancesShown, chancesOf, readChancesShown } from './chances-of.ts';
import { endsAt, type StoredLootbox, stageAt, sumOfWeights } from './lootbox.ts';
import { prizeTitle } from './prize-words.ts';

export type DescribePorts = ChancePorts & Pick<LoyaltyPorts, 'clock'>;

/** Boxes as players see them, in their order. */
export async function describeLootboxes(
  ports: DescribePorts,
  db: Queryable,
  { boxes, locale }: { boxes: readonly StoredLootbox[]; locale: string },
): Promise<Lootbox[]> {
  const opened = [...new Set(boxes.flatMap(({ draw }) => draw?.pairId ?? []))];
  const seeds = opened.length > 0 ? await findRevealedSeeds(db, opened) : new Map<string, string>();
  const shownBy = new Map<string, ChancesShown>();
  const described: Lootbox[] = [];
  for (const box of boxes) {
    const { promotionId, version, currency } = box;
    const key = `${promotionId} ${version} ${currency}`;
    const shown = shownBy.get(key) ?? (await readChancesShown(ports, db, { promotionId, version, currency }));
    shownBy.set(key, shown);
    described.push(lootboxOnTheWire(box, { shown, locale, now: ports.clock.now(), seeds }));
  }
  return described;
}

interface Shown {
  shown: ChancesShown;
  locale: string;
  now: Date;
  /** Server seeds by pair, as far as they are open. */
  seeds: ReadonlyMap<string, string>;
}

function lootboxOnTheWire(box: StoredLootbox, { shown, locale, now, seeds }: Shown): Lootbox {
  const { draw, source, currency, groupKey } = box;
  return {
    id: box.id,
    title: titleOf(source.texts, locale),
    bonus_title: groupKey,
    stage: stageAt(box, now),
    group_key: groupKey,
    strategy: source.kind,
    currency,
    display: 1,
    created_at: box.createdAt.toISOString(),
    valid_until: endsAt(box, now).toISOString(),
    items: box.items.map(({ weight, prize }, index) => ({
      id: index + 1,
      weight,
      prize: draw?.item === index,
      bonuses: prize ? [bonusOf(prize, { currency, locale })] : [],
    })),
    chances: chancesOf(box.items, shown),
    drawn_item: draw?.item ?? null,
    proof: draw && {
      server_seed_hash: draw.serverSeedHash,
      server_seed: seeds.get(draw.pairId) ?? null,
      client_seed: draw.clientSeed,
      nonce: draw.nonce,
      of: sumOfWeights(box.items),
      drawn: draw.drawn,
      rest: draw.rest,
    },
  };
}

type ItemBonus = Lootbox['items'][number]['bonuses'][number];

/** A prize in the words of clients of the field. Money at once is to them a bonus that asks for nothing. */
function bonusOf(prize: DuePrize, { currency, locale }: { currency: Currency; locale: string }): ItemBonus {
  const title = prizeTitle(prize, { currency, locale });
  const money = (amount: bigint) => [{ currency, amount_cents: wireCents(amount) }];
  const result = (terms: Pick<BonusTerms, 'wager'> | null, most: bigint | null): ItemBonus['result_bonus'] => [
    { field: 'wager', value: terms?.wager ?? 0 },
    ...(most === null ? [] : [{ field: 'max_win', value: money(most) }]),
  ];
  switch (prize.type) {
    case 'freespins':
      return {
        title,
        type: 'freespins',
        attributes: [{ field: 'freespins_count', value: prize.count }],
        result_bonus: result(prize.wins, smallest(prize.maxWin, prize.wins?.maxCashout ?? null)),
      };
    case 'bonus':
      return {
        title,
        type: 'bonus',
        attributes: [{ field: 'bonus_amount', value: money(prize.amount) }],
        result_bonus: result(prize, prize.maxCashout),
      };
    case 'cash':
      return {
        title,
        type: 'bonus',
        attributes: [{ field: 'bonus_amount', value: money(prize.amount) }],
        result_bonus: result(null, null),
      };
    case 'points':
      return { title, type: 'points', attributes: [{ field: 'points', value: prize.chargeable }], result_bonus: [] };
  }
}

const smallest = (one: bigint | null, other: bigint | null): bigint | null =>
  one !== null && other !== null ? (one < other ? one : other) : (one ?? other);
