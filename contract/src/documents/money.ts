import { z } from 'zod';
import { type Currency, defaultCurrency } from '../money.ts';
import { cents, currency } from '../schemas.ts';
import { groupKey, listedCountry } from './schemas.ts';

const thresholds = z.object({ bets_cents: cents.min(0), deposits_cents: cents.min(0) });

/** The sums of stakes and deposits at which a player counts as one who plays much, by currency. */
export const SumThresholds = z
  .partialRecord(currency, thresholds)
  .refine((byCurrency) => byCurrency[defaultCurrency] !== undefined, 'it must have a line for EUR')
  .meta({ id: 'SumThresholds' });
export type SumThresholds = z.output<typeof SumThresholds>;

/** A currency without sums of its own has those of the default one. */
export function sumThresholdsOf(byCurrency: SumThresholds, code: Currency): z.output<typeof thresholds> {
  const found = byCurrency[code] ?? byCurrency[defaultCurrency];
  if (!found) throw new RangeError('the default currency has sums');
  return found;
}

const stepper = z.object({
  defaultAmount: z.number().min(0),
  /** Digits after the point. */
  rounding: z.int().min(0).max(8),
  steps: z
    .array(
      z.object({
        min: z.number().min(0),
        max: z.union([z.number().min(0), z.literal('Infinity')]),
        step: z.number().positive(),
      }),
    )
    .max(50),
});

/**
 * How the amount of a deposit steps, by currency: within `min` and `max` by `step`. Every key beside `default` is a group, whose lines lie over those of
 * `default` for a player who is in exactly one of the groups named here.
 */
export const CurrencyConfig = z
  .object({ default: z.partialRecord(currency, stepper) })
  .catchall(z.partialRecord(currency, stepper.partial()))
  .meta({ id: 'CurrencyConfig' });
export type CurrencyConfig = z.output<typeof CurrencyConfig>;

const amounts = z.array(z.string().regex(/^[0-9]{1,15}(\.[0-9]{1,8})?$/)).max(12);

/** Amounts offered as buttons: those of the first group the player is in, else those for everybody. */
export const CashboxPresets = z
  .object({
    userGroups: z.record(groupKey, z.partialRecord(currency, amounts)),
    global: z.partialRecord(currency, amounts),
  })
  .meta({ id: 'CashboxPresets' });
export type CashboxPresets = z.output<typeof CashboxPresets>;

const warning = z.object({ enabled: z.boolean(), geos: z.array(listedCountry).max(300) });

/**
 * Warnings before a withdrawal, each in the countries where it is switched on; without countries in all of them.
 * `unverifiedUsersGeo` is for players whose documents nobody has seen, `kycAlert` for everybody, `multiAccAlert` for
 * members of the multi-account group.
 */
export const ManageWithdrawConfig = z
  .object({ unverifiedUsersGeo: warning, kycAlert: warning, multiAccAlert: warning })
  .meta({ id: 'ManageWithdrawConfig' });
export type ManageWithdrawConfig = z.output<typeof ManageWithdrawConfig>;

const least = z.number().min(0).optional();

/** The least a deposit limit may be, in units of the currency. */
export const LimitsConfig = z
  .partialRecord(currency, z.object({ minDep: z.object({ daily: least, weekly: least, monthly: least }).optional() }))
  .meta({ id: 'LimitsConfig' });
export type LimitsConfig = z.output<typeof LimitsConfig>;

const taxRate = z.object({
  /** As it is called in the report. */
  name: z.string().min(1).max(80),
  base: z.enum(['ggr', 'ngr', 'stakes', 'wins', 'deposits', 'cashouts']),
  percent: z.number().min(0).max(100),
  /** The first day it holds. */
  from: z.iso.date(),
  /** The first day it holds no more. */
  until: z.iso.date().optional(),
  /** Of this alone; unset: of all. */
  product: z.enum(['casino', 'live', 'sport', 'jackpots']).optional(),
});

/** What the house owes on its figures, by market. A profile without countries is for all that no other names. */
export const TaxesConfig = z
  .object({
    profiles: z
      .array(
        z.object({
          name: z.string().min(1).max(80),
          countries: z.array(listedCountry).max(250),
          rates: z.array(taxRate).max(50),
        }),
      )
      .max(100),
  })
  .meta({ id: 'TaxesConfig' });
export type TaxesConfig = z.output<typeof TaxesConfig>;
