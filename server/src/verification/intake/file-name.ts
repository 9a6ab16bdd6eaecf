const longestName = 100;
const longestEnding = 10;

/**
 * A file's name as text to show: no folders, nothing invisible, nothing that turns the reading direction or means
 * something to a file system. It never names a file of ours.
 */
export function tameFileName(given: string): string {
  const base = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = base
    .replace(/\p{C}/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/gu, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const signs = [...clean];
  if (signs.length === 0) return 'document';
  if (signs.length <= longestName) return clean;
  const dot = signs.lastIndexOf('.');
  const ending = dot > 0 && signs.length - dot <= longestEnding ? signs.slice(dot) : [];
  const stem = signs.slice(0, longestName - ending.length).join('');
  return stem.replace(/[.\s]+$/, '') + ending.join('');
}
