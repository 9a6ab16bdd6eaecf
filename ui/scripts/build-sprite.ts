import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * art/icons/*.svg → art/icons.svg (one file of symbols, outside the scripts) and icon-names.ts (the names, typed).
 * Run `node ui/scripts/build-sprite.ts` after adding an icon; a test fails when it was forgotten.
 */
const source = join(import.meta.dirname, '../src');

export function buildSprite(): { sprite: string; names: string } {
  const icons = readdirSync(join(source, 'art/icons'))
    .filter((file) => file.endsWith('.svg'))
    .sort()
    .map((file) => ({ name: file.slice(0, -4), text: readFileSync(join(source, 'art/icons', file), 'utf8') }));
  const symbols = icons.map(({ name, text }) => `<symbol id="${name}" viewBox="0 0 24 24">${drawing(text)}</symbol>`);
  return {
    sprite: `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
    names: `/** Written by scripts/build-sprite.ts from art/icons. */\nexport const iconNames = [\n${icons.map(({ name }) => `  '${name}',\n`).join('')}] as const;\n\nexport type IconName = (typeof iconNames)[number];\n`,
  };
}

/** What stands inside the svg element; stroke and fill come from the place the icon is used in. */
function drawing(text: string): string {
  return text.slice(text.indexOf('>') + 1, text.lastIndexOf('</svg>')).trim();
}

if (import.meta.main) {
  const { sprite, names } = buildSprite();
  writeFileSync(join(source, 'art/icons.svg'), sprite);
  writeFileSync(join(source, 'icon-names.ts'), names);
}
