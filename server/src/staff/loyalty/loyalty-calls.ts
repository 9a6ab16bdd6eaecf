import { Refusal, type staffLoyaltyCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import type { StaffPorts } from '../ports.ts';

const notYet = async () => {
  throw new Refusal('NOT_FOUND');
};

export function loyaltyCalls(_ports: StaffPorts): Handlers<typeof staffLoyaltyCalls> {
  return {
    readPlayerPoints: notYet,
    proposePoints: notYet,
    listPointCorrections: async () => ({ status: 200, body: [] }),
    decidePoints: notYet,
    listMartOrders: async () => ({ status: 200, body: [] }),
    moveMartOrder: notYet,
    readLoyaltyFigures: notYet,
    setPointRate: notYet,
  };
}
