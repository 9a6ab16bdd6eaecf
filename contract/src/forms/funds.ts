import * as z from 'zod/mini';
import { maxLength, required } from '../validation/index.ts';
import { valid } from './form.ts';

const text = z.string().check(z.maxLength(2_000), z.trim(), valid(required), valid(maxLength(500)));

/** Where money comes from: what stands in the fields besides the ticks of other sources. */
export const fundsForm = z.object({
  main_source_of_income: text,
  total_annual_earnings: text,
  expected_yearly_spending: text,
  employment_status: text,
  primary_occupation: text,
  nationality: text,
  place_of_birth: text,
});
