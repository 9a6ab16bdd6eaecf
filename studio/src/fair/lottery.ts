/**
 * Draws of lotteries and how anybody checks them. Apart from the stream, because the curve of the beacon weighs more than all
 * the rest: a screen loads it when somebody asks for the check.
 */

export { beaconKeys, checkBeacon, roundAt, signRound, timeOfRound } from './beacon.ts';
export { type DrawnTicket, drawClientSeed, drawTickets, rowOf, ticketsOf } from './draw-tickets.ts';
export {
  type BytesHash,
  leafHash,
  nodeHash,
  type TicketRange,
  type TicketTree,
  ticketRoot,
  ticketTree,
} from './ticket-tree.ts';
export {
  type LotteryToVerify,
  ownerHash,
  type VerifiedLottery,
  verifyLottery,
  verifyTickets,
} from './verify-lottery.ts';
