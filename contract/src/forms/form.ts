import * as z from 'zod/mini';
import type { Failure, ValidationCode, Validator } from '../validation/index.ts';

/** A validator as a check of a schema: its code travels in the issue, the words are found where it is shown. */
export function valid<T>(validator: Validator<T>): z.core.$ZodCheck<T> {
  return z.check<T>((context) => {
    const failure = validator(context.value);
    if (failure) context.issues.push({ code: 'custom', input: context.value, params: { ...failure }, continue: false });
  });
}

/** A check over the whole form whose failure belongs to one field. */
export function validWhole<T>(field: string, check: (value: T) => Failure | undefined): z.core.$ZodCheck<T> {
  return z.check<T>((context) => {
    const failure = check(context.value);
    if (failure) {
      context.issues.push({
        code: 'custom',
        input: context.value,
        path: [field],
        params: { ...failure },
        continue: true,
      });
    }
  });
}

export type FieldFailures = Record<string, Failure>;

export type FormResult<T> = { data: T; failures?: undefined } | { data?: undefined; failures: FieldFailures };

/** What a form says about its values: the first failure of each field, or what they read as. */
export function checkForm<S extends z.ZodMiniType>(schema: S, values: unknown): FormResult<z.output<S>> {
  const result = schema.safeParse(values);
  if (result.success) return { data: result.data };
  // A field's name may be any text, also one that every object has.
  const failures: FieldFailures = Object.create(null);
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? 'base');
    failures[field] ??= failureOf(issue);
  }
  return { failures };
}

const codeByIssue: Record<string, ValidationCode> = {
  invalid_type: 'required',
  too_big: 'too_long',
  too_small: 'too_short',
  invalid_value: 'not_in_list',
};

function failureOf(issue: z.core.$ZodIssue): Failure {
  if (issue.code === 'custom' && typeof issue.params?.code === 'string') {
    const { code, values } = issue.params as unknown as Failure;
    return { code, ...(values ? { values } : {}) };
  }
  return { code: codeByIssue[issue.code] ?? 'not_allowed' };
}
