import { type Player, Refusal } from '@halley/contract';
import { invariant, type PlayerContext, type Tx } from '../../kit/index.ts';
import { playerOnTheWire } from '../player/player-on-the-wire.ts';
import { findPlayer, type PlayerRow } from '../player/player-store.ts';
import { recordConsents } from '../player/record-consents.ts';
import type { IdentityPorts } from '../ports.ts';

interface Details {
  terms_acceptance?: boolean;
  age_acceptance?: boolean;
  country?: string;
}

/**
 * What a first visit through another account left open. The terms and the age are asked for once; the country was a
 * guess from the visitor's address, so it may be put right until the terms are accepted.
 */
export async function updateDetails(ports: IdentityPorts, user: Details, context: PlayerContext): Promise<Player> {
  const { database, clock, geo } = ports;
  const { playerId } = context.principal;
  return database.tx(async (tx) => {
    await tx.query('select 1 from identity_player where id = $1 for no key update', [playerId]);
    const row = await findPlayer(tx, playerId);
    invariant(row, 'a session belongs to a player');
    if (!row.terms_accepted_at && user.terms_acceptance !== true) throw new Refusal('terms_acceptance.required');
    if (!row.age_confirmed_at && user.age_acceptance !== true) throw new Refusal('age_acceptance.required');
    const country = chooseCountry(row, user.country, geo);
    const licence = country === row.country ? row.license_name : geo.licenceOf({ country, host: context.host });
    const at = clock.now();
    await fillDetails(tx, { playerId, country, licence, termsVersion: ports.termsVersion, at });
    const consents = [
      ...(row.terms_accepted_at ? [] : [{ purpose: 'terms' as const, given: true, version: ports.termsVersion }]),
      ...(row.age_confirmed_at ? [] : [{ purpose: 'age' as const, given: true }]),
    ];
    await recordConsents(tx, { playerId, consents, source: 'registration', address: context.address, at });
    return playerOnTheWire((await findPlayer(tx, playerId)) ?? row);
  });
}

function chooseCountry(row: PlayerRow, given: string | undefined, geo: IdentityPorts['geo']): string {
  const isOpen = row.country === null || row.terms_accepted_at === null;
  if (!isOpen || given === undefined) return row.country ?? refuseCountry();
  if (!geo.isCountry(given)) throw new Refusal('country.not_supported');
  if (!geo.may('register', given)) throw new Refusal('REGION_RESTRICTED', { country_code: given });
  return given;
}

function refuseCountry(): never {
  throw new Refusal('country.not_supported');
}

async function fillDetails(
  tx: Tx,
  input: { playerId: number; country: string; licence: string; termsVersion: string; at: Date },
): Promise<void> {
  await tx.query(
    `update identity_player set country = $2, license_name = $3,
       terms_version = case when terms_accepted_at is null then $5 else terms_version end,
       terms_accepted_at = coalesce(terms_accepted_at, $4), age_confirmed_at = coalesce(age_confirmed_at, $4)
     where id = $1`,
    [input.playerId, input.country, input.licence, input.at, input.termsVersion],
  );
}
