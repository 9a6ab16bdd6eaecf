import { type BonusGift, decimalsOf, type FreespinGift, wireCents } from '@halley/contract';
import { type CardGame, type CardTerms, dealCard } from './deal-card.ts';
import { readTerms, worthOfSpins } from './end-of-spins.ts';
import { type Gift, isClosed } from './gift.ts';
import { orderQueue } from './order-queue.ts';
import { endsAt } from './run-clock.ts';
import { titleOf } from './title-of.ts';

export interface GiftShown {
  now: Date;
  locale: string;
  game: CardGame;
  /** All gifts of the player: places in the queue, what spins have become. */
  gifts: readonly Gift[];
  /** Of the version a gift was given by. */
  hashOf(gift: Pick<Gift, 'promotionId' | 'version'>): string | undefined;
  titleOfGame(identifier: string): string;
  returnOfGame(identifier: string): number;
  /** Where free rounds are played. */
  playedIn(freeRoundsId: string): { game: string; waits: boolean } | undefined;
}

/** Progress is kept in hundredths and shown rounded down. */
const counted = ({ progress }: Gift) => (progress > 0n ? progress / 100n : 0n);

export function bonusOnTheWire(gift: Gift, shown: GiftShown): BonusGift {
  const { now } = shown;
  const { validUntil, activatableUntil } = endsAt(gift, now);
  const isOpen = !isClosed(gift.stage);
  const queue = orderQueue(
    shown.gifts.filter(({ accountId, type }) => accountId === gift.accountId && type === 'bonus'),
  );
  const place = queue.findIndex(({ id }) => id === gift.id) + 1;
  const until = validUntil ?? activatableUntil ?? gift.createdAt;
  return {
    ...whatAllShow(gift, shown),
    deal: dealOfBonus(gift, shown),
    amount_cents: wireCents(gift.amount),
    strategy: gift.strategy,
    amount_wager_requirement_cents: wireCents(gift.requirement),
    amount_wager_cents: wireCents(counted(gift)),
    activatable_until: gift.stage === 'issued' ? (activatableUntil?.toISOString() ?? null) : null,
    valid_until: until.toISOString(),
    ...(gift.groupKey !== null && { group_key: gift.groupKey }),
    balance_cents: wireCents(gift.balance),
    released_cents: wireCents(gift.released),
    paused: isOpen && gift.pausedAt !== null,
    pausable: gift.stage === 'handle_bets',
    place: place > 0 ? place : null,
    review_until: gift.heldUntil?.toISOString() ?? null,
  };
}

export function freespinsOnTheWire(gift: Gift, shown: GiftShown): FreespinGift {
  const { validUntil, activatableUntil } = endsAt(gift, shown.now);
  const games = gift.becomes?.games ?? [];
  const played = gift.freeRoundsId === null ? undefined : shown.playedIn(gift.freeRoundsId);
  const waits = gift.stage === 'activated' && played?.waits === true;
  return {
    ...whatAllShow(gift, shown),
    deal: dealOfSpins(gift, shown),
    freespins_total: gift.spinsTotal ?? 0,
    freespins_performed: gift.activatedAt === null ? null : gift.spinsDone,
    bet_level: Number(gift.spinBet ?? 0n) / 10 ** decimalsOf(gift.currency),
    games,
    games_info: games.map((identifier) => ({ identifier, title: shown.titleOfGame(identifier) })),
    activation_path: '',
    provider: games[0]?.split('/')[0] ?? '',
    activatable_until: (activatableUntil ?? gift.createdAt).toISOString(),
    valid_until: validUntil?.toISOString() ?? null,
    activation_condition: null,
    group_key: gift.groupKey ?? false,
    win_cents: wireCents(wonBySpins(gift)),
    game: played?.game ?? null,
    waits_for_provider: waits,
    free_rounds_id: gift.stage === 'activated' && !waits ? gift.freeRoundsId : null,
  };
}

/** While they are played their wins are the balance, or were paid out at once; what was won in all is noted at their end. */
const wonBySpins = ({ stage, balance, released, amount }: Gift): bigint =>
  isClosed(stage) ? amount : balance + released;

