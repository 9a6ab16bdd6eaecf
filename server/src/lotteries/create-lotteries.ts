import { type lotteriesCalls, Refusal } from '@halley/contract';
import type { Consumer, Handlers } from '../kit/index.ts';
import type { GiveReward } from '../promotions/index.ts';
import type { LotteriesPorts } from './ports.ts';

export function createLotteries(_ports: LotteriesPorts) {
  const unknown = async () => {
    throw new Refusal('NOT_FOUND');
  };
  const handlers: Handlers<typeof lotteriesCalls> = {
    listLotteries: async () => ({ status: 200, body: [] }),
    listLotteryStatuses: async () => ({ status: 200, body: [] }),
    readLottery: unknown,
    readLotteryStatus: unknown,
    readLotteryDraw: unknown,
    listDrawTickets: unknown,
    readTicketProof: unknown,
  };
  const consumers: Consumer[] = [];
  const giveTickets: GiveReward<'tickets'> = async () => {};
  return { handlers, consumers, giveTickets, tasks: { async 'lotteries.advance'() {} } };
}
