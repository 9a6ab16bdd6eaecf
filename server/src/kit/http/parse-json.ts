/** How every escape begins, and the byte order mark: with them in it a text is not what it looks like. */
const needsALook = /[\\\uFEFF]|__proto__|constructor/;

/**
 * A body that cannot hold a name that reaches into a prototype: it has none of them, and no escape that could spell one.
 * Everything else, and what is no JSON, is left to Fastify's parser, which looks through it name by name.
 */
export function parsePlainJson(text: string): { value: unknown } | undefined {
  if (needsALook.test(text)) return undefined;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
