export { wholeProfile } from '../../contract/src/testing/a-player.ts';
export {
  agreeToCashout,
  balanceOf,
  confirmedPlayer,
  fillCard,
  iban,
  paymentAt,
  plainCard,
  selectWallet,
  startPayment,
  wholePlayer,
  withoutBonus,
} from './cashier.ts';
export { makeTournament } from './contests.ts';
export { askForCashout, confirmEmail, goThrough, handIn, lineOf, sendForApproval } from './desk.ts';
export { faultsIn } from './faults-in.ts';
export { aBonusReward, giveGift, makeCode } from './gifts.ts';
export { type JourneyHouse, journeyHouse } from './house.ts';
export { givePoints, putInShop } from './mart.ts';
export { openBetting } from './open-betting.ts';
export { editPlayer, fillRegistration, playDice, playerOf } from './people.ts';
export { newEmail, password, type Visitor, visit } from './visit.ts';
