import { Refusal, SegmentRule } from '@halley/contract';

/** PR-09, PR-10: facts that speak of losses, of chasing them, or of somebody's worst hours. No message goes by any of these. */
const forbidden =
  /loss|lost|losing|chas|tilt|fail|declin|recall|revers|withdraw|cashout|night|hour|raised|overlimit|balance|broke|risk/i;

const pathsOf = (value: unknown, at: string): string[] => {
  if (typeof value === 'string') return /^(netLoss|settled)$/.test(value) ? [at] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const path = at === '' ? key : `${at}.${key}`;
    return forbidden.test(key) ? [path] : pathsOf(inner, path);
  });
};

const refusedText = 'speaks of losses or of chasing them: nobody is chosen by that (PR-09)';

const refuse = (faults: readonly (readonly [string, string])[]): never => {
  throw new Refusal('rule.invalid', { fields: faults.map(([field]) => field), texts: Object.fromEntries(faults) });
};

/** The rule of a segment, or why it is none: `rule.invalid` with its fields in words. */
export function checkSegment(rule: unknown): SegmentRule {
  const chasing = pathsOf(rule, '');
  if (chasing.length > 0) refuse(chasing.map((path) => [path, refusedText] as const));
  const read = SegmentRule.safeParse(rule);
  if (!read.success) {
    return refuse(
      read.error.issues.map((issue) => {
        const path = issue.path.map(String).join('.');
        const unknown = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : '';
        if (unknown === 'playerIds') {
          return [`${path}.playerIds`, 'is not taken: nobody could tell what these players were picked by'] as const;
        }
        return unknown === ''
          ? ([path || 'rule', 'does not fit'] as const)
          : ([path || 'rule', `has what the rule language does not know: ${unknown}`] as const);
      }),
    );
  }
  const { seen, audience } = read.data;
  const isBackwards = (from: number | undefined, to: number | undefined) =>
    from !== undefined && to !== undefined && from > to;
  if (isBackwards(seen.accountAgeFromDays, seen.accountAgeToDays))
    refuse([['seen.accountAgeToDays', 'ends before it begins']]);
  if (isBackwards(seen.notSeenForDays, seen.seenWithinDays)) refuse([['seen.seenWithinDays', 'leaves nobody']]);
  if (isBackwards(audience.level?.from, audience.level?.to)) refuse([['audience.level', 'ends before it begins']]);
  return read.data;
}
