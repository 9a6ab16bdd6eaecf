/** What our own texts call the house. */
export const usualBrandName = 'Halley';

/** The maker of games keeps its name whatever a house is called. */
const said = /\bHalley\b(?! Studio\b)/g;

/** A text of ours in the name of the house it is said in. Only for texts, never for what players wrote. */
export function inTheNameOf(text: string, name: string): string {
  return name === usualBrandName ? text : text.replaceAll(said, () => name);
}
