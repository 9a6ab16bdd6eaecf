import type { PageContext } from '@halley/contract';

/** A part of a page that could not be read leaves its place empty; the page goes on. */
export async function orElse<T, Other>(site: PageContext, asked: Promise<T>, other: Other): Promise<T | Other> {
  try {
    return await asked;
  } catch (error) {
    site.onError(error);
    return other;
  }
}
