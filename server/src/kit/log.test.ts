import { describe, expect, test } from 'vitest';
import { logLines } from './testing/log-lines.ts';

/** Everything a log wrote, as one text. */
function writing(level = 'trace') {
  const { log, lines } = logLines(level);
  return { log, text: () => lines.join('') };
}

const names = [
  'password',
  'password_confirmation',
  'current_password',
  'token',
  'captcha',
  'otp_attempt',
  'server_seed',
  'serverSeed',
  'secret',
  'authorization',
  'cookie',
  'set-cookie',
];
const canary = 'CANARY-8f3a';

/** The secret at the end of a path of objects; 0 is the logged object itself. */
const nested = (depth: number, name: string): object =>
  depth === 0 ? { [name]: canary } : { [`level${depth}`]: nested(depth - 1, name) };

describe('secrets never reach a log', () => {
  for (const depth of [0, 1, 2, 3]) {
    test.each(names)(`%s, ${depth} objects deep`, (name) => {
      const { log, text } = writing();
      log.info(nested(depth, name), 'a line');
      expect(text()).not.toContain(canary);
      expect(text()).toContain('[redacted]');
      expect(text()).toContain('a line');
    });
  }

  test.each(names)('%s in a list', (name) => {
    const { log, text } = writing();
    log.info({ users: [{ [name]: canary }, { [name]: canary }] });
    expect(text()).not.toContain(canary);
  });

  test('the headers of a request', () => {
    const { log, text } = writing();
    const headers = { cookie: `a=${canary}`, authorization: `Bearer ${canary}`, 'set-cookie': [canary], accept: 'x' };
    log.info({ req: { headers } });
    log.info({ headers });
    expect(text()).not.toContain(canary);
    expect(text()).toContain('"accept":"x"');
  });

  test('what hangs on an error', () => {
    const { log, text } = writing();
    const error = Object.assign(new Error('failed'), { config: { headers: { authorization: canary } }, token: canary });
    log.error({ err: error }, 'it failed');
    expect(text()).not.toContain(canary);
    expect(text()).toContain('"message":"failed"');
  });

  test('what a child log carries along', () => {
    const { log, text } = writing();
    log.child({ user: { password: canary }, token: canary }).info('a line of the child');
    expect(text()).not.toContain(canary);
  });

  test('and the object that was logged is not changed by it', () => {
    const { log } = writing();
    const user = { password: canary, inner: { token: canary } };
    log.info(user);
    log.info({ user });
    expect(user).toEqual({ password: canary, inner: { token: canary } });
  });
});

describe('a line', () => {
  test('is JSON with a level in words and a time in UTC', () => {
    const { log, text } = writing();
    log.warn({ a: 1 }, 'careful');
    expect(JSON.parse(text())).toMatchObject({ level: 'warn', a: 1, msg: 'careful' });
    expect(JSON.parse(text()).time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  test('below the level is not written', () => {
    const { log, text } = writing('warn');
    log.info('quiet');
    expect(text()).toBe('');
  });

  test('stays one line, whatever is in it', () => {
    const { log, text } = writing();
    log.info({ name: 'a\nb' }, 'two\nlines {"level":"fatal"}');
    expect(text().trimEnd().split('\n')).toHaveLength(1);
  });
});
