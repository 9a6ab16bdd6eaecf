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

/** Where a level begins, for who reads about it. */
const contents: Readonly<Record<string, (from: string) => string>> = {
  en: (from) => `From ${from} points on. It stays yours, whatever comes.`,
  de: (from) => `Ab ${from} Punkten. Es bleibt dir, was auch kommt.`,
  fr: (from) => `À partir de ${from} points. Il reste à vous, quoi qu’il arrive.`,
  it: (from) => `Da ${from} punti in su. Resta tuo, qualunque cosa accada.`,
  no: (from) => `Fra ${from} poeng. Det forblir ditt, uansett.`,
};

function contentOf({ min }: Level, language: string): string {
  const [short = 'en'] = language.split('-');
  const say = contents[short] ?? contents.en;
  return say?.(new Intl.NumberFormat(language).format(min)) ?? '';
}

interface StatusOptions {
  liveChat: boolean;
  language: string;
  /** What reaching a level gives, by its number. */
  gifts: ReadonlyMap<number, { type: string; name: string }[]>;
}

/** Levels and groups in one list, as `/api/info/statuses` gives them. */
export function listStatuses({ language, gifts, ...options }: StatusOptions) {
  return [
    ...levels.map(({ id, name, min, max }, index) => ({
      id,
      name,
      image: `/levels/level-${index + 1}.svg`,
      content: contentOf({ id, name, min, max }, language),
      gift_descriptions: gifts.get(index + 1) ?? [],
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
