export { giftsText } from './gift-text.ts';
export { HubTickets } from './HubTickets.tsx';
export { LotteryDraws } from './LotteryDraws.tsx';
export { TicketsPocket } from './TicketsPocket.tsx';
