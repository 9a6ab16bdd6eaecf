import { type ConfigDocumentName, type FormField, writtenDocuments } from '@halley/contract';
import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

const forms = new Map<ConfigDocumentName, FormField>();

/** How a document is filled in: read from its schema, so that a new document has its form with the line that names it. */
export function formOf(name: ConfigDocumentName): FormField {
  const known = forms.get(name);
  if (known) return known;
  const form = describeForm(writtenDocuments[name]);
  forms.set(name, form);
  return form;
}

export function describeForm(schema: z.ZodType): FormField {
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  const definitions = whole.$defs ?? {};
  return fieldOf(whole);

  function fieldOf(part: Schema): FormField {
    const named = part.$ref === undefined ? undefined : definitions[part.$ref.slice('#/$defs/'.length)];
    if (named) return fieldOf(named as Schema);
    const options = part.anyOf ?? part.oneOf;
    if (options) return eitherOf(options as Schema[]);
    if (Array.isArray(part.type)) return eitherOf(part.type.map((type) => ({ ...part, type })));
    if (part.const !== undefined || part.type === 'null') return { kind: 'fixed', value: part.const ?? null };
    if (part.enum) return choiceOf(part.enum);
    if (part.type === 'boolean') return { kind: 'switch' };
    if (part.type === 'string') return { kind: 'text', ...(part.maxLength !== undefined && { most: part.maxLength }) };
    if (part.type === 'number' || part.type === 'integer') return { kind: 'number', whole: part.type === 'integer' };
    if (part.type === 'array' && isSchema(part.items)) {
      return {
        kind: 'list',
        item: fieldOf(part.items),
        ...(part.maxItems !== undefined && { most: part.maxItems }),
      };
    }
    return part.type === 'object' ? objectOf(part) : { kind: 'json' };
  }

  function objectOf({ properties, required = [], additionalProperties, propertyNames }: Schema): FormField {
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
  function eitherOf(parts: readonly Schema[]): FormField {
    const options = parts
      .map(fieldOf)
      .flatMap((option) => (option.kind === 'either' ? (option.options ?? []) : option));
    const isText = ({ kind, value }: FormField) => kind === 'text' || (kind === 'fixed' && value === '');
    if (!options.every(isText)) return { kind: 'either', options };
    return { kind: 'text', most: Math.max(...options.map(({ most = 0 }) => most)) || undefined };
  }
}

function choiceOf(values: readonly unknown[]): FormField {
  return values.every((value) => typeof value === 'string')
    ? { kind: 'choice', choices: [...values] }
    : { kind: 'either', options: values.map((value) => ({ kind: 'fixed', value })) };
}

function isSchema(part: unknown): part is Schema {
  return typeof part === 'object' && part !== null && !Array.isArray(part) && Object.keys(part).length > 0;
}
