import pg from 'pg';

const int8Oid = 20;
const int8ArrayOid = 1016;

/** Whole numbers of the database are bigint in our code: a JavaScript number would lose the last digits. */
export const columnTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary' && oid === int8Oid) return BigInt;
    if (format !== 'binary' && oid === int8ArrayOid) return parseBigintArray;
    return pg.types.getTypeParser(oid, format as 'text');
  },
} as pg.CustomTypesConfig;

function parseBigintArray(text: string): (bigint | null)[] {
  const inner = text.slice(1, -1);
  if (inner === '') return [];
  return inner.split(',').map((item) => (item === 'NULL' ? null : BigInt(item)));
}
