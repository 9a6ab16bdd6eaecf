import type { Allowed } from './budgets.ts';

/** Set when the budgets were; see there. Numbers become smaller, and files go. */
export const allowed = {
  journeys: {
    'e2e/game-page.e2e.ts': 11,
  },
  axe: {},
  ids: {},
  swallowed: {},
  twice: {},
} satisfies Record<string, Allowed>;
