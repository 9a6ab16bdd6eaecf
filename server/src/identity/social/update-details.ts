import { chooseLicence, currencies, type Player, Refusal } from '@halley/contract';
import { invariant, type PlayerContext } from '../../kit/index.ts';
import { recordConsents } from '../player/consent-store.ts';
import { type GivenFields, planEdit } from '../player/plan-edit.ts';
import { missedDetails, playerOnTheWire } from '../player/player-on-the-wire.ts';
import {
  fillDetails,
  findPlayer,
  holdPlayer,
  type PlayerChange,
  type PlayerRow,
  updatePlayer,
} from '../player/player-store.ts';
import { todayOfPlayer } from '../player/today-of-player.ts';
import type { IdentityPorts } from '../ports.ts';

interface Details {
  terms_acceptance?: boolean;
  age_acceptance?: boolean;
  country?: string;
  currency?: string;
  /** What else the licence asks of a newcomer. */
  [field: string]: string | boolean | null | undefined;
}

/**
 * What a first visit through another account left open. The terms and the age are asked for once: the terms say the
 * age, so accepting them confirms it unless the visitor says otherwise. The country was a guess from the visitor's
 * address, so it may be put right until the terms are accepted.
 */
export async function updateDetails(ports: IdentityPorts, user: Details, context: PlayerContext): Promise<Player> {
  const { homes, clock, geo } = ports;
  const { playerId } = context.principal;
  // Before the transaction: what is shown where the visitor stands, which is where they read it.
  const place = geo.countryOf(context);
  const termsVersion = await ports.termsVersion({
    licence: geo.licenceOf({ country: place, host: context.host }),
    country: place,
  });
  return homes.of(playerId).tx(async (tx) => {
    await holdPlayer(tx, playerId, 'no key update');
    const row = await findPlayer(tx, playerId);
    invariant(row, 'a session belongs to a player');
    if (!row.terms_accepted_at && user.terms_acceptance !== true) throw new Refusal('terms_acceptance.required');
    if (!row.age_confirmed_at && (user.age_acceptance ?? user.terms_acceptance) !== true) {
      throw new Refusal('age_acceptance.required');
    }
    const country = chooseCountry(row, user.country, { geo, context });
    const licence = country === row.country ? row.license_name : geo.licenceOf({ country, host: context.host });
    const at = clock.now();
    await updatePlayer(tx, playerId, planDetails({ ...row, country, license_name: licence }, user, ports));
    await fillDetails(tx, { playerId, country, licence, termsVersion, at });
    const consents = [
      ...(row.terms_accepted_at ? [] : [{ purpose: 'terms' as const, given: true, version: termsVersion }]),
      ...(row.age_confirmed_at ? [] : [{ purpose: 'age' as const, given: true }]),
    ];
    await recordConsents(tx, { playerId, consents, source: 'registration', address: context.address, at });
    return playerOnTheWire((await findPlayer(tx, playerId)) ?? row);
  });
}

/** What the licence asks for is told now, by the rules of a registration; other fields are not looked at. */
function planDetails(row: PlayerRow, user: Details, { geo, clock }: IdentityPorts): PlayerChange {
  const given: GivenFields = Object.fromEntries(missedDetails(row).map((field) => [field, user[field] ?? '']));
  if (Object.keys(given).length === 0) return {};
  const change = planEdit({
    row,
    context: 'registration',
    given,
    licence: chooseLicence({ licenseName: row.license_name }),
    isFiat: currencies[row.currency].fiat,
    today: (place) => todayOfPlayer(place, clock.now()),
    isOpenCountry: geo.isCountry,
  });
  invariant(change, 'registration is a context');
  return change;
}

function chooseCountry(
  row: PlayerRow,
  given: string | undefined,
  { geo, context }: Pick<IdentityPorts, 'geo'> & { context: PlayerContext },
): string {
  const isOpen = row.country === null || row.terms_accepted_at === null;
  if (!isOpen || given === undefined) return row.country ?? refuseCountry();
  if (!geo.isCountry(given)) throw new Refusal('country.not_supported');
  if (!geo.mayRegisterAt(context, given)) throw new Refusal('REGION_RESTRICTED', { country_code: given });
  return given;
}

function refuseCountry(): never {
  throw new Refusal('country.not_supported');
}
