import { expect, test } from 'vitest';
import type { Tx } from '../../kit/index.ts';
import { type AskedStake, ask, type WagerRule } from '../judge-stakes.ts';
import { inOrder, type RuleName, ruleOrder, type WagerRules } from './rule-order.ts';

const stake = { playerId: 1, game: 'dice', opensRound: true } as AskedStake;

/** All rules, of which some refuse with their own name; listed in another order than they are asked in. */
function rulesRefusing(refusing: readonly RuleName[]): WagerRules {
  const rule =
    (name: RuleName): WagerRule =>
    async () => ({
      refusalOf: () => (refusing.includes(name) ? new Error(name) : undefined),
      accepted: () => undefined,
    });
  return Object.fromEntries(ruleOrder.toReversed().map((name) => [name, rule(name)])) as unknown as WagerRules;
}

async function heard(refusing: readonly RuleName[]): Promise<string> {
  const judges = await Promise.all(inOrder(rulesRefusing(refusing)).map((rule) => rule({} as Tx, [stake])));
  try {
    ask(judges, stake);
    return 'taken';
  } catch (error) {
    return (error as Error).message;
  }
}

test('rules are asked in one order: terms, account, game, reminder, open round, table, market, limits', () => {
  expect(ruleOrder).toEqual([
    'terms-accepted',
    'account-may-stake',
    'game-open',
    'reality-check',
    'one-round',
    'table-open',
    'market-open',
    'limits-hold',
  ]);
});

test('of several refusals a player hears that of the first rule', async () => {
  for (const [at, name] of ruleOrder.entries()) expect(await heard(ruleOrder.slice(at).toReversed())).toBe(name);
  expect(await heard([])).toBe('taken');
});
