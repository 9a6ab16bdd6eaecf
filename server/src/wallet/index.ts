export { accountOf } from './account-of.ts';
export { largestBalance } from './apply-movements.ts';
export { firstDayOfJournal, ledgerDays } from './audit-days.ts';
export {
  auditLedger,
  bonusOfWallets,
  countLedger,
  findFaults,
  heldById,
  houseEntries,
  houseMoved,
  keysInDays,
  movedByKey,
  movedUnder,
} from './audit-ledger.ts';
export { type Correction, type Corrections, createCorrections } from './corrections.ts';
export { createWallet } from './create-wallet.ts';
export { type Credit, credit } from './credit.ts';
export { createHistory } from './history/create-history.ts';
export { type DaySum, type HouseDaySum, readDaySums, readHouseDaySums } from './history/day-sums.ts';
export { placeOf } from './history/kinds.ts';
export type { DescribeLines, LineWords } from './history/list-lines.ts';
export { readMonthSums } from './history/month-sums.ts';
export { type PlayerDaySum, readPlayerDaySums } from './history/player-day-sums.ts';
export {
  type DayMovement,
  listDayMovements,
  readStatementOf,
  type WalletStatement,
} from './history/player-statement.ts';
export { closeHold, hold, holdMoves, insertHolds } from './hold.ts';
export {
  houseJournalByDay,
  houseStretch,
  type JournalPlace,
  journalByDay,
  nextStretch,
  playersStretch,
} from './journal-stretch.ts';
export { type LedgerLine, listTransfers } from './list-transfers.ts';
export { type HouseTransfer, moveHouseMoney } from './move-house-money.ts';
export { movedByPlayers, partOf, playersWhoMoved } from './moved-by-players.ts';
export { openWallet } from './open-wallet.ts';
export { post } from './post.ts';
export { readCashRewards } from './read-cash-rewards.ts';
export { readMoneySums } from './read-money-sums.ts';
export { readMoved } from './read-moved.ts';
export { readPaid } from './read-paid.ts';
export { countPastRounds, readPastDeposits, readPastStakes, readPastWeeks } from './read-past-play.ts';
export { lastTransferOf, readPlayNet } from './read-play-net.ts';
export { readPlayerDays } from './read-player-days.ts';
export { readTurnover, type Turnover } from './read-turnover.ts';
export { readUnplayedDeposits } from './read-unplayed-deposits.ts';
export { rollUpHouse } from './roll-up-house.ts';
export { walletRoom } from './room.ts';
export { lockWallets, readWallets, readWalletsOf, type WalletOwner } from './store.ts';
export {
  balanceOf,
  givingAccounts,
  givingAccountsSql,
  type HouseAccount,
  type IdleShift,
  type Movement,
  type Reason,
  stakeableOf,
  type Wallet,
} from './wallet.ts';
export { playersWithDeposits, walletsWith } from './wallets-with.ts';
