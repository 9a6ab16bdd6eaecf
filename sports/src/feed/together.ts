import { z } from 'zod';
import { id, marketKeyText, outcomeId, share } from './messages.ts';

/** Legs of one fixture, asked of the producer: what are they worth together? */
export const TogetherQuestion = z.object({
  fixture: id,
  legs: z
    .array(z.object({ market: marketKeyText, outcome: outcomeId }))
    .min(2)
    .max(12),
});
export type TogetherQuestion = z.output<typeof TogetherQuestion>;

/** Why a producer does not say. `legs` are places in the question, of `LEG_IMPLIED` the first implies the second. */
export const togetherRefusals = [
  'LEGS_CONTRADICT',
  'LEG_IMPLIED',
  'LEG_NOT_WHOLE',
  'ERROR_TOO_LARGE',
  'NOTHING_TO_OFFER',
  'NOT_PRICED_TOGETHER',
] as const;

export const TogetherAnswer = z.union([
  z.object({
    /** Of the fixture, as the producer knew it then. */
    version: z.int().min(0),
    /** By the mask of the legs that are kept: the chance that all of them are won, and its standard error. */
    kept: z.array(z.tuple([share, share])).max(2 ** 12),
  }),
  z.object({ code: z.enum(togetherRefusals), legs: z.array(z.int().min(0).max(11)) }),
]);
export type TogetherAnswer = z.output<typeof TogetherAnswer>;
