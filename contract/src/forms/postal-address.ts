import * as z from 'zod/mini';
import { maxLength, minLength, required } from '../validation/index.ts';
import { valid } from './form.ts';

const text = (least: number, most: number) =>
  z.string().check(z.trim(), valid(required), valid(minLength(least)), valid(maxLength(most)));

/** Where something goes by post, as it is typed. What it lets through, `PostalAddress` takes. */
export const postalAddressForm = z.object({
  name: text(2, 100),
  street: text(3, 200),
  postal_code: text(2, 20),
  city: text(1, 100),
  country: z.string().check(valid(required)),
  phone: z.pipe(
    z.string().check(z.trim(), valid(maxLength(40))),
    z.transform((value: string) => value || undefined),
  ),
});
