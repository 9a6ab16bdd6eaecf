import type { Context, Queryable } from '../../kit/index.ts';
import type { IdentityPorts } from '../ports.ts';
import { selectDevices } from './device-store.ts';
import { tokenHash } from './session-token.ts';

/** The hash of the browser's own cookie, if the account behind the address was used with it before. */
export async function knownDevice(
  { cookies }: Pick<IdentityPorts, 'cookies'>,
  home: Queryable,
  { context, email }: { context: Context; email: string },
): Promise<string | undefined> {
  const brought = cookies.device.read(context);
  const hash = brought === undefined ? undefined : tokenHash(brought);
  // Asked for all the same: whether a question was asked would show in the time.
  const devices = await selectDevices(home, email);
  return devices.find((device) => device === hash);
}
