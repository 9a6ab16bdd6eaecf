import { groups } from '@halley/contract';

export interface Level {
  id: string;
  name: string;
  min: number;
  /** Not in it any more. */
  max: number;
}

/** Persistent points with which each level begins. */
const levelStarts = [0, 100, 500, 1_500, 5_000, 12_500, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000];

export const levels: readonly Level[] = levelStarts.map((min, index) => ({
  id: `level_${index + 1}`,
  name: `Level ${index + 1}`,
  min,
  // A number at the top too: to clients null counts as reached.
  max: levelStarts[index + 1] ?? Number.MAX_SAFE_INTEGER,
}));

/** Levels and groups in one list, as `/api/info/statuses` gives them. */
export function listStatuses(options: { liveChat: boolean }) {
  return [
    ...levels.map(({ id, name, min, max }) => ({
      id,
      name,
      status: true,
      writable: false,
      conditions: [{ persistent_comp_points: { type: 'range', exclude_end: true, min, max } }],
    })),
    ...groups.map(({ id, name, writable }) => ({
      id: String(id),
      name,
      status: false,
      // For the chat's group this is no permission but the choice of the chat.
      writable: id === 545 ? options.liveChat : writable,
      conditions: [],
    })),
  ];
}
