import { WentBack } from '../audit/index.ts';
import { MigrationError, SettingsError } from '../kit/index.ts';
import { PostgresStartError } from '../kit/postgres/index.ts';
import { SiteNotBuilt } from '../web/index.ts';

/** Something the operator can mend: shown as one sentence, without a stack. */
export class BootError extends Error {
  override readonly name = 'BootError';
}

/** Of everything a start can fail with: what the operator is told in one sentence. The rest are mistakes of ours. */
export function isForOperators(error: unknown): error is Error {
  const kinds = [BootError, SettingsError, MigrationError, PostgresStartError, SiteNotBuilt, WentBack];
  return kinds.some((kind) => error instanceof kind);
}
