/** A place in what happened to a player: everything behind it is older, or as old and of a smaller id. */
export interface PastPlace {
  /** With microseconds, as the database keeps it: equal milliseconds are not equal times. */
  at: string;
  id: string;
}

/** The newest of what a room knows of a player's past, behind a place. */
export interface PastWanted {
  playerId: number;
  before: PastPlace;
  limit: number;
}

/** For SQL: a moment with all its digits. */
export const exactTime = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** For SQL: what happened at `at` to the thing `id` lies behind the place in $2 and $3; the newest $4 of it. */
export const behindPlace = (at: string, id: string, type: 'bigint' | 'uuid' = 'bigint') => ({
  where: `(${at}, ${id}) < ($2::timestamptz, $3::${type})`,
  newest: `order by ${at} desc, ${id} desc limit $4`,
});

export const pastValues = ({ playerId, before, limit }: PastWanted) => [playerId, before.at, before.id, limit];

const exact = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const largestId = 2n ** 63n - 1n;

/** Newer than everything. */
export const afterAllPast = { at: '9999-12-31T23:59:59.999999Z', id: String(largestId) } satisfies PastPlace;

/** Whether a place that came from outside may be asked of the database: it knows no 31 February and no larger number. */
export function isPastPlace(value: unknown, type: 'bigint' | 'uuid' = 'bigint'): value is PastPlace {
  if (typeof value !== 'object' || value === null || !('at' in value) || !('id' in value)) return false;
  const { at, id } = value;
  if (typeof at !== 'string' || typeof id !== 'string' || !exact.test(at)) return false;
  const time = new Date(at);
  if (Number.isNaN(time.getTime()) || time.toISOString().slice(0, 19) !== at.slice(0, 19)) return false;
  return type === 'uuid' ? uuid.test(id) : /^\d{1,19}$/.test(id) && BigInt(id) <= largestId;
}
