import { Refusal } from '@halley/contract';

const shortest = 12;
const longest = 128;

/** Longer than players' passwords: behind this one is everybody's data. */
export function checkNewPassword(password: string, email: string): void {
  if (password.length > longest) throw new Refusal('password.too_long');
  const [local = ''] = email.split('@');
  const containsName = local.length >= 3 && password.toLowerCase().includes(local.toLowerCase());
  if ([...password].length < shortest || new Set(password).size < 5 || containsName) {
    throw new Refusal('password.too_weak');
  }
}
