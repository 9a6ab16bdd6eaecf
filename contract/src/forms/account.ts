import * as z from 'zod/mini';
import { email, maxLength, minLength, mustBeChecked, password, required } from '../validation/index.ts';
import { valid, validWhole } from './form.ts';

export const passwordLength = { least: 8, most: 128 } as const;

/** An address in the one spelling we keep. */
const address = z.pipe(
  z.string().check(z.maxLength(254), valid(required), valid(email)),
  z.transform((value: string) => value.trim().toLowerCase()),
);

const newPassword = z
  .string()
  .check(
    z.maxLength(1024),
    valid(required),
    valid(minLength(passwordLength.least)),
    valid(maxLength(passwordLength.most)),
    valid(password),
  );

const ticked = z.boolean().check(valid(mustBeChecked));

/** What was typed into a log-in is compared, not judged: an old password may break newer rules. */
export const loginForm = z.object({
  email: z.string().check(z.maxLength(254), valid(required), valid(email)),
  password: z.string().check(z.maxLength(1024), valid(required)),
});

export const codeForm = z.object({ otp_attempt: z.string().check(z.maxLength(40), valid(required)) });

/** The same code where the second factor itself is changed. */
export const secondFactorForm = z.object({ authentication_code: z.string().check(z.maxLength(40), valid(required)) });

/** Who is here already shows it once more. */
export const reauthenticationForm = z.object({ password: z.string().check(z.maxLength(1024), valid(required)) });

export const passkeyNameLength = 60;

export const passkeyNameForm = z.object({
  name: z.string().check(z.trim(), valid(required), valid(maxLength(passkeyNameLength))),
});

/** The first step of registration; the second is made of `player_fields`, the third are the consents. */
export const registrationStart = z.object({ email: address, password: newPassword });

export const registrationConsents = z.object({ terms_acceptance: ticked, age_acceptance: ticked });

export const remindForm = z.object({ email: address });

const confirmed = validWhole<{ password: string; password_confirmation?: string | undefined }>(
  'password_confirmation',
  (form) => (form.password_confirmation === form.password ? undefined : { code: 'mismatch' }),
);

export const newPasswordForm = z
  .object({ password: newPassword, password_confirmation: z.string().check(z.maxLength(1024), valid(required)) })
  .check(confirmed);

export const changePasswordForm = z
  .object({
    current_password: z.string().check(z.maxLength(1024), valid(required)),
    password: newPassword,
    password_confirmation: z.string().check(z.maxLength(1024), valid(required)),
  })
  .check(confirmed);

/** A message to support. */
export const contactForm = z.object({
  email: address,
  content: z.string().check(z.maxLength(8_000), z.trim(), valid(required), valid(maxLength(4_000))),
});
