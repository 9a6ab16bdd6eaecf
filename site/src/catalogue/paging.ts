/** Games on a page of a list. */
export const pageSize = 40;
/** Games in a row of the lobby. */
export const rowSize = 15;
/** So far before the end of the page the next games are asked for. */
export const loadAheadPx = 500;

export interface Paging {
  current_page: number;
  next_page: number | null;
  total_count: number;
}

/** A page that need not be asked for: there is none, it does not follow, or it is already here. */
export function isLoaded(page: number, { current_page: current, next_page: next }: Paging): boolean {
  return next === null || page > next || current >= page;
}
