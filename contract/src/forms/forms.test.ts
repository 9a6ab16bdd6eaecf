import { describe, expect, test } from 'vitest';
import {
  changePasswordForm,
  checkForm,
  codeForm,
  loginForm,
  newPasswordForm,
  passkeyNameForm,
  playerFieldsForm,
  reauthenticationForm,
  registrationConsents,
  registrationStart,
  remindForm,
  secondFactorForm,
} from './index.ts';

const codes = (result: { failures?: Record<string, { code: string }> }) =>
  Object.fromEntries(Object.entries(result.failures ?? {}).map(([field, { code }]) => [field, code]));

describe('account forms', () => {
  test('the first failure of each field is told, and what is right comes out in one spelling', () => {
    expect(codes(checkForm(registrationStart, { email: '', password: 'short' }))).toEqual({
      email: 'required',
      password: 'too_short',
    });
    expect(codes(checkForm(registrationStart, {}))).toEqual({ email: 'required', password: 'required' });
    expect(codes(checkForm(registrationStart, { email: 'x', password: 'has spaces in it' }))).toEqual({
      email: 'invalid_email',
      password: 'password_characters',
    });
    expect(checkForm(registrationStart, { email: ' Comet@Example.com ', password: 'Comet-1986!' }).data).toEqual({
      email: 'comet@example.com',
      password: 'Comet-1986!',
    });
  });

  test('a log-in is not judged by the rules for new passwords', () => {
    expect(checkForm(loginForm, { email: 'a@b.co', password: 'x y' }).data).toBeDefined();
    expect(codes(checkForm(loginForm, { email: 'a@b.co', password: '' }))).toEqual({ password: 'required' });
    expect(codes(checkForm(codeForm, { otp_attempt: '' }))).toEqual({ otp_attempt: 'required' });
    expect(codes(checkForm(remindForm, { email: 'no' }))).toEqual({ email: 'invalid_email' });
    expect(codes(checkForm(secondFactorForm, { authentication_code: ' ' }))).toEqual({
      authentication_code: 'required',
    });
    expect(codes(checkForm(reauthenticationForm, { password: '' }))).toEqual({ password: 'required' });
    expect(codes(checkForm(passkeyNameForm, { name: 'x'.repeat(61) }))).toEqual({ name: 'too_long' });
    expect(checkForm(passkeyNameForm, { name: ' My phone ' }).data).toEqual({ name: 'My phone' });
  });

  test('consents must be given', () => {
    expect(codes(checkForm(registrationConsents, { terms_acceptance: false, age_acceptance: true }))).toEqual({
      terms_acceptance: 'must_be_checked',
    });
  });

  test('the repeated password is compared once the first is right', () => {
    const right = { password: 'Comet-1986!', password_confirmation: 'Comet-1986!' };
    expect(checkForm(newPasswordForm, right).data).toEqual(right);
    expect(codes(checkForm(newPasswordForm, { ...right, password_confirmation: 'other' }))).toEqual({
      password_confirmation: 'mismatch',
    });
    expect(codes(checkForm(changePasswordForm, { ...right, current_password: '' }))).toEqual({
      current_password: 'required',
    });
  });

  test('names that every object has are fields like any other', () => {
    for (const values of [null, [], 'text', { __proto__: 1 }, { constructor: 1 }]) {
      expect(checkForm(remindForm, values).failures).toBeDefined();
    }
  });
});

describe('forms over personal fields', () => {
  const rules = [
    { field: 'first_name', length: { maximum: 50 } },
    { field: 'nickname' },
    { field: 'date_of_birth' },
    { field: 'postal_code' },
    { field: 'state' },
    { field: 'gender', inclusion: { in: ['m', 'f'] } },
    { field: 'mobile_phone' },
    { field: 'receive_promos' },
  ];
  const form = (country: string, required: string[] = []) =>
    playerFieldsForm(rules, { today: { year: 2026, month: 3, day: 1 }, country, licence: 'CW', required });

  test('what is not required may be empty or missing, what is required may not', () => {
    expect(checkForm(form('AU'), {}).data).toEqual({});
    expect(checkForm(form('AU'), { first_name: '', date_of_birth: null }).data).toEqual({
      first_name: '',
      date_of_birth: '',
    });
    expect(codes(checkForm(form('AU', ['first_name', 'state']), { first_name: '  ' }))).toEqual({
      first_name: 'required',
      state: 'required',
    });
  });

  test('each field has its own rule, some by country', () => {
    const values = {
      first_name: 'x'.repeat(51),
      nickname: 'a_b',
      date_of_birth: '2010-01-01',
      postal_code: 'K1A 0B1',
      state: 'ON',
      gender: 'x',
      mobile_phone: '12',
      receive_promos: true,
    };
    expect(codes(checkForm(form('AU'), values))).toEqual({
      first_name: 'too_long',
      nickname: 'nickname_characters',
      date_of_birth: 'too_young',
      postal_code: 'postal_code',
      state: 'not_in_list',
      gender: 'not_in_list',
      mobile_phone: 'phone',
    });
    expect(codes(checkForm(form('CA'), { postal_code: 'K1A 0B1', state: 'ON' }))).toEqual({});
  });

  test('a value of the wrong kind is refused', () => {
    expect(codes(checkForm(form('AU'), { first_name: true, nickname: 5, receive_promos: 'yes' }))).toEqual({
      first_name: 'required',
      nickname: 'required',
      receive_promos: 'required',
    });
  });
});
