import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Script } from 'node:vm';
import { moduleRunnerTransform } from 'vite';

const cacheDir = resolve(import.meta.dirname, '../../.cache/journeys');
/** What a module is handed besides the names of its window. */
const runnerNames = [
  '__vite_ssr_import__',
  '__vite_ssr_dynamic_import__',
  '__vite_ssr_exportName__',
  '__vite_ssr_exports__',
  '__vite_ssr_import_meta__',
];

const importName = '__page_import__';

type Namespace = Record<string, unknown>;
type Compiled = (...globals: unknown[]) => (...runner: unknown[]) => Promise<void>;

/** Compiled once in a process, whoever visits: only the state of modules is each visit's own. */
const compiled = new Map<string, Promise<Script>>();

export interface ScriptsOptions {
  /** The address of the page, with its origin. */
  address: string;
  /** What a script finds by its bare name: `document`, `fetch` … */
  globals: Readonly<Record<string, unknown>>;
  load(path: string): Promise<string>;
  /** Told of each file the page asks for, once, whether or not another page had it before. */
  onFile(path: string): void;
}

/**
 * Runs the scripts of one page. Modules are evaluated anew for each page, as in a browser: nobody finds what another page
 * remembered, and two may be open at once.
 */
export function createPageScripts({ address, globals, load, onFile }: ScriptsOptions) {
  const { origin } = new URL(address);
  const names = Object.keys(globals);
  const values = Object.values(globals);
  const modules = new Map<string, { exports: Namespace; done: Promise<void> }>();
  // Bare assignments of classic scripts become properties of the page's window and not of ours.
  const scope = new Proxy(globals.window as object, {
    has: () => true,
    get: (window, name) => (name === Symbol.unscopables ? undefined : byName(window, name)),
    set: (window, name, value) => Reflect.set(window, name, value, window),
  });

  function byName(window: object, name: string | symbol): unknown {
    if (name === importName) return importFrom(address);
    if (typeof name === 'string' && name in globals) return globals[name];
    return name in window ? Reflect.get(window, name, window) : Reflect.get(globalThis, name);
  }

  async function evaluate(key: string, href: string, source: () => Promise<string>, exports: Namespace): Promise<void> {
    let script = compiled.get(key);
    if (!script) {
      script = source().then((text) => compileModule(text, names, href));
      compiled.set(key, script);
    }
    const factory = (await script).runInThisContext() as Compiled;
    const imports = importFrom(href);
    const expose = (name: string, get: () => unknown) =>
      Object.defineProperty(exports, name, { enumerable: true, configurable: true, get });
    await factory(...values)(imports, imports, expose, exports, { url: href });
  }

  function importFrom(href: string) {
    return async (wanted: string) => {
      const module = moduleOf(new URL(wanted, href).href);
      await module.done;
      return module.exports;
    };
  }

  function moduleOf(href: string) {
    let module = modules.get(href);
    if (!module) {
      const exports: Namespace = Object.create(null, { [Symbol.toStringTag]: { value: 'Module' } });
      const path = href.slice(origin.length);
      onFile(path);
      module = { exports, done: evaluate(path, href, () => load(path), exports) };
      modules.set(href, module);
    }
    return module;
  }

  return {
    runFile: (path: string) => moduleOf(new URL(path, address).href).done,
    async runText(text: string, isModule: boolean): Promise<void> {
      if (isModule) return evaluate(hashOf(text), address, async () => text, {});
      const code = text.replaceAll(/\bimport\(/g, `${importName}(`);
      const script = new Script(`(function(scope){with(scope){${code}\n}})`, { filename: 'inline.js' });
      (script.runInThisContext() as (scope: object) => void)(scope);
    },
  };
}

/** What a build holds is taken apart once, not in every run: it is kept in `.cache`. */
async function compileModule(text: string, names: readonly string[], href: string): Promise<Script> {
  const file = join(cacheDir, `${hashOf(text)}.js`);
  const code = existsSync(file) ? readFileSync(file, 'utf8') : await takeApart(text, href, file);
  const head = `(function(${names.join()}){return async function(${runnerNames.join()}){"use strict";`;
  return new Script(`${head}${code}\n}})`, { filename: new URL(href).pathname });
}

async function takeApart(text: string, href: string, file: string): Promise<string> {
  const code = (await moduleRunnerTransform(text, null, href, text))?.code ?? '';
  mkdirSync(cacheDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, code);
  renameSync(draft, file);
  return code;
}

const hashOf = (text: string) => createHash('sha1').update(text).digest('hex');
