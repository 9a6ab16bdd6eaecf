import { csvLine, csvText, type Queryable } from '../../kit/index.ts';

export interface ExportedEvent {
  at: string;
  name: string;
  visit: string;
  person: string | null;
  payload: Record<string, unknown>;
}

const portion = 5_000;

/**
 * Events of whole days, oldest first, a portion at a time: a year of them is never in memory. `until` is not included.
 * Inside one transaction, so that the cursor stands.
 */
export async function* exportEvents(
  tx: Queryable,
  { from, until, name }: { from: string; until: string; name?: string },
): AsyncGenerator<ExportedEvent> {
  await tx.query(
    `declare telemetry_export no scroll cursor for
     select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, name, visit, person, payload
     from telemetry_event where at >= ($1 || ' 00:00:00+00')::timestamptz and at < ($2 || ' 00:00:00+00')::timestamptz
       and ($3::text is null or name = $3) order by telemetry_event.at`,
    [from, until, name ?? null],
  );
  while (true) {
    const { rows } = await tx.query<ExportedEvent>(`fetch ${portion} from telemetry_export`);
    yield* rows;
    if (rows.length < portion) return;
  }
}

export function toNdjson(event: ExportedEvent): string {
  return `${JSON.stringify(event)}\n`;
}

export const csvHeader = csvLine(['at', 'name', 'visit', 'person', 'payload']);

export function toCsv({ at, name, visit, person, payload }: ExportedEvent): string {
  return csvLine([at, name, visit, person, csvText(JSON.stringify(payload))]);
}

/** How many of each were kept, the most frequent first. */
export async function countEvents(
  db: Queryable,
  { from, until }: { from: string; until: string },
): Promise<{ name: string; times: bigint }[]> {
  const { rows } = await db.query<{ name: string; times: bigint }>(
    `select name, count(*) as times from telemetry_event
     where at >= ($1 || ' 00:00:00+00')::timestamptz and at < ($2 || ' 00:00:00+00')::timestamptz
     group by name order by times desc, name`,
    [from, until],
  );
  return rows;
}
