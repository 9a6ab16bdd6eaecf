import { type ConfigDocumentName, type FormField, writtenDocuments } from '@halley/contract';
import { describeField } from '@halley/contract/call-forms';
import type { z } from 'zod';

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
  return describeField(schema, { unknown: 'json', withBounds: false });
}
