import { type ConfigDocument, currencies, type PromotionRule, readQuestName } from '@halley/contract';
import type { RuleCheck } from './check-rule.ts';

/** Steps of a quest that are not those of its size in the house's document. It may have its own: people are told. */
export function checkLevels(
  { kind, trigger, contest }: PromotionRule,
  levels: ConfigDocument<'quest-levels'>,
): RuleCheck[] {
  // The document is in euros.
  if (kind !== 'quest' || !contest || contest.currency !== 'EUR' || !('reaches' in trigger)) return [];
  const { size } = readQuestName(contest.identifier);
  const usual = levels[size].slice(1).map((euros) => euros * currencies.EUR.subunits);
  const own = trigger.reaches.map(({ at }) => at);
  if (usual.length !== own.length) {
    const detail = `${size}: ${own.length + 1} levels, usual ${usual.length + 1}`;
    return [{ key: 'levels', level: 'warning', detail }];
  }
  const other = own.findIndex((at, index) => at !== usual[index]);
  if (other === -1) return [];
  return [{ key: 'levels', level: 'warning', detail: `${size}, level ${other + 2}: usual ${usual[other]}` }];
}
