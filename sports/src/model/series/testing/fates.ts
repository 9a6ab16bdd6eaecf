import type { OutcomeResult } from '../../../markets/index.ts';
import type { Incident, SportModel } from '../../sport-model.ts';

/**
 * What became of two markets after a path whose last incident stops play: `stands` as it was settled just before, `void`, or
 * won by the `opponent` of home. A market that should have been decided before, or not yet, is an error of the test.
 */
export function fatesOf<Params extends object, State extends object>(
  model: SportModel<Params, State>,
  params: Params,
  path: readonly Incident[],
  keys: { decided?: string; open: string },
): { decided: string | undefined; open: string } {
  const before = path
    .slice(0, -1)
    .reduce((state, incident) => model.after(params, state, incident), model.begin(params));
  const after = model.after(params, before, path.at(-1)!);
  if (!model.isOver(after) || model.isOver(before)) throw new Error('the last incident stops play');
  const fate = (key: string, isDecided: boolean) => {
    const was = model.settle(params, before, [key]).get(key);
    if (Boolean(was) !== isDecided) throw new Error(`${key} was ${was ? 'decided' : 'open'} before`);
    const results = model.settle(params, after, [key]).get(key)!;
    if (Object.values(results).every((one) => one.void_factor === 1)) return 'void';
    if (was) return same(was, results) ? 'stands' : 'changed';
    return results.away?.result === 'won' ? 'opponent' : 'changed';
  };
  return { decided: keys.decided && fate(keys.decided, true), open: fate(keys.open, false) };
}

const same = (one: Record<string, OutcomeResult>, other: Record<string, OutcomeResult>) =>
  JSON.stringify(one) === JSON.stringify(other);
