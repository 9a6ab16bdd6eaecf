import { chooseLicence, currencies, lithuanianIbanGroup, type Player, Refusal } from '@halley/contract';
import { isLithuanianIban } from '@halley/contract/validation/iban';
import { invariant, type PlayerContext } from '../../kit/index.ts';
import { changeGroups } from '../groups/change-groups.ts';
import type { IdentityPorts } from '../ports.ts';
import { requireProof } from '../sessions/require-proof.ts';
import { recordConsents } from './consent-store.ts';
import { type GivenFields, planEdit } from './plan-edit.ts';
import { playerOnTheWire } from './player-on-the-wire.ts';
import { consentColumns, findPlayer, lockPlayer, updatePlayer } from './player-store.ts';
import { todayOfPlayer } from './today-of-player.ts';

/** Changes what the context allows. The row is held while it is judged: of two first fillings one wins. */
export async function editPlayer(
  ports: IdentityPorts,
  body: { context: string; player: GivenFields },
  context: PlayerContext,
): Promise<Player> {
  const { homes, clock, geo, afterEdit } = ports;
  const { address } = context;
  const { playerId } = context.principal;
  const home = homes.of(playerId);
  const at = clock.now();
  const { iban } = body.player;
  // Its own transaction: the edit is refused, and the group is for those whose edit was.
  if (typeof iban === 'string' && isLithuanianIban(iban)) {
    await home.tx((tx) => changeGroups(tx, { playerId, add: [lithuanianIbanGroup], at }));
  }
  return home.tx(async (tx) => {
    const row = await lockPlayer(tx, playerId);
    invariant(row, 'a session belongs to a player');
    const change = planEdit({
      row,
      context: body.context,
      given: body.player,
      licence: chooseLicence({ licenseName: row.license_name }),
      isFiat: currencies[row.currency].fiat,
      today: (place) => todayOfPlayer(place, at),
      isOpenCountry: (code) => geo.isCountry(code) && geo.may('sign-in', code),
    });
    if (!change) throw new Refusal('context.unknown');
    // [PP-32]: withdrawals are proposed to go there.
    if (change.iban !== undefined) await requireProof(ports, tx, context);
    await updatePlayer(tx, playerId, change);
    await afterEdit?.(tx, playerId);
    const consents = consentColumns.flatMap((purpose) => {
      const given = change[purpose];
      return given === undefined ? [] : [{ purpose, given }];
    });
    await recordConsents(tx, { playerId, consents, source: 'profile', address, at });
    const changed = await findPlayer(tx, playerId);
    invariant(changed, 'the player is still there');
    return playerOnTheWire(changed);
  });
}
