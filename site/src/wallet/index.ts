export { AccountMenu } from './AccountMenu.tsx';
export { currencyName } from './currency-name.ts';
export { DayFields, FilterButtons, FilterFold } from './history/HistoryFilterParts.tsx';
export { type HistoryFilter, isInOrder, readHistoryFilter, searchOf } from './history/history-filter.ts';
export { isSportBet, playedTitle, sportBetHref } from './history/sport-bets.ts';
export { useAccounts, useSelectedAccount } from './use-accounts.ts';
export { useSwitchWallet } from './use-switch-wallet.ts';
