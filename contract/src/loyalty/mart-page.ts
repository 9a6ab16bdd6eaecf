import { z } from 'zod';
import { martTags } from '../promotions/rule.ts';
import { currency } from '../schemas.ts';
import { RateCard } from './mart.ts';

/** The tabs of the shop: `/rocket-mart`, `/rocket-mart/discounts` and so on. */
export const martViews = ['all', 'discounts', 'freespins', 'money', 'special'] as const;
export type MartView = (typeof martViews)[number];

const saleGroup = 'sale';
const dayPattern = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** A card that cannot be read is left out; the others stay. */
const cards = z
  .array(z.unknown())
  .catch([])
  .transform((all) =>
    all.flatMap((card) => {
      const read = RateCard.safeParse(card);
      return read.success ? [read.data] : [];
    }),
  );

/** In whole units of each currency, not in subunits: `{"EUR": 100}`. */
const amounts = z.partialRecord(currency, z.number().nonnegative());

/**
 * What the page `rocket-mart` brings in `blocks.json`. Words are in the language of the page. Whatever is missing or cannot be
 * read stands as if it were not there: the shop is shown without it.
 */
export const MartPage = z.object({
  /** An image for each tab. */
  viewImages: z.partialRecord(z.enum(martViews), z.object({ src: z.string(), srcRetina: z.string() })).catch({}),
  /** What each tag says, and on which groups it stands beside those whose card has it. */
  promo: z
    .partialRecord(z.enum(martTags), z.object({ text: z.string(), groups: z.array(z.string()).default([]) }))
    .catch({}),
  /** The last day of the sale, `DD/MM/YYYY`; unset: there is none but what cards say themselves. */
  saleEnd: z.string().regex(dayPattern).optional().catch(undefined),
  /** `producer:game` → what the game is called. */
  gamesTitles: z.record(z.string(), z.string()).catch({}),
  /** What free spins of the shop can win at most; who has another currency reads that of EUR. */
  maxWin: amounts.refine(({ EUR }) => EUR !== undefined).catch({ EUR: 0 }),
  /** How often a win of free spins has to be staked. */
  freeSpinsWager: z.number().nonnegative().catch(0),
  /** What one free spin stakes. */
  spinRate: amounts.catch({}),
  /** What guests see, and players where a list of the server is empty. Discounts are the cards whose group begins with `sale`. */
  cards: z.object({ FREE_SPINS: cards, MONEY_REWARD: cards, SPECIAL_REWARDS: cards }).catch({
    FREE_SPINS: [],
    MONEY_REWARD: [],
    SPECIAL_REWARDS: [],
  }),
});
export type MartPage = z.output<typeof MartPage>;

/** The page's JSON as the shop uses it, whatever was written there. Takes `StaticPage.meta.json`. */
export const readMartPage = (json: Readonly<Record<string, unknown>> | null | undefined): MartPage =>
  MartPage.parse(json ?? {});

/** A card of a sale. */
export const isSale = (group: string): boolean => group.startsWith(saleGroup);

/** A sale lasts to the end of its last day, UTC. What is no day has no end to wait for: it is over. */
export function isSaleOn(saleEnd: string | undefined, now: Date): boolean {
  const [, day, month, year] = dayPattern.exec(saleEnd ?? '') ?? [];
  if (year === undefined) return false;
  const start = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(start.getTime()) || start.getUTCDate() !== Number(day)) return false;
  return now.getTime() < start.getTime() + 24 * 60 * 60 * 1000;
}
