import type { staffLotteryCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import type { StaffPorts } from '../ports.ts';
import { by, memberOf } from './by-member.ts';

/** Tickets and draws: calls on the desk of the lotteries room. */
export function lotteryCalls({ database, lotteryDesk: desk }: StaffPorts): Handlers<typeof staffLotteryCalls> {
  return {
    listStaffLotteries: async ({ query }) => ({ status: 200, body: await desk.list(database, query) }),
    readStaffLottery: async ({ params: { id } }, context) => ({
      status: 200,
      body: await desk.read(database, id, memberOf(context)),
    }),
    cancelLottery: ({ params: { id }, body: { reason } }, context) =>
      database.tx(async (tx) => {
        await desk.cancel(tx, id, by(context, reason));
        return { status: 200, body: await desk.read(tx, id, memberOf(context)) };
      }),
  };
}
