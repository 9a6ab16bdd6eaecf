const files = import.meta.glob<string>('./contests/*.svg', { query: '?url&no-inline', import: 'default', eager: true });

/**
 * Images and the words of an identifier that ask for them, what is rarest first: `lottery--lantern-night` hangs a lantern,
 * and only a lottery that says nothing else shows a ticket. A word is one that a part begins with: `ring` is in `rings`, and not in `spring`.
 */
const words = {
  lantern: ['lantern', 'lamp', 'light', 'ember', 'fire'],
  garden: ['garden', 'lotus', 'flower', 'bloom', 'spring', 'harvest', 'meadow'],
  harbour: ['harbour', 'harbor', 'ship', 'sail', 'boat', 'pier', 'voyage'],
  tide: ['tid', 'wave', 'ocean', 'sea', 'pearl'],
  mountain: ['mountain', 'peak', 'summit', 'trail', 'way', 'climb', 'observatory', 'field'],
  moon: ['moon', 'lunar', 'night', 'owl'],
  ring: ['ring', 'orbit', 'planet', 'saturn'],
  comet: ['comet', 'meteor', 'halley', 'tail'],
  rocket: ['rocket', 'launch', 'first', 'sprint', 'hundred'],
  robot: ['robot'],
  ticket: ['lottery', 'ticket', 'draw', 'raffle'],
  cup: ['cup', 'race', 'league', 'tournament', 'team'],
} as const;

type ContestDrawing = keyof typeof words;

const drawings = Object.keys(words) as ContestDrawing[];

/** Which drawing a contest has, by its identifier; one that names nothing has always the same. */
export function contestDrawing(identifier: string): ContestDrawing {
  const parts = identifier.toLowerCase().split('-');
  const named = drawings.find((name) => words[name].some((word) => parts.some((part) => part.startsWith(word))));
  return named ?? spare[sumOf(identifier) % spare.length] ?? 'comet';
}

/** A robot or a ticket says what it is about: nobody has them by chance. */
const spare = drawings.filter((name) => name !== 'robot' && name !== 'ticket');

const sumOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/** The address of a contest's image, under the name that this build gives it. */
export const contestArt = (identifier: string): string => files[`./contests/${contestDrawing(identifier)}.svg`] ?? '';
