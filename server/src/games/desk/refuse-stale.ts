import { Refusal } from '@halley/contract';

/** The row somebody wants to change, when it is there and still as they have seen it. */
export function refuseStale<Row extends { revision: number }>(row: Row | undefined, seen: number | undefined): Row {
  if (!row) throw new Refusal('NOT_FOUND');
  if (seen !== undefined && row.revision !== seen) throw new Refusal('CHANGED_MEANWHILE');
  return row;
}
