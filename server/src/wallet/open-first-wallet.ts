import type { Currency } from '@halley/contract';
import type { AfterRegister } from '../identity/index.ts';
import { keyFor } from '../kit/index.ts';
import { credit } from './credit.ts';
import { openWallet } from './open-wallet.ts';

/** A new player has a wallet from the first moment; in the demo there is play money in it. */
export function openFirstWallet(demoMoney: Record<Currency, bigint> | undefined): AfterRegister {
  return async (tx, player) => {
    await openWallet(tx, { playerId: player.id, currency: player.currency });
    if (!demoMoney || player.origin !== 'site') return;
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
