import type { LogEntry } from '@halley/contract';
import type { z } from 'zod';
import { tidyStack } from './errors/read-stack.ts';
import { redactText, redactUrl } from './redact-text.ts';

type Entry = z.output<typeof LogEntry>;

const secretName = /passw|token|secret|captcha|otp|cookie|auth|seed|card|iban|phone|email/i;

/** The entry as it may be kept. Every text goes through the same sieve. */
export function redactEntry(entry: Entry): Entry {
  const { context = {}, request_url, stack, ...rest } = entry;
  const texts = Object.entries(rest).map(([name, value]) => [
    name,
    typeof value === 'string' ? redactText(value) : value,
  ]);
  return {
    ...Object.fromEntries(texts),
    ...(request_url === undefined ? {} : { request_url: redactUrl(request_url) }),
    ...(stack === undefined ? {} : { stack: tidyStack(stack) }),
    context: Object.fromEntries(
      Object.entries(context).map(([name, value]) => [
        redactText(name),
        secretName.test(name) ? '[redacted]' : redactText(value),
      ]),
    ),
  };
}
