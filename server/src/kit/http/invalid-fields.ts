import type { ErrorBody } from '@halley/contract';
import { type Failure, validationTexts } from '@halley/contract/validation';

export type FieldErrors = Record<string, Record<string, string>>;

/** Every field of a form that cannot be taken, at once. Answers 422; nothing has been changed. */
export class InvalidFields extends Error {
  override readonly name = 'InvalidFields';
  readonly body: ErrorBody;

  constructor(errors: FieldErrors) {
    super(`fields that cannot be taken: ${Object.keys(errors).join(', ')}`);
    this.body = { errors };
  }
}

/** Gathers what is wrong with each field; the first word about a field stands. */
export function gatherErrors() {
  // Field names come from the client: on an ordinary object `constructor` would be found, and written to.
  const errors: FieldErrors = Object.create(null);
  return {
    add(field: string, code: string, text: string): void {
      errors[field] ??= { [code]: text };
    },
    addFailure(field: string, { code }: Pick<Failure, 'code'>): void {
      errors[field] ??= { [code]: validationTexts[code] };
    },
    codeOf: (field: string): string | undefined => Object.keys(errors[field] ?? {})[0],
    get fields(): readonly string[] {
      return Object.keys(errors);
    },
    throwIfAny(): void {
      if (Object.keys(errors).length > 0) throw new InvalidFields(errors);
    },
  };
}

export type GatheredErrors = ReturnType<typeof gatherErrors>;
