/** The house a worker's journeys visit: a server process on a database of its own. */
export interface TestHouse {
  /** By its number: `http://127.0.0.1:…`. The same house answers to `localhost`. */
  url: string;
  databaseUrl: string;
  /** Unknown where `E2E_URL` names a house that runs elsewhere. */
  pid?: number;
  logFile?: string;
  /** Where another house whose accounts open the door is expected; the journey that needs it starts it. */
  providerPort?: number;
  /** A partner that shows the site in a frame, likewise. */
  partnerPort?: number;
  /** Where the operators' house looks for a feed of sport; the journey that needs one starts it. */
  feedPort?: number;
}

/** What the operators' house reads its feed with. */
export const feedToken = 'a token for tests only';

let visited: TestHouse | undefined;

/** The house of this worker, started when the first journey asks. */
export async function enterHouse(slot: string): Promise<TestHouse> {
  if (process.env.E2E_URL) visited = { url: process.env.E2E_URL, databaseUrl: process.env.DATABASE_URL ?? '' };
  else {
    const answer = await fetch(`${process.env.E2E_HOUSES}/${slot}`);
    if (!answer.ok) throw new Error(await answer.text());
    visited = (await answer.json()) as TestHouse;
  }
  return visited;
}

/** Ends it; whoever asks after that gets a new one. */
export async function closeHouse(slot: string): Promise<void> {
  if (process.env.E2E_URL) return;
  const answer = await fetch(`${process.env.E2E_HOUSES}/${slot}`, { method: 'DELETE' });
  if (!answer.ok) throw new Error(await answer.text());
}

/** The one this worker's journeys are in now, when they are in one. */
export function visitedHouse(): TestHouse | undefined {
  return visited;
}

/** The database of the house under test, for what an operator does from outside. */
export function houseDatabaseUrl(): string {
  const url = visited?.databaseUrl;
  if (!url) throw new Error('no database is known: with E2E_URL, DATABASE_URL must name that of the house');
  return url;
}
