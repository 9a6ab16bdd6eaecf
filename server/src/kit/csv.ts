/**
 * Tables as RFC 4180 has them: lines end with CR LF, fields with a comma, a quote or a line end are quoted. Nothing is an
 * empty field, an empty text is two quotes.
 */
export function csvLine(fields: readonly (string | null)[]): string {
  return `${fields.map(quoted).join(',')}\r\n`;
}

/** What table programs take for the beginning of a formula, in full width too, and what they overlook before one. */
const formula = /^[=+\-@＝＋－＠\t\r\n]/;

/** A text somebody else wrote, for a field: a table program would run one that begins like a formula. */
export function csvText(text: string): string {
  return formula.test(text) ? `\t${text}` : text;
}

/** The text that `csvText` was given. */
export function plainText(field: string): string {
  return field.startsWith('\t') && formula.test(field.slice(1)) ? field.slice(1) : field;
}

/** Reads whole lines of what `csvLine` has written. */
export function readCsvLines(text: string): (string | null)[][] {
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  const rows: (string | null)[][] = [];
  let row: (string | null)[] = [];
  for (const [, inQuotes, plain, end] of text.matchAll(field)) {
    row.push(inQuotes?.replaceAll('""', '"') ?? (plain || null));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

function quoted(field: string | null): string {
  if (field === null) return '';
  return field === '' || /[",\r\n\t]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}
