import type { Bindings, ChildLoggerOptions } from 'pino';
import type { Log } from '../log.ts';

/**
 * The log of one request, which carries its id. It is made when somebody writes into it: most requests never do, and
 * making one looks through it for every secret that must not be logged.
 */
export function requestLog(parent: Log, bindings: Bindings, options?: ChildLoggerOptions): Log {
  let made: Log | undefined;
  const log = () => {
    made ??= parent.child(bindings, options);
    return made;
  };
  const level =
    (name: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace') =>
    (...said: unknown[]) =>
      (log()[name] as (...said: unknown[]) => void)(...said);
  return Object.assign(Object.create(parent), {
    fatal: level('fatal'),
    error: level('error'),
    warn: level('warn'),
    info: level('info'),
    debug: level('debug'),
    trace: level('trace'),
    child: (more: Bindings, moreOptions?: ChildLoggerOptions) => log().child(more, moreOptions),
    bindings: () => log().bindings(),
  });
}
