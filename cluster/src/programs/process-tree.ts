import { readdirSync, readFileSync } from 'node:fs';

/** A process and all it has started that live; one that has ended and was not collected is none. */
export function processTree(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = livingParentOf(name);
    if (parent !== undefined) parents.set(Number(name), parent);
  }
  if (!parents.has(root)) return [];
  const found = [root];
  for (const pid of found) for (const [child, parent] of parents) if (parent === pid) found.push(child);
  return found;
}

function livingParentOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name may hold spaces and brackets: what counts comes after its last one.
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' || state === 'X' ? undefined : Number(parent);
  } catch {
    // It ended while we looked.
    return undefined;
  }
}
