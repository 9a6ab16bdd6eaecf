import type { MessageKey } from '../../i18n/index.ts';
import type { DeviceBreak } from '../device-break.ts';

/** Where a log-in stands. */
export type LogInStage =
  | { name: 'password'; notice?: MessageKey }
  /** The password was right, a second factor is on. */
  | { name: 'code' }
  | { name: 'locked' }
  /** The player of this device is on a break, and wanted what the break closes. */
  | ({ name: 'break' } & DeviceBreak)
  /** The Estonian licence keeps this account out. */
  | { name: 'blocked' };

/** What an answer of the server does to the stage; undefined where the form says it itself. */
export function stageAfter(code: string | undefined): LogInStage | undefined {
  switch (code) {
    case 'two_factor.required':
      return { name: 'code' };
    case 'two_factor.expired':
      return { name: 'password', notice: 'identity.code.expired' };
    case 'login.locked':
      return { name: 'locked' };
    case 'EE_LICENSE_BLOCKED':
      return { name: 'blocked' };
    default:
      return undefined;
  }
}
