import { demoMoney } from './demo-money.ts';
import type { AfterRegister } from './identity/index.ts';
import { keyFor } from './kit/index.ts';
import { credit, openWallet } from './wallet/index.ts';

/** A new player has a wallet from the first moment; in the demo there is play money in it. */
export function openFirstWallet(demo: boolean): AfterRegister {
  return async (tx, player) => {
    await openWallet(tx, { playerId: player.id, currency: player.currency });
    if (!demo || player.origin !== 'site') return;
    await credit(tx, {
      playerId: player.id,
      currency: player.currency,
      amount: demoMoney[player.currency],
      key: keyFor(`demo money of player ${player.id}`),
      reason: 'demo_grant',
      house: 'demo_money',
    });
  };
}
