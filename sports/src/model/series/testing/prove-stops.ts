import { describe, expect, test } from 'vitest';
import type { StopRuling } from '../../../rules/index.ts';
import type { Incident, SportModel } from '../../sport-model.ts';
import { fatesOf } from './fates.ts';
import { twoSidesOf } from './two-sides.ts';

/** What a ruling comes to for a market that play has decided, and for one that it has not; home is out. */
const fates: Record<StopRuling, { decided: string; open: string }> = {
  decided_stands: { decided: 'stands', open: 'void' },
  opponent_after_period: { decided: 'stands', open: 'opponent' },
  void: { decided: 'void', open: 'void' },
};

export interface StopProof {
  stops: Readonly<Record<string, Readonly<Record<string, StopRuling>>>>;
  /** One whole period to home and a part of the next. */
  path: readonly Incident[];
  /** Per row a market that play has decided by then, if the row knows one, and one that it has not. */
  markets: Readonly<Record<string, readonly [decided: string | undefined, open: string]>>;
}

/** The rules once more, as the design says them. */
function expected(stop: string, row: string): StopRuling {
  if (stop === 'walkover' || stop === 'format_changed') return 'void';
  return stop === 'retired' && row === 'match_winner' ? 'opponent_after_period' : 'decided_stands';
}

/** Every cell of a sport's table: what it says, and that settlement does it. */
export function proveStops<Params extends object, State extends object>(
  model: SportModel<Params, State>,
  { stops, path, markets }: StopProof,
): void {
  const params = model.paramsOf(twoSidesOf(model.sport, [0, 0]));

  describe(`${model.sport} that was not played to its end`, () => {
    test('every market that is offered has its row, and every row its markets', () => {
      const offered = model.fair(params, model.begin(params)).map(({ key }) => key.split(';')[0]!);
      expect([...new Set(offered)].filter((type) => !Object.hasOwn(stops, type))).toEqual([]);
      expect(Object.keys(markets).sort()).toEqual(Object.keys(stops).sort());
    });

    const cells = Object.keys(stops).flatMap((row) => Object.keys(stops[row]!).map((stop) => [stop, row] as const));
    test.each(cells)('%s: %s', (stop, row) => {
      const ruling = expected(stop, row);
      expect(stops[row]![stop]).toBe(ruling);
      const [decided, open] = markets[row]!;
      const at = path.at(-1)!.at + 60;
      const found = fatesOf(model, params, [...path, { at, kind: stop, side: 'home' }], { decided, open });
      expect(found).toEqual({ decided: decided && fates[ruling].decided, open: fates[ruling].open });
    });

    test('a retirement before a whole period was played voids the winner too', () => {
      const early: Incident[] = [...path.slice(0, 8), { at: path.at(-1)!.at, kind: 'retired', side: 'home' }];
      expect(fatesOf(model, params, early, { open: 'winner;period=match' }).open).toBe('void');
    });
  });
}
