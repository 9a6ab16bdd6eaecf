import type { MarkerKind, ProtectionRules } from '@halley/contract';
import { protectionWords } from '../words.ts';

/** The rules, in the order of the words. */
export const kindsOf = (rules: ProtectionRules): MarkerKind[] =>
  (Object.keys(protectionWords.kinds) as MarkerKind[]).filter((kind) => kind in rules);

/** What a rule goes by besides its days and figures. */
export const settingsOf = (rules: ProtectionRules, kind: MarkerKind): [string, number][] =>
  Object.entries(rules[kind]).filter(([name]) => !['days', 'watch', 'act'].includes(name));

/** A copy in which one figure of one rule is another. */
export const withFigure = (
  rules: ProtectionRules,
  { kind, name, value }: { kind: MarkerKind; name: string; value: number },
): ProtectionRules => ({ ...rules, [kind]: { ...rules[kind], [name]: value } });
