import type { Refusal } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import type { GiveRewards, PromotionsNeeds } from '../promotions/index.ts';
import type { Bonuses } from './create-bonuses.ts';
import { giftsOfGrants, readGiftFigures } from './gift-figures.ts';
import type { BonusesNeeds } from './ports.ts';
import { priceBonus, priceGifts } from './price-gifts.ts';

/** As much of the games room as gifts ask for. */
interface GamesOfGifts extends Pick<BonusesNeeds, 'returnsOf' | 'titlesOf'> {
  gamesIn: PromotionsNeeds['gamesIn'];
  favouriteKinds: PromotionsNeeds['favouriteCategories'];
  giftRounds: BonusesNeeds['freeRounds'];
  catalogue: {
    refusalToPlay(stake: { game: string; country: string }): Promise<Refusal | undefined>;
  };
}

interface AskedRooms {
  bonuses: Pick<Bonuses, 'mayReceive' | 'giftsHad' | 'give' | 'dealOf' | 'held'>;
  games: GamesOfGifts;
  loyalty: Pick<BonusesNeeds, 'givePoints' | 'giveLootboxes'>;
  lotteries: Pick<BonusesNeeds, 'giveTickets'>;
  protection: Pick<BonusesNeeds, 'atRiskAmong'>;
  sportsbook: Pick<BonusesNeeds, 'giveOffers'> & {
    /** How many offers for bets players were given, by those who have some. */
    offersHad(db: Queryable, playerIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
  };
}

/** What rooms above this one know of play. */
type KnownOfPlay = Pick<PromotionsNeeds, 'sharingInstrument' | 'playsOf' | 'readPastRounds'>;

/** What promotions ask of gifts, and both of games, which are opened after them: who answers is looked up when it is asked. */
export function giftPorts(
  house: () => AskedRooms,
  known: KnownOfPlay,
): { promotions: Omit<PromotionsNeeds, 'roomLeft'>; bonuses: BonusesNeeds } {
  return {
    promotions: {
      ...known,
      mayReceive: (...asked) => house().bonuses.mayReceive(...asked),
      async giftsHad(...asked) {
        const had = new Map(await house().bonuses.giftsHad(...asked));
        for (const [id, offers] of await house().sportsbook.offersHad(...asked))
          had.set(id, (had.get(id) ?? 0) + offers);
        return had;
      },
      give: lateRewards(() => house().bonuses.give),
      held: {
        of: (...asked) => house().bonuses.held.of(...asked),
        lock: (...locked) => house().bonuses.held.lock(...locked),
        begin: (...begun) => house().bonuses.held.begin(...begun),
        decide: (...decided) => house().bonuses.held.decide(...decided),
      },
      giftFigures: readGiftFigures,
      giftsOfGrants,
      expectBonus: priceBonus,
      priceGifts,
      dealOf: (...asked) => house().bonuses.dealOf(...asked),
      gamesIn: (...asked) => house().games.gamesIn(...asked),
      takesBet: (...asked) => house().games.giftRounds.takes(...asked),
      favouriteCategories: (...asked) => house().games.favouriteKinds(...asked),
    },
    bonuses: {
      freeRounds: {
        grant: (...given) => house().games.giftRounds.grant(...given),
        withdraw: (...taken) => house().games.giftRounds.withdraw(...taken),
        prolong: (...moved) => house().games.giftRounds.prolong(...moved),
        games: (...asked) => house().games.giftRounds.games(...asked),
        takes: (...asked) => house().games.giftRounds.takes(...asked),
        playedIn: (...asked) => house().games.giftRounds.playedIn(...asked),
      },
      isOpen: async (wanted) => (await house().games.catalogue.refusalToPlay(wanted)) === undefined,
      givePoints: (...given) => house().loyalty.givePoints(...given),
      giveLootboxes: (...given) => house().loyalty.giveLootboxes(...given),
      giveTickets: (...given) => house().lotteries.giveTickets(...given),
      atRiskAmong: (...asked) => house().protection.atRiskAmong(...asked),
      giveOffers: (...given) => house().sportsbook.giveOffers(...given),
      returnsOf: (...asked) => house().games.returnsOf(...asked),
      titlesOf: (...asked) => house().games.titlesOf(...asked),
    },
  };
}

function lateRewards(give: () => GiveRewards): GiveRewards {
  return {
    bonus: (...given) => give().bonus(...given),
    freespins: (...given) => give().freespins(...given),
    cash: (...given) => give().cash(...given),
    freebet: (...given) => give().freebet(...given),
    bet_offer: (...given) => give().bet_offer(...given),
    points: (...given) => give().points(...given),
    group: (...given) => give().group(...given),
    lootbox: (...given) => give().lootbox(...given),
    goods: (...given) => give().goods(...given),
    tickets: (...given) => give().tickets(...given),
  };
}
