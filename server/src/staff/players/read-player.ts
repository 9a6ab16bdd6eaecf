import type { Player } from '@halley/contract';
import { type PlayerDetails, type PlayerFile, Refusal, wireCents } from '@halley/contract';
import type { Queryable, StaffContext, Tx } from '../../kit/index.ts';
import { readWallets } from '../../wallet/index.ts';
import type { StaffPorts } from '../ports.ts';
import { record } from '../record.ts';

export async function findPlayer(ports: StaffPorts, playerId: number, db: Queryable): Promise<Player> {
  const player = await ports.identity.readPlayer(playerId, db);
  if (!player) throw new Refusal('NOT_FOUND');
  return player;
}

/** The rung of the ladder: the first of a player's statuses names it. */
export function levelOf(statuses: Player['statuses']): number {
  const [, level] =
    /^level_(\d+)$/.exec(statuses.map(({ id }) => String(id)).find((id) => id.startsWith('level_')) ?? '') ?? [];
  return Number(level ?? 1);
}

/** State, groups and wallets. Address and name are shown in part. */
export async function readFile(ports: StaffPorts, playerId: number, context: StaffContext): Promise<PlayerFile> {
  const { database, identity } = ports;
  return database.tx(async (tx) => {
    const player = await findPlayer(ports, playerId, tx);
    const block = await identity.desk.blockOf(tx, playerId);
    const wallets = await readWallets(tx, playerId);
    await record(tx, context, { kind: 'staff.player_viewed', target: { kind: 'player', id: playerId }, playerId });
    return {
      id: player.id,
      email: identity.desk.maskEmail(player.email),
      nickname: player.nickname,
      name: identity.desk.maskName(player.first_name, player.last_name),
      country: player.country,
      created_at: player.created_at,
      last_sign_in_at: player.current_sign_in_at,
      verified: player.verified,
      locked: block !== undefined,
      confirmed: player.confirmed_at !== null,
      language: player.language,
      currency: player.currency,
      licence: player.license_name,
      level: levelOf(player.statuses),
      groups: player.statuses.map(({ id, name }) => ({ id: String(id), name })),
      two_factor: player.two_factor_enabled,
      lock: block ? { reason: block.reason, at: block.at.toISOString() } : null,
      locked_out: await identity.desk.isLockedOut(tx, player.email),
      wallets: wallets.map((wallet) => ({
        currency: wallet.currency,
        cash_cents: wireCents(wallet.cash),
        bonus_cents: wireCents(wallet.bonus),
        reserved_cents: wireCents(wallet.reserved),
        selected: wallet.currency === player.currency,
      })),
    };
  });
}

/** What is personal. Who looks is written down before it is shown. */
export async function readDetails(ports: StaffPorts, playerId: number, context: StaffContext): Promise<PlayerDetails> {
  return ports.database.tx(async (tx) => {
    const details = await detailsOf(ports, playerId, tx);
    await record(tx, context, {
      kind: 'staff.player_details_viewed',
      target: { kind: 'player', id: playerId },
      playerId,
    });
    return details;
  });
}

export async function detailsOf(ports: StaffPorts, playerId: number, tx: Tx): Promise<PlayerDetails> {
  const player = await findPlayer(ports, playerId, tx);
  return {
    email: player.email,
    first_name: player.first_name,
    last_name: player.last_name,
    gender: player.gender,
    date_of_birth: player.date_of_birth,
    mobile_phone: player.mobile_phone,
    country: player.country,
    state: player.state,
    city: player.city,
    address: player.address,
    postal_code: player.postal_code,
    nickname: player.nickname,
    personal_id_number: player.personal_id_number ?? null,
    consents: await ports.identity.desk.consentsOf(tx, playerId),
  };
}
