const files = import.meta.glob<string>('./spare/*.svg', { query: '?url&no-inline', import: 'default', eager: true });
const pictures = Object.keys(files)
  .sort()
  .map((path) => files[path] ?? '');

/** The same picture for the same name, always; neighbours by name get different ones. */
export function spareArt(name: string): string {
  return pictures[hashOf(name) % pictures.length] ?? '';
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) {
    hash ^= text.charCodeAt(place);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}
