import { type Call, type ErrorBody, Refusal } from '@halley/contract';
import { validationTexts } from '@halley/contract/validation';
import type { z } from 'zod';

/** Input that does not fit the contract. Answers 422 with every field that is wrong. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  readonly body: ErrorBody;

  constructor(issues: z.core.$ZodIssue[]) {
    super('the input does not fit the contract');
    // Field names come from the client: on an ordinary object `constructor` would be found, and written to.
    const errors: Record<string, Record<string, string>> = Object.create(null);
    for (const issue of issues.flatMap(unfold)) {
      const field = String(issue.path.findLast((part) => typeof part === 'string') ?? 'base');
      errors[field] ??= {};
      errors[field][codeOf(issue)] = issue.message;
    }
    this.body = { errors };
  }
}

/** A form without its file. */
export class MissingPart extends InvalidInput {
  constructor(part: string) {
    super([{ code: 'custom', path: [part], message: 'is missing', params: { code: 'required' }, input: undefined }]);
  }
}

/**
 * Where one of several forms would fit, the fields of the one that was meant are named: the first from which nothing is
 * missing, else the first.
 */
function unfold(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const forms = issue.errors.map((issues) => issues.flatMap(unfold));
  const meant = forms.find((issues) => !issues.some(isMissing)) ?? forms[0];
  if (!meant) return [issue];
  return meant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

const isMissing = (issue: z.core.$ZodIssue) => issue.code === 'invalid_type' && issue.input === undefined;

function codeOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom' && typeof issue.params?.code === 'string') return issue.params.code;
  return isMissing(issue) ? 'required' : issue.code;
}

/** The validator's words are for programmers. A field with words of its own in the contract keeps them. */
const texts: Record<z.core.$ZodIssue['code'], string> = {
  invalid_type: 'is not of the right kind',
  invalid_value: validationTexts.not_in_list,
  invalid_format: 'does not have the right form',
  invalid_union: validationTexts.not_in_list,
  invalid_key: 'has a name that does not fit',
  invalid_element: 'has an entry that does not fit',
  unrecognized_keys: 'has a field that is not known',
  not_multiple_of: validationTexts.multiple_of,
  too_small: validationTexts.too_small,
  too_big: validationTexts.too_large,
  custom: 'cannot be taken',
};
const lengths = { too_small: validationTexts.too_short, too_big: validationTexts.too_long };

function textOf(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return validationTexts.required;
  if (issue.code === 'invalid_type' && issue.expected === 'int') return validationTexts.not_integer;
  if (issue.code === 'invalid_format' && issue.format === 'date') return validationTexts.invalid_date;
  if ((issue.code === 'too_small' || issue.code === 'too_big') && issue.origin === 'string') return lengths[issue.code];
  return texts[issue.code as z.core.$ZodIssue['code']];
}

export function readInput(call: Call, raw: { params: unknown; query: unknown; body: unknown }) {
  const issues: z.core.$ZodIssue[] = [];
  const read = (schema: z.ZodType | undefined, value: unknown) => {
    if (!schema) return undefined;
    const result = schema.safeParse(value, { error: textOf, reportInput: true });
    if (!result.success) issues.push(...result.error.issues);
    return result.data;
  };
  const input = {
    params: read(call.params, raw.params),
    query: read(call.query, raw.query),
    body: read(call.body, raw.body ?? {}),
  };
  // A path that fits no id is an address without anything behind it, not a form with a wrong field.
  if (call.params && input.params === undefined) throw new Refusal('NOT_FOUND');
  if (issues.length > 0) throw new InvalidInput(issues);
  return input;
}

/** Text that PostgreSQL cannot store: NUL, and halves of surrogate pairs. */
export function isUnstorable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

const deepest = 32;

/** What no call takes: text that cannot be stored, and JSON nested so deep that it would only serve to exhaust a stack. */
export function isUnfit(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isUnstorable(value);
  if (value === null || typeof value !== 'object') return false;
  if (depth >= deepest) return true;
  // Read in place, without lists of keys and values: every request comes by here.
  for (const key in value) {
    if (isUnstorable(key) || isUnfit((value as Record<string, unknown>)[key], depth + 1)) return true;
  }
  return false;
}
