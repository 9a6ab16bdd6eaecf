import { chooseLicence, type Player } from '@halley/contract';
import { registrationDetails } from '../../config/index.ts';
import { groupsOf } from '../groups/group-names.ts';
import type { PersonalColumn, PlayerRow } from './player-store.ts';

export function playerOnTheWire(row: PlayerRow): Player {
  return {
    id: Number(row.id),
    email: row.email,
    nickname: row.nickname,
    first_name: row.first_name,
    last_name: row.last_name,
    gender: row.gender,
    date_of_birth: row.date_of_birth,
    country: row.country,
    city: row.city,
    address: row.address,
    postal_code: row.postal_code,
    state: row.state,
    mobile_phone: row.mobile_phone,
    personal_id_number: row.personal_id_number,
    iban: row.iban,
    receive_promos: row.receive_promos,
    receive_sms_promos: row.receive_sms_promos,
    currency: row.currency,
    language: row.language,
    statuses: statusesOf(row),
    auth_fields_missed: missedFields(row),
    created_at: row.created_at.toISOString(),
    current_sign_in_at: row.current_sign_in_at?.toISOString() ?? null,
    last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
    last_sign_in_country: row.last_sign_in_country,
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    deposit_bonus_code: row.deposit_bonus_code,
    can_issue_bonuses: row.can_issue_bonuses,
    autoregistered: row.autoregistered,
    autologin_link: null,
    verified: row.verified,
    sumsub_verified: row.sumsub_verified,
    license_name: row.license_name,
    sow_questionnaire_expires_at: row.sow_questionnaire_expires_at?.toISOString() ?? null,
    two_factor_enabled: row.two_factor_enabled,
    profession: null,
    has_password: row.has_password,
  };
}

/** The level first: clients take the first status that is no number for it. */
function statusesOf({ level, group_ids: groupIds }: PlayerRow): Player['statuses'] {
  return [{ id: `level_${level}`, name: `Level ${level}` }, ...groupsOf(groupIds)];
}

function missedFields(row: PlayerRow): string[] {
  return [
    ...(row.terms_accepted_at ? [] : ['terms_acceptance']),
    ...(row.age_confirmed_at ? [] : ['age_acceptance']),
    ...(row.country ? [] : ['country']),
    ...missedDetails(row),
  ];
}

/** What the licence asks of a newcomer and this one, who came in with another house's account, has not told yet. */
export function missedDetails(row: PlayerRow): string[] {
  const licence = chooseLicence({ licenseName: row.license_name });
  return registrationDetails(licence).filter((field) => row[field as PersonalColumn] === null);
}
