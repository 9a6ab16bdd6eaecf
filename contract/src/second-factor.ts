import { z } from 'zod';

/** As it is typed: what it must look like is asked only where one is chosen. */
export const password = z.string().max(1024);
/** Six digits of the authenticator, or one of the recovery codes. */
export const oneTimeCode = z.string().trim().min(1).max(40);
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