function whatAllShow(gift: Gift, { now, locale }: GiftShown) {
  const { activatableUntil } = endsAt(gift, now);
  return {
    id: gift.id,
    title: titleOf(gift.texts, locale),
    currency: gift.currency,
    stage: gift.stage,
    end_reason: gift.stage === 'canceled' ? gift.endReason : null,
    created_at: gift.createdAt.toISOString(),
    activatable: gift.stage === 'issued' && (activatableUntil === null || now < activatableUntil),
    cancelable: !isClosed(gift.stage),
  };
}

function promotionOf(gift: Gift, { hashOf }: GiftShown) {
  const { promotionId: id, version } = gift;
  const hash = hashOf(gift);
  return id === null || version === null || hash === undefined ? null : { id, version, hash };
}

function dealOfBonus(gift: Gift, shown: GiftShown) {
  const { validUntil, activatableUntil } = endsAt(gift, shown.now);
  const left = gift.requirement - counted(gift);
  const isIssued = gift.stage === 'issued';
  return dealCard(
    {
      currency: gift.currency,
      product: gift.product,
      promotion: promotionOf(gift, shown),
      gets: { type: 'bonus', percent: null, amount_cents: wireCents(gift.amount), cap_cents: null },
      depositFrom: null,
      terms: { ...termsOfGift(gift), left: left > 0n ? left : 0n },
      until: {
        take: isIssued ? activatableUntil : null,
        days: isIssued ? gift.days : null,
        valid: validUntil,
      },
      released: gift.released,
      lost: isIssued ? gift.amount : gift.balance,
    },
    // What has ended is not reckoned again.
    isClosed(gift.stage) ? { ...shown.game, endsBelowDeposit: () => false } : shown.game,
  );
}

function termsOfGift(gift: Gift): Omit<CardTerms, 'left'> {
  const { weights, games, release, minOdds } = gift.terms;
  return {
    wager: gift.amount > 0n ? Number(gift.requirement / gift.amount) : 0,
    weights,
    games,
    release,
    minOdds,
    maxStake: gift.maxStake,
    maxCashout: gift.maxCashout,
    amount: gift.amount,
    deposit: gift.depositAmount,
    requirement: gift.requirement,
  };
}

function dealOfSpins(gift: Gift, shown: GiftShown) {
  const { validUntil, activatableUntil } = endsAt(gift, shown.now);
  const { games, result, maxWin, wins } = gift.becomes ?? {
    games: [],
    result: 'cash' as const,
    maxWin: null,
    wins: null,
  };
  const isIssued = gift.stage === 'issued';
  const [count, bet] = [gift.spinsTotal ?? 0, gift.spinBet ?? 0n];
  const worth = worthOfSpins({ count, bet, gameReturn: shown.returnOfGame(games[0] ?? '') });
  return dealCard(
    {
      currency: gift.currency,
      product: gift.product,
      promotion: promotionOf(gift, shown),
      gets: {
        type: 'freespins',
        count,
        bet_cents: wireCents(bet),
        games: games.map((identifier) => ({ identifier, title: shown.titleOfGame(identifier) })),
        result,
        worth_cents: wireCents(worth),
        max_win_cents: maxWin === null ? null : wireCents(BigInt(maxWin)),
      },
      depositFrom: null,
      terms: wins && termsOfWins(readTerms(wins), worth),
      until: { take: isIssued ? activatableUntil : null, days: isIssued ? gift.days : null, valid: validUntil },
      released: gift.released,
      lost: 0n,
    },
    shown.game,
  );
}

/** For what the spins are worth on average. */
export function termsOfWins(wins: ReturnType<typeof readTerms>, worth: bigint): CardTerms {
  const requirement = worth * BigInt(wins.wager);
  return {
    ...wins.terms,
    wager: wins.wager,
    maxStake: wins.maxStake,
    maxCashout: wins.maxCashout,
    amount: worth,
    deposit: null,
    requirement,
    left: requirement,
  };
}
