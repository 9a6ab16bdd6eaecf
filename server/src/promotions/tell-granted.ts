import { type Tx, writeEvents } from '../kit/index.ts';

interface Told {
  id: number;
  playerId: number;
  promotionId: number;
}

/** So many players are given to in one transaction at most. */
export const mostPlayers = 100;

/** Says that grants are due, in pieces that one transaction can give. */
export async function tellGranted(tx: Tx, grants: readonly Told[]): Promise<void> {
  const players = [...new Set(grants.map(({ playerId }) => playerId))].sort((one, other) => one - other);
  for (let from = 0; from < players.length; from += mostPlayers) {
    const among = new Set(players.slice(from, from + mostPlayers));
    const told = grants.filter(({ playerId }) => among.has(playerId));
    await writeEvents(
      tx,
      'promotions.granted',
      told.map(({ id, playerId, promotionId }) => ({ playerId, grantId: id, promotionId })),
    );
  }
}
