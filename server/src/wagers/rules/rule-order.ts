import type { WagerRule } from '../judge-stakes.ts';

/**
 * Every rule at the door, in the order in which they are asked: it decides which refusal a player hears when several
 * would refuse. A new product adds its rule here and hands it in. Behind all of them come what the door knows by itself:
 * the terms of free rounds, or the largest stake with the bonus that is played with (PP-20).
 */
export const ruleOrder = [
  'terms-accepted',
  'account-may-stake',
  'game-open',
  'reality-check',
  'one-round',
  'table-open',
  'market-open',
  'limits-hold',
] as const;

export type RuleName = (typeof ruleOrder)[number];
export type WagerRules = Readonly<Record<RuleName, WagerRule>>;

/** The door's own rules; the others are handed in by rooms above. */
const own = ['terms-accepted', 'account-may-stake', 'limits-hold'] as const;
export type HandedRules = Omit<WagerRules, (typeof own)[number]>;

/** Rules of rooms that are opened after the door. */
export function lateRules(find: () => HandedRules): HandedRules {
  let found: HandedRules | undefined;
  const handed = (name: keyof HandedRules): WagerRule => {
    return (tx, stakes) => {
      found ??= find();
      return found[name](tx, stakes);
    };
  };
  const names = ruleOrder.filter((name): name is keyof HandedRules => !own.some((mine) => mine === name));
  return Object.fromEntries(names.map((name) => [name, handed(name)])) as unknown as HandedRules;
}

export function inOrder(rules: WagerRules): WagerRule[] {
  return ruleOrder.map((name) => rules[name]);
}
