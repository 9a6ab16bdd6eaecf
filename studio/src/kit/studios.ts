/** The houses under whose names the games appear, each with a hand of its own. */
export const studios = {
  /** Originals: small, quick, worked out to the last digit. */
  'halley-studio': 'Halley Studio',
  /** The deep sky: large machines that pay seldom and much. */
  'perihelion-works': 'Perihelion Works',
  /** Gardens, tea and paper by warm light. */
  'lantern-row': 'Lantern Row',
  /** Fruit, brass and bells: the classics, kept well. */
  'iron-orchard': 'Iron Orchard',
  /** Sea stories, cold woods and far roads. */
  'tidewater-tales': 'Tidewater Tales',
  /** Tables and shared rounds. */
  'north-hall': 'North Hall',
} as const;

export type StudioId = keyof typeof studios;
