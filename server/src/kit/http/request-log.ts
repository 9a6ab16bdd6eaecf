import type { Bindings, ChildLoggerOptions } from 'pino';
import type { Log } from '../log.ts';
import { currentSpan } from '../trace/span.ts';
import { readTraceParent } from '../trace/traceparent.ts';

/** What one request adds to its parent's log. */
interface Made {
  bindings: Bindings;
  options: ChildLoggerOptions | undefined;
  /** What the caller said of its trace. */
  traceparent: unknown;
  log: Log | undefined;
}

const own = Symbol('the log of one request');
type RequestLog = Log & { [own]: Made };

const kinds = new WeakMap<Log, new (made: Made) => RequestLog>();

/**
 * The log of one request, which carries its id. It is made when somebody writes into it: most requests never do, and
 * making one looks through it for every secret that must not be logged. Until then it is one small object.
 */
export function requestLog(parent: Log, bindings: Bindings, options?: ChildLoggerOptions, traceparent?: unknown): Log {
  let Kind = kinds.get(parent);
  if (!Kind) {
    Kind = kindOf(parent);
    kinds.set(parent, Kind);
  }
  return new Kind({ bindings, options, traceparent, log: undefined });
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** Everything that is the same for all requests of one parent. */
function kindOf(parent: Log): new (made: Made) => RequestLog {
  const logOf = (request: RequestLog): Log => {
    const made = request[own];
    if (made.log === undefined) {
      const traceId = currentSpan()?.traceId ?? readTraceParent(made.traceparent)?.traceId;
      made.log = parent.child(traceId ? { ...made.bindings, traceId } : made.bindings, made.options);
    }
    return made.log;
  };
  class Kind {
    readonly [own]: Made;
    constructor(made: Made) {
      this[own] = made;
    }
  }
  const shared = Object.create(parent);
  for (const level of levels) {
    shared[level] = function (this: RequestLog, ...said: unknown[]) {
      (logOf(this)[level] as (...said: unknown[]) => void)(...said);
    };
  }
  shared.child = function (this: RequestLog, more: Bindings, moreOptions?: ChildLoggerOptions) {
    return logOf(this).child(more, moreOptions);
  };
  shared.bindings = function (this: RequestLog) {
    return logOf(this).bindings();
  };
  Object.setPrototypeOf(Kind.prototype, shared);
  return Kind as unknown as new (
    made: Made,
  ) => RequestLog;
}
