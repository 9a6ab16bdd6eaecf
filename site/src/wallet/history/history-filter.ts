/** Which rounds the address asks for. */
export interface HistoryFilter {
  from?: string;
  to?: string;
  game?: string;
}

const day = /^\d{4}-\d{2}-\d{2}$/;
const gameShape = /^[A-Za-z0-9][A-Za-z0-9_.:/-]{0,99}$/;

/** Days that are none are left out, names that are none too: an address may have been written by anybody. */
export function readHistoryFilter(search: URLSearchParams): HistoryFilter {
  const [from, to, game] = ['from', 'to', 'game'].map((name) => search.get(name) ?? '');
  return {
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...(game && gameShape.test(game) && { game }),
  };
}

export function isInOrder({ from, to }: HistoryFilter): boolean {
  return from === undefined || to === undefined || from <= to;
}

export function searchOf(filter: HistoryFilter): string {
  const search = new URLSearchParams({ ...filter }).toString();
  return search && `?${search}`;
}

function isDay(text: string | undefined): text is string {
  if (text === undefined || !day.test(text)) return false;
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
