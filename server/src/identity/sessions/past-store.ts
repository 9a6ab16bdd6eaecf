import { behindPlace, exactTime, type PastWanted, pastValues, type Queryable } from '../../kit/index.ts';
import { deviceInWords } from './describe-device.ts';

export interface PastSignIn {
  id: bigint;
  at: string;
  country: string;
  device: string;
}

/** Log-ins of a player. The network address stays behind: it is for who may read what is personal. */
export async function listPastSignIns(db: Queryable, wanted: PastWanted): Promise<PastSignIn[]> {
  const { where, newest } = behindPlace('created_at', 'id');
  const { rows } = await db.query<Omit<PastSignIn, 'device'> & { user_agent: string }>({
    name: 'identity_past_sign_ins',
    text: `select id, ${exactTime('created_at')} as at, country, user_agent
      from identity_session where player_id = $1 and ${where} ${newest}`,
    values: pastValues(wanted),
  });
  return rows.map(({ user_agent, ...row }) => ({ ...row, device: deviceInWords(user_agent) }));
}
