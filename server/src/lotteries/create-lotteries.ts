import { advanceLotteries } from './advance-lotteries.ts';
import { createLotteryDesk } from './desk/create-lottery-desk.ts';
import { followDeposits } from './follow-deposits.ts';
import { giveTickets } from './give-tickets.ts';
import type { LotteriesPorts } from './ports.ts';
import { lotteriesHandlers } from './wire/handlers.ts';

export function createLotteries(ports: LotteriesPorts) {
  return {
    handlers: lotteriesHandlers(ports),
    consumers: [followDeposits(ports)],
    tasks: {
      async 'lotteries.advance'() {
        await advanceLotteries(ports);
      },
    },
    /** What staff see and do. */
    desk: createLotteryDesk(ports),
    /** For promotions: makes grants of tickets true. */
    giveTickets: giveTickets(ports),
  };
}
