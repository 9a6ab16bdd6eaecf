import { currencyCodes, Refusal } from '@halley/contract';
import { z } from 'zod';
import type { JackpotDefinition } from './jackpot.ts';

const identifier = z.string().regex(/^[a-z][a-z0-9-]{1,60}$/, 'small letters, digits and hyphens');
const currency = z.enum(currencyCodes);
const subunits = z.int().min(0).max(1_000_000_000_000_000).transform(BigInt);

const Level = z
  .strictObject({
    identifier,
    name: z.string().min(1).max(60),
    contribution_ppm: z.int().min(1).max(100_000),
    seed_amount_cents: subunits,
    ceiling_amount_cents: subunits,
  })
  .refine((level) => level.ceiling_amount_cents > level.seed_amount_cents, 'the ceiling is above the seed');

const Definition = z.strictObject({
  identifier,
  name: z.string().min(1).max(60),
  currency,
  allowed_currencies: z
    .array(currency)
    .min(1)
    .default([...currencyCodes]),
  games: z.array(z.string().min(1).max(200)).default([]),
  levels: z
    .array(Level)
    .min(1)
    .max(10)
    .refine(
      (levels) => new Set(levels.map((level) => level.identifier)).size === levels.length,
      'levels differ by name',
    ),
});

/** A jackpot as an operator writes it into a file: amounts in subunits of its currency. */
export const JackpotFile = Definition.transform(
  ({ levels, allowed_currencies: allowedCurrencies, ...jackpot }): JackpotDefinition => ({
    ...jackpot,
    allowedCurrencies,
    levels: levels.map((level) => ({
      identifier: level.identifier,
      name: level.name,
      ratePpm: level.contribution_ppm,
      seedAmount: level.seed_amount_cents,
      ceilingAmount: level.ceiling_amount_cents,
    })),
  }),
);

/** Throws on what does not fit. */
export function parseDefinition(written: unknown): JackpotDefinition {
  return JackpotFile.parse(written);
}

const Rules = z.strictObject({ ppm: z.int().min(1).max(100_000), seed: subunits, ceiling: subunits });

/** What a level is to be from its next cycle on; what does not fit is refused. */
export function parseLevelRules(written: { ppm: number; seed: number; ceiling: number }) {
  const { success, data } = Rules.safeParse(written);
  if (!success) throw new Refusal('levels.invalid');
  return { ratePpm: data.ppm, seedAmount: data.seed, ceilingAmount: data.ceiling };
}
