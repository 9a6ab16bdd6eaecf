import type { Queryable } from '../../kit/index.ts';

/**
 * Other accounts of somebody with the same name and birth date, as they wrote them: capitals and spaces do not count.
 * Empty while a player has not said all three.
 */
export async function samePersonsOf(db: Queryable, playerId: number): Promise<number[]> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'identity_same_person',
    text: `select o.id from identity_player p join identity_player o
        on o.date_of_birth = p.date_of_birth
        and lower(regexp_replace(o.first_name, '\\s+', ' ', 'g')) = lower(regexp_replace(p.first_name, '\\s+', ' ', 'g'))
        and lower(regexp_replace(o.last_name, '\\s+', ' ', 'g')) = lower(regexp_replace(p.last_name, '\\s+', ' ', 'g'))
      where p.id = $1 and o.id <> p.id order by o.id`,
    values: [playerId],
  });
  return rows.map((row) => Number(row.id));
}
