import { z } from 'zod';
import { currencyCodes } from './money.ts';

/** An amount on the wire, in subunits of its currency. */
export const cents = z.int().meta({ description: 'integer subunits of the currency' });

export const currency = z.enum(currencyCodes);

/** ISO 8601, UTC, milliseconds. */
export const timestamp = z.iso.datetime();

export const countryCode = z.string().regex(/^[A-Z]{2}$/);

export const empty = z.null();

/** An id in a path. Longer digits than any id can have are not an id. */
export const pathId = z
  .string()
  .regex(/^[0-9]{1,15}$/)
  .transform(Number);
