import type { Window } from 'happy-dom';

/** Both have them; those of Node are the ones that speak with `fetch` below. */
export const ofNode = [
  ...['AbortController', 'AbortSignal', 'Headers', 'Request', 'Response', 'URL', 'URLSearchParams', 'crypto'],
  ...['ReadableStream', 'WritableStream', 'TransformStream', 'TextEncoder', 'TextDecoder', 'Intl', 'DOMException'],
];
const ofTheLanguage = new Set(
  Object.getOwnPropertyNames(globalThis).filter((name) => !/^(fetch|set|clear|on|[a-z]+Storage$)/.test(name)),
);
const stays = [
  'Blob',
  'BroadcastChannel',
  'File',
  'FormData',
  'Event',
  'EventTarget',
  'CustomEvent',
  'MessageEvent',
  'navigator',
  'queueMicrotask',
];
export const notInBrowsers = ['process', 'Buffer', 'global', 'require', 'module', 'exports'];

let knownNames: readonly string[] | undefined;

/** Everything a window has by name; what the language and Node have in the same way is left alone. */
export function namesOf(window: Window): readonly string[] {
  if (knownNames) return knownNames;
  const names = new Set<string>();
  for (let one: object | null = window; one && one !== Object.prototype; one = Object.getPrototypeOf(one)) {
    for (const name of Object.getOwnPropertyNames(one)) names.add(name);
  }
  const isForeign = (name: string) => (ofTheLanguage.has(name) && !stays.includes(name)) || ofNode.includes(name);
  knownNames = [...names].filter(
    (name) => /^[a-zA-Z_$][\w$]*$/.test(name) && !isForeign(name) && !['constructor', 'eval', 'console'].includes(name),
  );
  return knownNames;
}
