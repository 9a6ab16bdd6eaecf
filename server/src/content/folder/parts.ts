/**
 * A page that differs from another in a few paragraphs holds just those: between `<!-- part age -->` and
 * `<!-- /part -->`, each on a line of its own, in both pages. The rest is the other's.
 */
const opening = /^<!-- part ([a-z-]+) -->$/;
const closing = '<!-- /part -->';

/** Lines outside parts have no name. */
type Piece = { name?: string; lines: string[] };

export interface Composed {
  body: string;
  /** Why it could not be composed. */
  problem?: string;
}

/** A page as it is read, without the marks. */
export function withoutParts(body: string): Composed {
  return compose(body, new Map());
}

/** The common page with the variant's parts in place of its own. */
export function withPartsOf(variant: string, common: string): Composed {
  const own = new Map<string, string[]>();
  const { pieces, problem } = cut(variant);
  if (problem) return { body: '', problem };
  for (const { name, lines } of pieces) {
    if (name !== undefined) own.set(name, lines);
    else if (lines.some((line) => line.trim() !== '')) return { body: '', problem: 'it has lines outside its parts' };
  }
  return compose(common, own);
}

function compose(body: string, replaced: Map<string, string[]>): Composed {
  const { pieces, problem } = cut(body);
  if (problem) return { body: '', problem };
  const names = new Set(pieces.map(({ name }) => name));
  const unknown = [...replaced.keys()].find((name) => !names.has(name));
  if (unknown !== undefined) return { body: '', problem: `the common page has no part ${unknown}` };
  return { body: pieces.flatMap(({ name, lines }) => replaced.get(name ?? '') ?? lines).join('\n') };
}

function cut(body: string): { pieces: Piece[]; problem?: string } {
  const pieces: Piece[] = [{ lines: [] }];
  const seen = new Set<string>();
  for (const line of body.split('\n')) {
    const open = pieces.at(-1) as Piece;
    const name = opening.exec(line.trimEnd())?.[1];
    if (name !== undefined) {
      if (open.name !== undefined) return { pieces, problem: `part ${name} begins inside part ${open.name}` };
      if (seen.has(name)) return { pieces, problem: `part ${name} is there twice` };
      seen.add(name);
      pieces.push({ name, lines: [] });
    } else if (line.trimEnd() === closing) {
      if (open.name === undefined) return { pieces, problem: 'a part ends that never began' };
      pieces.push({ lines: [] });
    } else open.lines.push(line);
  }
  const last = pieces.at(-1) as Piece;
  return last.name === undefined ? { pieces } : { pieces, problem: `part ${last.name} does not end` };
}
