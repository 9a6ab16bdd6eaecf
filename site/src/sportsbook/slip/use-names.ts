import { useEffect } from 'react';
import { callApi } from '../../query/index.ts';
import { singleBody } from './slip-shape.ts';
import type { SlipState } from './slip-state.ts';
import { slip } from './slip-store.ts';

/** Legs from another device or a shared link bring no names: they are asked for, one by one, so that one that is gone hides no other. */
export function useNames({ legs }: SlipState): void {
  const nameless = legs.filter(({ outcomeTitle }) => outcomeTitle === '');
  const key = JSON.stringify(nameless.map(({ fixture, market, outcome }) => [fixture, market, outcome]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the legs
  useEffect(() => {
    if (nameless.length === 0) return;
    const slips = nameless.map((leg) => singleBody(leg, { currency: 'EUR', unitCents: 1, eachWay: false }));
    callApi('priceSlips', { body: { slips } }).then(
      (answers) => {
        const named = slip.read().legs.map((leg) => {
          const at = nameless.findIndex(
            ({ fixture, market, outcome }) =>
              leg.outcomeTitle === '' && fixture === leg.fixture && market === leg.market && outcome === leg.outcome,
          );
          const said = answers[at]?.quote?.legs[0];
          if (!said) return leg;
          const { fixture: fixtureName, market_title: marketTitle, outcome_title: outcomeTitle } = said;
          return { ...leg, fixtureName, marketTitle, outcomeTitle };
        });
        slip.learn(named);
      },
      () => undefined,
    );
  }, [key]);
}
