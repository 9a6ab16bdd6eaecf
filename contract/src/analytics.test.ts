import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { analyticsCalls, analyticsEvents } from './analytics.ts';

const page = readFileSync(new URL('../../docs/analytics.md', import.meta.url), 'utf8');

/** The line of an event, as `docs/analytics.md` has it. */
function lineOf([name, { meaning, consent, payload }]: [
  string,
  (typeof analyticsEvents)[keyof typeof analyticsEvents],
]) {
  const { properties = {}, required = [] } = z.toJSONSchema(payload) as { properties?: object; required?: string[] };
  const fields = Object.keys(properties).map((field) => (required.includes(field) ? field : `${field}?`));
  return `| \`${name}\` | ${consent} | ${fields.map((field) => `\`${field}\``).join(' ')} | ${meaning} |`;
}

describe('the catalogue of events', () => {
  test('[ANALYTICS-05] is documented, event by event', () => {
    for (const event of Object.entries(analyticsEvents)) expect(page).toContain(lineOf(event));
    expect(page.match(/^\| `\w+` \|/gm)).toHaveLength(Object.keys(analyticsEvents).length);
  });

  test('has no place for who somebody is, what they typed or how much they have', () => {
    for (const [name, { payload }] of Object.entries(analyticsEvents)) {
      const fields = Object.keys((z.toJSONSchema(payload) as { properties?: object }).properties ?? {});
      for (const field of fields)
        expect(`${name}.${field}`).not.toMatch(
          /amount|cents|balance|mail|phone|birth|address|player|user|query|text|url/i,
        );
    }
  });

  test.each(Object.keys(analyticsEvents))('%s takes nothing besides', (name) => {
    const visit = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
    const events = [{ name, at: 1, payload: { email: 'anna@example.com' } }];
    expect(analyticsCalls.sendEvents.body.safeParse({ visit, events }).success).toBe(false);
  });
});
