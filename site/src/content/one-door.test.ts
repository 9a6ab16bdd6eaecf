import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

test('HTML enters a page in one place; everywhere else it is a script of our own that the server writes', () => {
  const files = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !/\.test\.tsx?$/.test(file.name))
    .filter((file) =>
      /dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML|createContextualFragment/.test(read(file)),
    )
    .map((file) => join(file.parentPath, file.name).slice(source.length + 1))
    .sort();
  expect(files).toEqual(['page/CmsHtml.tsx', 'page/MachineHead.tsx', 'shell/Faces.tsx', 'shell/LateScripts.tsx']);
});

function read(file: { parentPath: string; name: string }): string {
  return readFileSync(join(file.parentPath, file.name), 'utf8');
}
