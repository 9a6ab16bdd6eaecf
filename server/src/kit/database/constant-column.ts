/**
 * A column of a group as it is sent: where every row says the same, it is said once. Its statement reads it as
 * `coalesce(n.column, ($1::type[])[1])`, because `unnest` fills up the shorter of its lists with nulls. Only for columns
 * that are never null. Most columns of most groups are of this kind, and each value sent is written here and read there.
 */
export function constantColumn<T extends string | number | bigint | boolean | Date>(values: T[]): T[] {
  const [first] = values;
  for (let index = 1; index < values.length; index += 1) if (values[index] !== first) return values;
  return values.slice(0, 1);
}
