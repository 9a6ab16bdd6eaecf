import { type Logger, pino } from 'pino';
import { standardOutput } from './standard-output.ts';

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

export const silentLog: Log = pino({ level: 'silent' });
