import { type CorrectableField, chooseLicence, currencies, type DetailChange, Refusal } from '@halley/contract';
import { statesOf } from '@halley/contract/validation';
import { invariant, type Tx } from '../../kit/index.ts';
import { detailsChangedMail } from '../mails/security-mails.ts';
import type { IdentityPorts } from '../ports.ts';
import { type GivenFields, planEdit } from './plan-edit.ts';
import { lockPlayer, type PlayerChange, type PlayerRow, updatePlayer } from './player-store.ts';
import { todayOfPlayer } from './today-of-player.ts';

/**
 * Puts personal details right, for staff who have checked them: what is set once may change, the rules of the site hold.
 * Returns what has changed, which may be more than was asked for: a country without states has none.
 */
export async function correctDetails(
  ports: Pick<IdentityPorts, 'clock' | 'geo' | 'afterEdit' | 'queueMail' | 'publicUrl'>,
  tx: Tx,
  { playerId, changes }: { playerId: number; changes: readonly DetailChange[] },
): Promise<DetailChange[]> {
  const { clock, geo, afterEdit, queueMail, publicUrl } = ports;
  const row = await lockPlayer(tx, playerId);
  if (!row) throw new Refusal('NOT_FOUND');
  if (changes.some(({ field, from }) => row[field] !== from)) throw new Refusal('CHANGED_MEANWHILE');
  const at = clock.now();
  const given = withWhatDepends(row, Object.fromEntries(changes.map(({ field, to }) => [field, to])));
  const change = planEdit({
    row,
    author: 'staff',
    context: 'edition',
    given,
    licence: chooseLicence({ licenseName: row.license_name }),
    isFiat: currencies[row.currency].fiat,
    today: (place) => todayOfPlayer(place, at),
    // Nobody new comes from where registration is closed.
    isOpenCountry: (code) => code === row.country || (geo.isCountry(code) && geo.may('register', code)),
  });
  invariant(change, 'every house has the context of an edit');
  if (change.country !== undefined) {
    if (row.license_name === 'EE') throw new Refusal('country.other_licence');
    if (row.state !== null && !statesOf[change.country ?? '']) change.state = null;
  }
  const changed = differences(row, change);
  if (changed.length === 0) throw new Refusal('base.update_was_not_performed');
  await updatePlayer(tx, playerId, change);
  await afterEdit?.(tx, playerId);
  const { email, language } = row;
  const mail = detailsChangedMail({ language, publicUrl, at, fields: changed.map(({ field }) => field) });
  await queueMail(tx, { to: email, ...mail });
  return changed;
}

/** Age, postal code and state are judged by the country: with another one, what is kept is judged again. */
function withWhatDepends(row: PlayerRow, given: Record<string, string | null>): GivenFields {
  const { country } = given;
  if (typeof country !== 'string' || country === row.country) return given;
  const kept: Record<string, string | null> = {
    date_of_birth: row.date_of_birth,
    postal_code: row.postal_code,
    ...(statesOf[country] && { state: row.state }),
  };
  return { ...Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== null)), ...given };
}

function differences(row: PlayerRow, change: PlayerChange): DetailChange[] {
  return (Object.keys(change) as CorrectableField[]).flatMap((field) => {
    const to = change[field];
    return to === undefined || to === row[field] ? [] : [{ field, from: row[field], to }];
  });
}
