import type { Lottery } from '@halley/contract';

/** Which lottery an address means: the one of this identifier, else the first whose identifier contains it. */
export function findLottery<One extends Pick<Lottery, 'frontend_identifier' | 'group_ids'>>(
  lotteries: readonly One[],
  { slug, groups }: { slug: string; groups: readonly number[] },
): One | undefined {
  const shown = lotteries.filter(
    ({ frontend_identifier: identifier, group_ids: ids }) =>
      identifier !== 'nonvisible' && (ids.length === 0 || ids.some((id) => groups.includes(id))),
  );
  return (
    shown.find(({ frontend_identifier }) => frontend_identifier === slug) ??
    shown.find(({ frontend_identifier }) => frontend_identifier.includes(slug))
  );
}
