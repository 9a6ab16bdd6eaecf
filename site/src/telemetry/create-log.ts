export type LogLevel = 'INFO' | 'WARN' | 'ERROR';

/** A line as `PUT /log` takes it. */
export interface LogLine {
  label: string;
  level_name: LogLevel;
  message: string;
  datetime: string;
  http_status?: number;
  context?: Record<string, string>;
  stack?: string;
}

export interface LogOptions {
  /** Sends a batch; a page that goes away asks for `keepalive`. It must not throw, and nobody waits for it. */
  send: (lines: LogLine[], options: { keepalive: boolean }) => void;
  now?: () => number;
  /** Calls back once, later. */
  later?: (run: () => void, ms: number) => unknown;
}

const flushEveryMs = 5_000;
const mostInBatch = 50;
const mostPerMinute = 60;
const minuteMs = 60_000;
const longestLabel = 200;
const longestText = 2_000;
const longestStack = 6_000;
const longestName = 100;

/**
 * The page's log. Lines are collected and sent together; the same line again is only counted; more than a handful a
 * minute is dropped, so that a page in trouble does not become the house's.
 */
export function createLog({ send, now = Date.now, later = setTimeout }: LogOptions) {
  let waiting: { line: LogLine; times: number }[] = [];
  let planned = false;
  let windowStart = 0;
  let inWindow = 0;

  function flush({ keepalive = false } = {}): void {
    const lines = waiting.map(({ line, times }) =>
      times === 1 ? line : { ...line, context: { ...line.context, times: String(times) } },
    );
    waiting = [];
    if (lines.length > 0) send(lines, { keepalive });
  }

  function plan(): void {
    if (planned) return;
    planned = true;
    later(() => {
      planned = false;
      flush();
    }, flushEveryMs);
  }

  function write(level: LogLevel, label: string, detail: unknown, context: Record<string, unknown> = {}): void {
    const line = lineOf(level, label, detail, context, now());
    const same = waiting.find(({ line: other }) => other.label === line.label && other.message === line.message);
    if (same) {
      same.times++;
      return;
    }
    if (now() - windowStart >= minuteMs) {
      windowStart = now();
      inWindow = 0;
    }
    if (inWindow >= mostPerMinute) return;
    inWindow++;
    waiting.push({ line, times: 1 });
    if (waiting.length >= mostInBatch) flush();
    else plan();
  }

  return {
    error: (label: string, detail: unknown, context?: Record<string, unknown>) =>
      write('ERROR', label, detail, context),
    warn: (label: string, detail: unknown, context?: Record<string, unknown>) => write('WARN', label, detail, context),
    info: (label: string, detail: unknown, context?: Record<string, unknown>) => write('INFO', label, detail, context),
    flush,
  };
}

function lineOf(
  level_name: LogLevel,
  label: string,
  detail: unknown,
  context: Record<string, unknown>,
  at: number,
): LogLine {
  const status = (Object(detail) as { status?: unknown }).status;
  const texts = Object.entries(context)
    .slice(0, 20)
    .map(([name, value]) => [name.slice(0, longestName), String(value).slice(0, longestText)]);
  return {
    label: label.slice(0, longestLabel),
    level_name,
    message: messageOf(detail).slice(0, longestText),
    datetime: new Date(at).toISOString(),
    ...(Number.isInteger(status) ? { http_status: status as number } : {}),
    ...(texts.length > 0 ? { context: Object.fromEntries(texts) } : {}),
    ...stackOf(detail, status),
  };
}

/** Where it broke; a call that was refused broke nowhere. */
function stackOf(detail: unknown, status: unknown): { stack?: string } {
  if (!(detail instanceof Error) || !detail.stack || status !== undefined) return {};
  return { stack: detail.stack.slice(0, longestStack) };
}

/** Name and words of an error, never the body of an answer: what a player typed may be in it. */
function messageOf(detail: unknown): string {
  if (detail instanceof Error) return `${detail.name}: ${detail.message}`;
  return typeof detail === 'string' ? detail : String(detail);
}
