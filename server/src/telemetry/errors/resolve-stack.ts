import { SourceMap, type SourceMapPayload } from 'node:module';
import { readFrames } from './read-stack.ts';

/** The map of a built file by its name, undefined where it is not there any more. */
export type ReadMap = (file: string) => SourceMapPayload | undefined;

/** The stack in the words of our own sources. A frame without a map stays as it was. */
export function resolveStack(stack: string, readMap: ReadMap): string {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (file: string) => {
    if (!maps.has(file)) {
      const payload = file === 'elsewhere' ? undefined : readMap(file.split('/').at(-1) ?? '');
      maps.set(file, payload && new SourceMap(payload));
    }
    return maps.get(file);
  };
  const lines = readFrames(stack).map(({ name, file, line, column }) => {
    // Stacks count from one, maps from zero.
    const entry = mapOf(file)?.findEntry(line - 1, column - 1);
    if (!entry || !('originalSource' in entry)) return `    at ${name || '?'} (${file}:${line}:${column})`;
    const source = entry.originalSource.replace(/^(\.\.\/)+/, '');
    const called = 'name' in entry && entry.name ? String(entry.name) : name || '?';
    return `    at ${called} (${source}:${entry.originalLine + 1}:${entry.originalColumn + 1})`;
  });
  const [first = ''] = stack.split('\n', 1);
  return [...(first.startsWith('    at ') ? [] : [first]), ...lines].join('\n');
}
