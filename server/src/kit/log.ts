import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Never in a log, wherever it appears in what is logged. */
const secrets = [
  'password',
  'password_confirmation',
  'current_password',
  'token',
  'captcha',
  'otp_attempt',
  'otp_secret',
  'authentication_code',
  'recovery_codes',
  'reset_password_token',
  'confirmation_token',
  'server_seed',
  'serverSeed',
  'secret',
  'authorization',
  'cookie',
  'set-cookie',
];

const redactedPaths = secrets.flatMap((name) => {
  const key = name.includes('-') ? `["${name}"]` : name;
  const join = (prefix: string) => (key.startsWith('[') ? `${prefix}${key}` : `${prefix}.${key}`);
  return [key, join('*'), join('*.*'), join('*.*.*')];
});

export interface LogOptions {
  level?: string;
  /** Lines for people (a terminal) instead of JSON lines (a collector). */
  pretty?: boolean;
  destination?: NodeJS.WritableStream;
}

export function createLog(options: LogOptions = {}): Log {
  const settings = {
    level: options.level ?? 'info',
    base: undefined,
    redact: { paths: redactedPaths, censor: '[redacted]' },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
  };
  if (options.destination) return pino(settings, options.destination);
  if (!options.pretty) return pino(settings, standardOutput());
  const { formatters: _, ...plain } = settings;
  return pino({
    ...plain,
    transport: {
      target: 'pino-pretty',
      options: { colorize: true, ignore: 'pid,hostname', translateTime: 'HH:MM:ss' },
    },
  });
}

/** What waits while nobody takes it; lines beyond that are lost. */
const mostWaitingBytes = 4 * 1024 * 1024;

/** A full disk, or a collector that went away, costs lines of the log and not the process that writes them. */
function standardOutput(): NodeJS.WritableStream {
  const output = pino.destination({ fd: process.stdout.fd, sync: false, maxLength: mostWaitingBytes });
  let isStuck = false;
  output.on('error', () => {
    isStuck = true;
  });
  output.on('write', () => {
    isStuck = false;
  });
  // The library's own tries for ever where nothing can be written: a process would neither serve nor end.
  const flush = output.flushSync.bind(output);
  output.flushSync = () => {
    if (!isStuck) flush();
  };
  return output as unknown as NodeJS.WritableStream;
}

export const silentLog: Log = pino({ level: 'silent' });
