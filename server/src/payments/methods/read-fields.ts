import { type Currency, type PaymentAction, Refusal } from '@halley/contract';
import { iban } from '@halley/contract/validation/iban';
import type { PaymentsPorts } from '../ports.ts';
import type { FieldDefinition, MethodDefinition } from './methods.ts';

interface Given {
  method: MethodDefinition;
  action: PaymentAction;
  currency: Currency;
  /** Fields stand inside `fields`, or beside everything else. */
  body: Record<string, unknown> & { fields?: Record<string, string> | undefined };
}

const shownAtTheEnd = 4;

/** What the method asked for, looked at; what it did not ask for is left out. */
export function readFields(
  ports: Pick<PaymentsPorts, 'providers'>,
  { method, action, currency, body }: Given,
): { fields: Record<string, string>; destination: string | null } {
  const wanted = method.fields[action]?.(currency) ?? [];
  const typed = (name: string): string => {
    const value = Object.hasOwn(body.fields ?? {}, name) ? body.fields?.[name] : body[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const missing = wanted.filter(({ name }) => typed(name) === '').map(({ name }) => name);
  if (missing.length > 0) throw new Refusal('fields.missing', { fields: missing });
  const wrong = wanted.filter((field) => !isRight(ports, field, { method, currency, value: typed(field.name) }));
  if (wrong.some((field) => field.check === 'address')) throw new Refusal('address.invalid');
  if (wrong.length > 0) throw new Refusal('fields.invalid', { fields: wrong.map(({ name }) => name) });
  const fields = Object.fromEntries(wanted.map(({ name }) => [name, typed(name)]));
  return { fields, destination: action === 'cashout' ? shown(wanted, fields) : null };
}

function isRight(
  ports: Pick<PaymentsPorts, 'providers'>,
  { pattern, check }: FieldDefinition,
  { method, currency, value }: { method: MethodDefinition; currency: Currency; value: string },
): boolean {
  if (!new RegExp(pattern, 'u').test(value)) return false;
  if (check === 'iban') return iban(value) === undefined;
  if (check !== 'address') return true;
  const provider = ports.providers.get(method.provider);
  return provider?.isAddress?.({ currency, network: method.network, address: value }) ?? false;
}

/** An address is public; of an account only the end is shown. */
function shown(wanted: readonly FieldDefinition[], fields: Record<string, string>): string | null {
  const last = wanted.at(-1);
  const value = last && fields[last.name];
  if (!value) return null;
  return last.check === 'address' ? value : `···· ${value.replace(/[ -]/g, '').slice(-shownAtTheEnd)}`;
}
