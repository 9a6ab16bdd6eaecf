import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Passwords of the two roles, made once per data folder and readable by its owner only. */
export interface Secrets {
  superuser: string;
  halley: string;
}

const secretsFile = (dataDir: string) => join(dataDir, 'pg-secrets.json');

export function readSecrets(dataDir: string): Secrets | undefined {
  const file = secretsFile(dataDir);
  if (!existsSync(file)) return undefined;
  try {
    const { superuser, halley } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
    return superuser && halley ? { superuser, halley } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

export function writeSecrets(dataDir: string): Secrets {
  const secrets = { superuser: randomBytes(24).toString('hex'), halley: randomBytes(24).toString('hex') };
  const file = secretsFile(dataDir);
  const draft = `${file}.draft`;
  writeFileSync(draft, `${JSON.stringify(secrets)}\n`, { mode: 0o600 });
  if (process.getuid?.() === 0) {
    const { uid, gid } = statSync(dirname(file));
    chownSync(draft, uid, gid);
  }
  renameSync(draft, file);
  return secrets;
}
