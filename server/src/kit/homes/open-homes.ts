import { createDatabase, type Database, type DatabaseOptions } from '../database/database.ts';
import type { Stand } from '../database/home-stand.ts';
import { houseSchema, pathOf, readLayout, schemaOf } from './home-layout.ts';
import { type Homes, manyHomes, oneHome } from './homes.ts';

interface OpenHomes extends Homes {
  /** Those that were opened here; the database it was read from is its owner's. */
  close(): Promise<void>;
}

/**
 * The homes of a database, as it says itself. Each has connections of its own: statements are prepared once a connection, and mean
 * the tables of one home for as long as it lives.
 */
export async function openHomes(database: Database, options: Omit<DatabaseOptions, 'schema'>): Promise<OpenHomes> {
  const layout = await readLayout(database);
  if (layout.kind === 'one') return { ...oneHome(database), close: async () => undefined };
  const open = (schema: string, stand?: Stand) =>
    createDatabase({ ...options, schema: { path: pathOf(schema), ...(stand && { stand }) } });
  const house = open(houseSchema);
  const homes: Database[] = [];
  try {
    for (let home = 0; home < layout.count; home += 1) {
      const { rows } = await house.query<{ epoch: number }>(`select epoch from ${schemaOf(home)}.kit_home`);
      homes.push(open(schemaOf(home), { home, homes: layout.count, epoch: rows[0]?.epoch ?? 0 }));
    }
  } catch (error) {
    await Promise.all([house, ...homes].map((one) => one.close()));
    throw error;
  }
  const many = manyHomes(house, homes);
  return { ...many, close: async () => void (await Promise.all([house, ...homes].map((one) => one.close()))) };
}
