import { AsyncLocalStorage } from 'node:async_hooks';
import { usualBrandName } from '@halley/contract';

/** In whose house a page is told. Every text on the way to it asks, so it is not handed from loader to loader. */
const house = new AsyncLocalStorage<string>();

export function inHouse<Result>(name: string, tell: () => Result): Result {
  return house.run(name, tell);
}

export function authProviderName(): string {
  return house.getStore() ?? usualBrandName;
}

/** The title of a page, as tabs and search engines show it. */
export function titled(title: string): string {
  return `${title} · ${authProviderName()}`;
}
