import type { Tone } from '../../screen/index.ts';

interface Phrase extends Omit<Tone, 'frequencyHz' | 'atS'> {
  /** From one note to the next. */
  everyS: number;
}

/** Notes one after the other, all of one kind: `phrase([523, 659, 784], { everyS: 0.12, lengthS: 0.4 })`. */
export function phrase(notes: readonly number[], { everyS, ...kind }: Phrase): Tone[] {
  return notes.map((frequencyHz, index) => ({ ...kind, frequencyHz, atS: index * everyS }));
}
