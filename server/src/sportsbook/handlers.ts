import { type bettingCalls, Refusal, type sportsbookCalls } from '@halley/contract';
import type { Handlers } from '../kit/index.ts';

const notYet = async (): Promise<never> => {
  throw new Refusal('UNAVAILABLE');
};

export function sportsbookHandlers(): Handlers<typeof sportsbookCalls & typeof bettingCalls> {
  return {
    priceSlip: notYet,
    placeBet: notYet,
    readBetRequest: notYet,
    answerBetRequest: notYet,
    listBets: notYet,
    readBet: notYet,
    readSportPosition: notYet,
    quoteCashOut: notYet,
    cashOutBet: notYet,
    setAutoCashOut: notYet,
    endAutoCashOut: notYet,
    readSlip: notYet,
    keepSlip: notYet,
    readSportFavourites: notYet,
    keepSportFavourites: notYet,
    readSportPreferences: notYet,
    keepSportPreferences: notYet,
    shareSlip: notYet,
    readSharedSlip: notYet,
    readBettingSettings: notYet,
    listBettingBonuses: notYet,
    useBettingCode: notYet,
    readBettingBonus: notYet,
    readBettingToken: notYet,
    authorizeBettingChannels: notYet,
  };
}
