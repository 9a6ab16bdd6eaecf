import { type Currency, type DealCard, type GameFilter, type Product, type Weights, wireCents } from '@halley/contract';
import type { ReferenceGame } from './reference-game.ts';

/** What has to be staked and how, for the amount that is or would be given. */
export interface CardTerms {
  wager: number;
  weights: Weights;
  games: GameFilter;
  release: 'whole' | 'steps';
  minOdds?: number | undefined;
  maxStake: bigint | null;
  maxCashout: bigint | null;
  /** What was or would be given, and for which deposit; null: for none. */
  amount: bigint;
  deposit: bigint | null;
  requirement: bigint;
  /** Of the requirement, what is still to be staked. */
  left: bigint;
}

export interface CardParts {
  currency: Currency;
  product: Product;
  promotion: DealCard['promotion'];
  gets: DealCard['gets'];
  depositFrom: bigint | null;
  /** Null: nothing has to be staked. */
  terms: CardTerms | null;
  until: { take: Date | null; days: number | null; valid: Date | null };
  released?: bigint;
  lost?: bigint;
}

export interface CardGame {
  reference: ReferenceGame;
  /** Whether playing it through at the reference game ends on average below the deposit alone. */
  endsBelowDeposit(terms: CardTerms, reference: ReferenceGame): boolean;
}

/** The six lines of every gift and offer, in numbers. */
export function dealCard(parts: CardParts, game: CardGame): DealCard {
  const { terms, until, released = 0n, lost = 0n } = parts;
  const cents = (amount: bigint | null) => (amount === null ? null : wireCents(amount));
  return {
    currency: parts.currency,
    product: parts.product,
    promotion: parts.promotion,
    gets: parts.gets,
    deposit_from_cents: cents(parts.depositFrom),
    stake:
      terms && terms.wager > 0
        ? {
            times: terms.wager,
            requirement_cents: wireCents(terms.requirement),
            left_cents: wireCents(terms.left),
          }
        : null,
    cost: terms && terms.wager > 0 && parts.product !== 'sport' ? costOf(terms, game) : null,
    limits: {
      max_stake_cents: cents(terms?.maxStake ?? null),
      max_cashout_cents: cents(terms?.maxCashout ?? null),
      weights: terms?.weights ?? null,
      games: terms?.games.games ?? [],
      collections: terms?.games.collections ?? [],
      min_odds: terms?.minOdds ?? null,
    },
    until: {
      take: until.take?.toISOString() ?? null,
      days: until.days,
      valid: until.valid?.toISOString() ?? null,
    },
    stop: { release: terms?.release ?? null, released_cents: wireCents(released), lost_cents: wireCents(lost) },
  };
}

/** What is counted of a stake at a slot decides how much has to be staked there. Rounded to the nearest subunit. */
function costOf(terms: CardTerms, { reference, endsBelowDeposit }: CardGame): DealCard['cost'] {
  const share = terms.weights.slots > 0 ? terms.weights.slots / 100 : 1;
  const lossPerUnit = 1 - reference.gameReturn;
  return {
    average_cents: Math.round((Number(terms.requirement) / share) * lossPerUnit),
    game: reference.title,
    return_percent: Math.round(reference.gameReturn * 10_000) / 100,
    below_deposit: endsBelowDeposit(terms, reference),
  };
}
