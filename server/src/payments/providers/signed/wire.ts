import { currencyCodes } from '@halley/contract';
import { z } from 'zod';

/** Subunits as digits: money does not travel as a number here. */
const digits = z
  .string()
  .regex(/^\d{1,30}$/)
  .transform(BigInt);
const text = z.string().max(500);

/** What is told of an order or a payout. */
export const OrderReport = z.object({
  event_id: text.min(1),
  kind: z.enum(['order', 'payout']),
  id: text.min(1),
  reference: text.min(1),
  status: z.enum(['processing', 'succeeded', 'declined', 'canceled']),
  amount: digits,
  currency: z.enum(currencyCodes),
  reason: text.nullable(),
  token: z
    .object({
      token: text.min(1),
      brand: text,
      last4: z
        .string()
        .regex(/^\d{4}$/)
        .nullable(),
    })
    .nullable(),
  at: z.iso.datetime(),
});
export type OrderReport = z.output<typeof OrderReport>;

export const OrderAnswer = OrderReport.extend({
  page_url: z.string().max(2000).nullable(),
  /** The page wants a form with these; null or unset: it is a link. */
  page_fields: z.record(z.string().max(100), z.string().max(4000)).nullable().default(null),
});
export type OrderAnswer = z.output<typeof OrderAnswer>;

/** What is told of coins that came to an address: in the smallest unit of their chain. */
export const OutputReport = z.object({
  event_id: text.min(1),
  kind: z.literal('output'),
  id: text.min(1),
  currency: z.enum(currencyCodes),
  network: text.nullable(),
  address: text.min(1),
  amount: digits,
  confirmations: z.int().min(0),
  status: z.enum(['seen', 'replaced']),
  at: z.iso.datetime(),
});
export type OutputReport = z.output<typeof OutputReport>;

export const Report = z.discriminatedUnion('kind', [OrderReport, OutputReport]);

export const ReportPage = z.object({ lines: z.array(Report).max(10_000), next: z.int().nullable() });
export type ReportPage = z.output<typeof ReportPage>;

export const RefusedAnswer = z.object({ error: z.object({ code: text, message: text }) });
