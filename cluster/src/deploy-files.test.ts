import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../server/src/kit/index.ts';
import { deployFiles } from './deploy-files.ts';

const folder = fileURLToPath(new URL('../../deploy/', import.meta.url));
const files = Object.entries(deployFiles());

describe('[RUN-05] what is shipped for operators', () => {
  test.each(files)('%s is what the functions of the cluster make', (path, text) => {
    expect(readFileSync(`${folder}${path}`, 'utf8'), 'npm run cluster -- --write-deploy').toBe(text);
  });

  test('has no unit that nobody makes any more', () => {
    const made = files.map(([path]) => path);
    expect(readdirSync(`${folder}systemd`).filter((name) => !made.includes(`systemd/${name}`))).toEqual([]);
  });

  test.each(files)('%s has no secret inside', (_path, text) => {
    const told = text.split('\n').filter((line) => !/^[#;]/.test(line));
    expect(told.join('\n')).not.toMatch(/(PASSWORD|SECRET|TOKEN|password|requirepass|auth-pass)\s*[=:]\s*\S/);
  });

  test.each(files.filter(([path]) => path.startsWith('systemd/')))(
    '%s sets what the house understands',
    (_path, text) => {
      const given = [...text.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, value]) => [
        name,
        value?.replace('%i', '1'),
      ]);
      const settings = readSettings(Object.fromEntries(given));
      expect(settings.role).not.toBe('all');
      expect(settings.role === 'worker' ? settings.metricsPort : settings.port).toBeGreaterThan(3000);
    },
  );
});
