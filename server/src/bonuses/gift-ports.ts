import type { Refusal } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import type { GiveRewards, PromotionsNeeds } from '../promotions/index.ts';
import type { Bonuses } from './create-bonuses.ts';
import { giftsOfGrants, readGiftFigures } from './gift-figures.ts';
import type { BonusesNeeds } from './ports.ts';
import { priceBonus, priceGifts } from './price-gifts.ts';

/** As much of the games room as gifts ask for. */
interface GamesOfGifts {
  gamesIn: PromotionsNeeds['gamesIn'];
  favouriteKinds: PromotionsNeeds['favouriteCategories'];
  freeRounds: BonusesNeeds['freeRounds'];
  catalogue: {
    refusalToPlay(stake: { game: string; country: string }): Promise<Refusal | undefined>;
    current(db: Queryable): Promise<{ titles: ReadonlyMap<string, string> }>;
  };
}

interface AskedRooms {
  bonuses: Pick<Bonuses, 'mayReceive' | 'give' | 'dealOf' | 'held'>;
  games: GamesOfGifts;
}

/** What promotions ask of gifts, and both of games, which are opened after them: who answers is looked up when it is asked. */
export function giftPorts(house: () => AskedRooms): {
  promotions: Omit<PromotionsNeeds, 'roomLeft'>;
  bonuses: BonusesNeeds;
} {
  return {
    promotions: {
      mayReceive: (...asked) => house().bonuses.mayReceive(...asked),
      give: lateRewards(() => house().bonuses.give),
      held: {
        of: (...asked) => house().bonuses.held.of(...asked),
        decide: (...decided) => house().bonuses.held.decide(...decided),
      },
      giftFigures: readGiftFigures,
      giftsOfGrants,
      expectBonus: priceBonus,
      priceGifts,
      dealOf: (...asked) => house().bonuses.dealOf(...asked),
      gamesIn: (...asked) => house().games.gamesIn(...asked),
      favouriteCategories: (...asked) => house().games.favouriteKinds(...asked),
    },
    bonuses: {
      freeRounds: {
        grant: (...given) => house().games.freeRounds.grant(...given),
        withdraw: (...taken) => house().games.freeRounds.withdraw(...taken),
        prolong: (...moved) => house().games.freeRounds.prolong(...moved),
        games: (...asked) => house().games.freeRounds.games(...asked),
      },
      isOpen: async (wanted) => (await house().games.catalogue.refusalToPlay(wanted)) === undefined,
      titlesOf: async (db) => (await house().games.catalogue.current(db)).titles,
    },
  };
}

function lateRewards(give: () => GiveRewards): GiveRewards {
  return {
    bonus: (...given) => give().bonus(...given),
    freespins: (...given) => give().freespins(...given),
    cash: (...given) => give().cash(...given),
    freebet: (...given) => give().freebet(...given),
    points: (...given) => give().points(...given),
    group: (...given) => give().group(...given),
  };
}
