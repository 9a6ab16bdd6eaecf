import type { Queryable } from '../../kit/index.ts';

const spelling = (text: string) => `lower(regexp_replace(${text}, '\\s+', ' ', 'g'))`;

/**
 * Other accounts of somebody with the same name and birth date, as they wrote them: capitals and spaces do not count.
 * Empty while a player has not said all three. `db` is where the player lies; the other homes are asked beside it.
 */
export async function samePersonsOf(
  db: Queryable,
  playerId: number,
  others: readonly Queryable[] = [],
): Promise<number[]> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'identity_same_person',
    text: `select o.id from identity_player p join identity_player o
        on o.date_of_birth = p.date_of_birth
        and ${spelling('o.first_name')} = ${spelling('p.first_name')}
        and ${spelling('o.last_name')} = ${spelling('p.last_name')}
      where p.id = $1 and o.id <> p.id order by o.id`,
    values: [playerId],
  });
  const here = rows.map((row) => Number(row.id));
  if (others.length === 0) return here;
  return [...here, ...(await personsIn(others, await personOf(db, playerId)))].toSorted((one, other) => one - other);
}

interface Person {
  born: string | null;
  first: string | null;
  last: string | null;
}

async function personOf(db: Queryable, playerId: number): Promise<Person | undefined> {
  const { rows } = await db.query<Person>(
    `select to_char(date_of_birth, 'YYYY-MM-DD') as born, ${spelling('first_name')} as first,
       ${spelling('last_name')} as last from identity_player where id = $1`,
    [playerId],
  );
  return rows[0];
}

async function personsIn(homes: readonly Queryable[], person: Person | undefined): Promise<number[]> {
  if (!person?.born || person.first === null || person.last === null) return [];
  const found = homes.map(async (home) => {
    const { rows } = await home.query<{ id: bigint }>(
      `select id from identity_player where date_of_birth = $1::date and ${spelling('first_name')} = $2
         and ${spelling('last_name')} = $3`,
      [person.born, person.first, person.last],
    );
    return rows.map((row) => Number(row.id));
  });
  return (await Promise.all(found)).flat();
}
