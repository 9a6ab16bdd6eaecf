import { type DealCard, defaultLicence } from '@halley/contract';
import type { Queryable, Tx } from '../kit/index.ts';
import type { Offer } from '../promotions/index.ts';
import { activateBonus } from './activate-bonus.ts';
import { advanceGifts } from './advance-gifts.ts';
import { withCardGame } from './card-game.ts';
import { followGifts, mindBreaks, mindChargeBacks, tellGifts } from './consumers.ts';
import { createGiftDesk } from './desk.ts';
import { countGifts } from './gift-store.ts';
import { giveRewards } from './give-rewards.ts';
import { bonusesHandlers } from './handlers.ts';
import { createHeld } from './held.ts';
import { dealOfOffer } from './offer-on-the-wire.ts';
import type { BonusesPorts } from './ports.ts';
import { returnOf } from './reference-game.ts';
import { giveBack, type LeavingMoney, takeBack } from './take-back.ts';
import { whyNot } from './why-not.ts';

export type Bonuses = ReturnType<typeof createBonuses>;

/** Gifts: what players were given, how it is played and what becomes of it. */
export function createBonuses(ports: BonusesPorts) {
  return {
    handlers: bonusesHandlers(ports),
    consumers: [tellGifts(ports), followGifts(ports), mindBreaks(ports), mindChargeBacks(ports)],
    tasks: { 'bonuses.mind': () => advanceGifts(ports) },
    /** For promotions: makes grants true. */
    give: giveRewards(ports),
    /** PR-01: those among these players who may be offered and given anything now. */
    async mayReceive(db: Queryable, playerIds: readonly number[]): Promise<ReadonlySet<number>> {
      const refused = await whyNot(ports, db, playerIds);
      // How many bonuses are allowed is asked for bonuses alone: cashback is none.
      return new Set(playerIds.filter((id) => (refused.get(id) ?? 'had_all') === 'had_all'));
    },
    /** PR-14: how many bonuses players have had. */
    giftsHad: (db: Queryable, playerIds: readonly number[]) => countGifts(db, playerIds),
    /** The others, and why. */
    whyNot: (db: Queryable, playerIds: readonly number[]) => whyNot(ports, db, playerIds),
    /** A cashout leaves: its money has been set aside, its wallet is locked. */
    takeBack: (tx: Tx, leaving: LeavingMoney) => takeBack(ports, tx, leaving),
    /** It has come back. */
    giveBack: (tx: Tx, reference: string) => giveBack(ports, tx, reference),
    /** The player takes a bonus that was given. */
    activate: (tx: Tx, wanted: { id: number; playerId: number }) => activateBonus(ports, tx, wanted),
    desk: createGiftDesk(ports),
    /** The six lines of an offer as players see them; null: it gives nothing in its currency. */
    async dealOf(db: Queryable, offer: Offer): Promise<DealCard | null> {
      const [reward] = offer.promotion.rule.rewards;
      const [titles, returns] = [await ports.titlesOf(db), await ports.returnsOf(db)];
      const titleOfGame = (identifier: string) => titles.get(identifier) ?? identifier;
      const returnOfGame = (identifier: string) => returnOf(identifier, returns);
      const protection = ports.geo.protectionOf(defaultLicence);
      if (!reward) return null;
      const shown = { titleOfGame, returnOfGame, protection };
      return (await withCardGame((game) => dealOfOffer(offer, reward, { game, ...shown }))) ?? null;
    },
    held: createHeld(ports),
  };
}
