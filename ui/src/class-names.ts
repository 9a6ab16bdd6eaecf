/** Class strings side by side. A brick's `className` adds place and size from outside; it does not restyle it. */
export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
