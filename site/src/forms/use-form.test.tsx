import { CallFailed } from '@halley/contract/client';
import { loginForm } from '@halley/contract/forms';
import { validationTexts } from '@halley/contract/validation';
import { Field } from '@halley/ui/Field.tsx';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogOf } from '../i18n/index.server.ts';
import { Speaks } from '../i18n/index.ts';
import { FormNote, useForm } from './index.ts';

const server = vi.hoisted(() => ({ reports: [] as unknown[] }));
vi.mock('../query/index.ts', () => ({
  callApi: async (name: string, input: unknown) => void server.reports.push([name, input]),
}));

afterEach(cleanup);
beforeEach(() => {
  server.reports.length = 0;
});

function Login({ send, onFailure }: { send: (values: unknown) => Promise<unknown>; onFailure?: () => boolean }) {
  const { errors, form, submit, field, sending } = useForm({
    name: 'Login',
    schema: loginForm,
    labels: { email: 'E-mail', password: 'Password' },
    refusals: { 'login.invalid': 'identity.error.login' },
    send,
    ...(onFailure && { onFailure }),
  });
  return (
    <form ref={form} onSubmit={submit} noValidate data-sending={sending}>
      <Field {...field('email')} />
      <Field {...field('password')} />
      <FormNote text={errors.form} />
      <button type="submit">go</button>
    </form>
  );
}

function show(locale: string, send: (values: unknown) => Promise<unknown>, onFailure?: () => boolean) {
  return render(
    <Speaks locale={locale} messages={catalogOf(locale)}>
      <Login send={send} {...(onFailure && { onFailure })} />
    </Speaks>,
  );
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const go = () => fireEvent.click(screen.getByText('go'));
const refused = (status: number, body: unknown) => async () => {
  throw new CallFailed('signIn', status, body as CallFailed['body']);
};

describe('a form', () => {
  test('says what is wrong beside each field, focuses the first and sends nothing', async () => {
    const send = vi.fn(async () => undefined);
    show('en', send);
    type('E-mail', 'nobody');
    go();
    expect(await screen.findByText('E-mail must look like name@example.com.')).toBeTruthy();
    expect(screen.getByText('Password is required.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true');
    expect(send).not.toHaveBeenCalled();
    expect(server.reports).toEqual([
      [
        'reportValidationErrors',
        {
          body: {
            side: 'frontEnd',
            component: 'Login',
            errors: [
              { key: 'email', firstMessage: 'invalid_email' },
              { key: 'password', firstMessage: 'required' },
            ],
          },
        },
      ],
    ]);
  });

  test('sends what was read and forgets the errors', async () => {
    const send = vi.fn(async () => undefined);
    show('en', send);
    go();
    await screen.findByText('Password is required.');
    type('E-mail', 'a@b.co');
    type('Password', 'Comet-1986!');
    go();
    await waitFor(() => expect(send).toHaveBeenCalledWith({ email: 'a@b.co', password: 'Comet-1986!' }));
    await waitFor(() => expect(screen.queryByText('Password is required.')).toBeNull());
  });

  test('[F-22] [VALID-01] a field in error is judged at each change, the others wait for the button', async () => {
    show('en', async () => undefined);
    type('E-mail', 'nobody');
    go();
    await screen.findByText('E-mail must look like name@example.com.');
    type('E-mail', '');
    expect(await screen.findByText('E-mail is required.')).toBeTruthy();
    type('E-mail', 'a@b.co');
    await waitFor(() => expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).not.toBe('true'));
    expect(screen.getByText('Password is required.')).toBeTruthy();
  });

  test('[F-22] what the server refused stays until that field is changed', async () => {
    show('en', refused(422, { errors: { email: { odd: 'x' } } }));
    type('E-mail', 'a@b.co');
    type('Password', 'x');
    go();
    await screen.findByText('Please check this: E-mail');
    type('Password', 'y');
    await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
    expect(screen.getByText('Please check this: E-mail')).toBeTruthy();
    type('E-mail', 'b@b.co');
    await waitFor(() => expect(screen.queryByText('Please check this: E-mail')).toBeNull());
  });

  test.each([
    [422, { errors: { email: { invalid_email: 'x' } } }, 'E-mail must look like name@example.com.'],
    [422, { errors: { email: { odd: 'x' } } }, 'Please check this: E-mail'],
    [422, { errors: { login: { invalid: 'x' } } }, 'The e-mail or the password is not right.'],
    [422, { errors: { password: ['too_short'] } }, 'Please check this: Password'],
    [429, { error: { code: 'RATE_LIMITED' } }, 'Too many tries. Wait a minute and try again.'],
    [500, null, 'That did not work. Try again in a moment.'],
    [502, '<html>', 'That did not work. Try again in a moment.'],
  ])('an answer %i %j is said as it should be', async (status, body, text) => {
    show('en', refused(status, body));
    type('E-mail', 'a@b.co');
    type('Password', 'x');
    go();
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('without an answer it says so, and what was typed stays', async () => {
    show('en', async () => {
      throw new TypeError('fetch failed');
    });
    type('E-mail', 'a@b.co');
    type('Password', 'x');
    go();
    expect(await screen.findByText('No connection. Check it and try again.')).toBeTruthy();
    expect((screen.getByLabelText('E-mail') as HTMLInputElement).value).toBe('a@b.co');
  });

  test('a second press while the first is on its way sends nothing', async () => {
    let answer = () => {};
    const send = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    show('en', send);
    type('E-mail', 'a@b.co');
    type('Password', 'x');
    go();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    go();
    answer();
    await waitFor(() => expect(document.querySelector('form')?.dataset.sending).toBe('false'));
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('a failure that the form handles itself says nothing', async () => {
    const onFailure = vi.fn(() => true);
    show('en', refused(422, { errors: { login: { invalid: 'x' } } }), onFailure);
    type('E-mail', 'a@b.co');
    type('Password', 'x');
    go();
    await waitFor(() => expect(onFailure).toHaveBeenCalled());
    expect(screen.queryByText('The e-mail or the password is not right.')).toBeNull();
  });
});

describe('[VALID-01] validation messages', () => {
  test.each(['en', 'de', 'fr-CA', 'it', 'no'])('in %s come from keys with the field put in', (locale) => {
    const catalog = catalogOf(locale) as Record<string, string>;
    for (const code of Object.keys(validationTexts)) expect(catalog[`validation.${code}`], code).toContain('{field}');
  });

  test('the German form names its field in German', async () => {
    show('de', async () => undefined);
    go();
    expect(await screen.findByText('Password muss ausgefüllt sein.')).toBeTruthy();
  });

  test('the fake language shows the key', async () => {
    show('en-KW', async () => undefined);
    go();
    expect((await screen.findAllByText('validation.required')).length).toBe(2);
  });
});
