import { type Call, type ErrorBody, Refusal } from '@halley/contract';
import type { z } from 'zod';

/** Input that does not fit the contract. Answers 422 with every field that is wrong. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  readonly body: ErrorBody;

  constructor(issues: z.core.$ZodIssue[]) {
    super('the input does not fit the contract');
    // Field names come from the client: on an ordinary object `constructor` would be found, and written to.
    const errors: Record<string, Record<string, string>> = Object.create(null);
    for (const issue of issues) {
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

function codeOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom' && typeof issue.params?.code === 'string') return issue.params.code;
  return issue.code === 'invalid_type' && issue.message.includes('received undefined') ? 'required' : issue.code;
}

export function readInput(call: Call, raw: { params: unknown; query: unknown; body: unknown }) {
  const issues: z.core.$ZodIssue[] = [];
  const read = (schema: z.ZodType | undefined, value: unknown) => {
    if (!schema) return undefined;
    const result = schema.safeParse(value);
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
