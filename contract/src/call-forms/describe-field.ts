import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

export type FieldKind =
  | 'switch'
  | 'text'
  | 'number'
  | 'choice'
  | 'fixed'
  | 'group'
  | 'list'
  | 'map'
  | 'either'
  | 'json';

/** How a value is filled in: read from its schema, as plain data for browsers. */
export interface FieldShape {
  /** `either`: one of `options`. `json`: what no form can show. */
  kind: FieldKind;
  /** In a group. */
  name?: string;
  /** In a group: it may be left out. */
  optional?: boolean;
  /** In a call: nothing is something to say. */
  nullable?: boolean;
  /** What can be chosen; of a map, the keys it may have. */
  choices?: string[];
  /** What a fixed one always is. */
  value?: unknown;
  whole?: boolean;
  /** The smallest number, the shortest text, the fewest entries; and the other end. */
  least?: number;
  most?: number;
  pattern?: string;
  /** `email`, `date-time`, `uuid` … */
  format?: string;
  fields?: FieldShape[];
  /** An entry of a list or a map; of a group, whatever else is in it. */
  item?: FieldShape;
  options?: FieldShape[];
}

interface Describing {
  /** Documents of the house show as JSON what no form can; a call with such a field does not build. */
  unknown: 'json' | 'refused';
  /** Bounds, patterns and formats too. */
  withBounds: boolean;
}

export function describeField(schema: z.ZodType, { unknown, withBounds }: Describing): FieldShape {
  const unrepresentable = unknown === 'json' ? 'any' : 'throw';
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable }) as Schema;
  const definitions = whole.$defs ?? {};
  const open = new Set<unknown>();
  return fieldOf(whole);

  function fieldOf(part: Schema): FieldShape {
    const named = part.$ref === undefined ? undefined : definitions[part.$ref.slice('#/$defs/'.length)];
    if (named) return referredTo(named as Schema, part.$ref);
    const options = part.anyOf ?? part.oneOf;
    if (options) return eitherOf(options as Schema[]);
    if (Array.isArray(part.type)) return eitherOf(part.type.map((type) => ({ ...part, type })));
    if (part.const !== undefined || part.type === 'null') return { kind: 'fixed', value: part.const ?? null };
    if (part.enum) return choiceOf(part.enum);
    if (part.type === 'boolean') return { kind: 'switch' };
    if (part.type === 'string') return { kind: 'text', ...lengthOf(part), ...shapeOf(part) };
    if (part.type === 'number' || part.type === 'integer') {
      return { kind: 'number', whole: part.type === 'integer', ...rangeOf(part) };
    }
    if (part.type === 'array' && isSchema(part.items)) {
      return {
        kind: 'list',
        item: fieldOf(part.items),
        ...(part.maxItems !== undefined && { most: part.maxItems }),
        ...(withBounds && part.minItems !== undefined && { least: part.minItems }),
      };
    }
    if (part.type === 'object') return objectOf(part);
    const isAnything = Object.keys(part).every((key) => key === '$schema' || key === 'default' || key === 'id');
    if (unknown === 'json' || isAnything) return { kind: 'json' };
    throw new Error(`no form field for ${JSON.stringify(part).slice(0, 200)}`);
  }

  function referredTo(part: Schema, reference: string | undefined): FieldShape {
    if (open.has(part)) throw new Error(`${reference} refers to itself`);
    open.add(part);
    const field = fieldOf(part);
    open.delete(part);
    return field;
  }

  function objectOf({ properties, required = [], additionalProperties, propertyNames }: Schema): FieldShape {
    const rest = isSchema(additionalProperties) ? { item: fieldOf(additionalProperties) } : {};
    if (properties) {
      const fields = Object.entries(properties).map(([name, part]) => ({
        ...fieldOf(part as Schema),
        name,
        ...(!required.includes(name) && { optional: true }),
      }));
      return { kind: 'group', fields, ...rest };
    }
    if (!rest.item) return { kind: 'json' };
    const keys = isSchema(propertyNames) ? propertyNames.enum : undefined;
    return { kind: 'map', ...rest, ...(keys && { choices: keys.map(String) }) };
  }

  /** Texts of several shapes are one text to whoever writes it. */
  function eitherOf(parts: readonly Schema[]): FieldShape {
    const options = parts
      .map(fieldOf)
      .flatMap((option) => (option.kind === 'either' ? (option.options ?? []) : option));
    const isText = ({ kind, value }: FieldShape) => kind === 'text' || (kind === 'fixed' && value === '');
    if (!options.every(isText)) return { kind: 'either', options };
    return { kind: 'text', most: Math.max(...options.map(({ most = 0 }) => most)) || undefined };
  }

  function lengthOf({ minLength, maxLength }: Schema): Pick<FieldShape, 'least' | 'most'> {
    return {
      ...(withBounds && minLength !== undefined && { least: minLength }),
      ...(maxLength !== undefined && { most: maxLength }),
    };
  }

  function shapeOf({ pattern, format, allOf = [] }: Schema): Pick<FieldShape, 'pattern' | 'format'> {
    if (!withBounds) return {};
    // The pattern of a format is long, and browsers know the format.
    if (format !== undefined) return { format };
    const patterns = [pattern, ...(allOf as Schema[]).map((part) => part.pattern)].filter((text) => text !== undefined);
    if (patterns.length === 0) return {};
    return { pattern: patterns.length === 1 ? patterns[0] : patterns.map((text) => `(?=${text})`).join('') };
  }

  function rangeOf({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema) {
    if (!withBounds) return {};
    const step = type === 'integer' ? 1 : 0;
    const least = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + step : minimum;
    const most = typeof exclusiveMaximum === 'number' ? exclusiveMaximum - step : maximum;
    return {
      ...(least !== undefined && least > Number.MIN_SAFE_INTEGER && { least }),
      ...(most !== undefined && most < Number.MAX_SAFE_INTEGER && { most }),
    };
  }
}

function choiceOf(values: readonly unknown[]): FieldShape {
  return values.every((value) => typeof value === 'string')
    ? { kind: 'choice', choices: [...values] }
    : { kind: 'either', options: values.map((value) => ({ kind: 'fixed', value })) };
}

function isSchema(part: unknown): part is Schema {
  return typeof part === 'object' && part !== null && !Array.isArray(part) && Object.keys(part).length > 0;
}
