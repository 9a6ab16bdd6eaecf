import type { Call, Calls } from '../call.ts';
import type { StaffPermission } from '../staff/permissions.ts';
import { describeField, type FieldShape } from './describe-field.ts';

export interface NamedField extends FieldShape {
  name: string;
}

/** What a browser needs of a call to make a form, a list or a button of it; no validator. */
export interface CallForm {
  permission?: StaffPermission | 'self';
  /** Takes the header `Idempotency-Key`. */
  money?: true;
  query?: NamedField[];
  body?: NamedField[];
}

export type CallForms = Readonly<Record<string, CallForm>>;

/** Forms of these calls. A call with a field that no form can show stops the build. */
export function describeCalls(calls: Calls): CallForms {
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, describeCall(name, call)]));
}

function describeCall(name: string, { permission, money, query, body }: Call): CallForm {
  const fieldsOf = (schema: Call['body']): NamedField[] => {
    const { fields } = schema ? describeField(schema, { unknown: 'refused', withBounds: true }) : {};
    return (fields ?? []).map((field) => orNull(field) as NamedField);
  };
  try {
    return {
      ...(permission && { permission }),
      ...(money && { money }),
      ...(query && { query: fieldsOf(query) }),
      ...(body && { body: fieldsOf(body) }),
    };
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
  }
}

/** A text or nothing is a text that may be empty, not a choice between two shapes. */
function orNull(field: FieldShape): FieldShape {
  const { options, item, fields, ...rest } = field;
  const within = {
    ...(item && { item: orNull(item) }),
    ...(fields && { fields: fields.map(orNull) }),
  };
  if (field.kind !== 'either' || !options) return { ...rest, ...within };
  const isNull = ({ kind, value }: FieldShape) => kind === 'fixed' && value === null;
  const others = options.filter((option) => !isNull(option));
  const [only] = others;
  if (only && others.length === 1 && options.length === 2) {
    const { kind: _, ...named } = rest;
    return { ...orNull(only), ...named, nullable: true };
  }
  return { ...rest, ...within, options: options.map(orNull) };
}
