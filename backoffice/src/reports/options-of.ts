import type { SelectOption } from '@halley/ui';

/** Names and what they are called, to choose among. */
export const optionsOf = (among: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(among).map(([value, label]) => ({ value, label }));
