import type { Database } from '../../kit/index.ts';

/** What nobody may read who may not see personal data; the mail of players of tests ends as below. */
const person = {
  last_name: 'Nebelhorn',
  address: 'Sternwarte 7a',
  city: 'Kometenstadt',
  postal_code: '98765',
  mobile_phone: '+4915100001234',
};

/** Every player of this database has told everything from now on. */
export async function giveEverybodyAPerson(database: Database): Promise<void> {
  const set = Object.entries(person).map(([column, value]) => `new.${column} := coalesce(new.${column}, '${value}');`);
  await database.query(
    `create function test_person() returns trigger language plpgsql as $$ begin ${set.join(' ')} return new; end $$`,
  );
  await database.query(
    'create trigger test_person before insert on identity_player for each row execute function test_person()',
  );
}

/** Whole addresses, names and numbers in an answer. */
export function personalIn(body: string): string[] {
  const mails = body.match(/[a-z]+[0-9]+@example\.com/g) ?? [];
  return [...mails, ...Object.values(person).filter((value) => body.includes(value))];
}
