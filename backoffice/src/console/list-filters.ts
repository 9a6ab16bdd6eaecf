import type { NamedField } from '@halley/contract/call-forms';
import type { SelectOption } from '@halley/ui';
import { readField } from '@halley/ui/form';

export interface ListFilter {
  label: string;
  hint?: string;
  /** What is chosen among, where the call does not say it in words. */
  options?: readonly SelectOption[];
  /** Nothing chosen. */
  any?: string;
  /** Its name in the address, where that is another. */
  short?: string;
  /** A day, of which the call wants the first or the last moment. */
  day?: 'first' | 'last';
  wide?: boolean;
}

const ends = { first: '00:00:00.000', last: '23:59:59.999' };

/** The question an address asks, as the call wants it. What nobody could have chosen is left out. */
export function readFilters(
  fields: readonly NamedField[],
  filters: Readonly<Record<string, ListFilter>>,
  params: URLSearchParams,
): Record<string, unknown> {
  const read = fields.flatMap((field): [string, unknown][] => {
    const filter = filters[field.name];
    const text =
      filter &&
      params
        .get(filter.short ?? field.name)
        ?.trim()
        .slice(0, field.most);
    if (!text) return [];
    const one = readField(field, filter.day ? `${text}T${ends[filter.day]}Z` : text);
    return 'value' in one ? [[field.name, one.value]] : [];
  });
  return Object.fromEntries(read);
}
