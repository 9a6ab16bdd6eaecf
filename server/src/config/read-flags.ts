import { type FlagName, flagNames, licences } from '@halley/contract';
import { z } from 'zod';
import { SettingsError } from '../kit/index.ts';
import { type FlagRule, type FlagRules, usualFlags } from './flags.ts';

const groupIds = z.array(z.int().positive());

const Rule = z.union([
  z.boolean(),
  z.strictObject({
    licences: z.array(z.enum(licences)).optional(),
    countries: z.array(z.string().regex(/^[A-Z]{2}$/)).optional(),
    tiers: z.array(z.enum(['full', 'partial', 'open'])).optional(),
    groups: groupIds.optional(),
    withoutGroups: groupIds.optional(),
    variants: z.array(z.enum(['a', 'b'])).optional(),
    guests: z.boolean().optional(),
  }),
]);

const Overrides = z.strictObject({
  on: z.partialRecord(z.enum(flagNames), Rule).default({}),
  pages: z.record(z.string().regex(/^[a-z0-9/-]{1,100}$/), Rule).default({}),
});

/** The operator's own rules over the usual ones. A name nobody knows stops the start: it would be a switch without a lamp. */
export function readFlagRules(json: string | undefined): FlagRules {
  if (json === undefined) return usualFlags;
  const parsed = Overrides.safeParse(parseJson(json));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SettingsError(`The setting FEATURE_FLAGS is not usable: ${issue?.path.join('.')} ${issue?.message}.`);
  }
  const { on, pages } = parsed.data;
  return {
    on: { ...usualFlags.on, ...(on as Partial<Record<FlagName, FlagRule>>) },
    pages: { ...usualFlags.pages, ...pages },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SettingsError('The setting FEATURE_FLAGS is not usable: it is not JSON.');
  }
}
