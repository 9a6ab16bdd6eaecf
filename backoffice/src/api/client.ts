import routes from 'virtual:halley-staff-routes';
import type { CallInput, CallOutput, RefusalCode, StaffApi } from '@halley/contract';
import { CallFailed, type CallOptions, createClient } from '@halley/contract/client';
import { newUuid } from '@halley/contract/new-uuid';
import { refusalWords, words } from '../words/index.ts';

const client = createClient<StaffApi>({ routes });

type Name = keyof StaffApi;
export type Input<N extends Name> = CallInput<StaffApi[N]>;
export type Output<N extends Name> = CallOutput<StaffApi[N]>;

const listeners = new Set<(isSignedIn: boolean) => void>();

/** Hears of every answer: whether the session still holds. Returns how to stop. */
export function onAnswer(listener: (isSignedIn: boolean) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const changed = new Set<() => void>();

/** Hears of every call that may have changed something, once it was answered. Returns how to stop. */
export function onChange(listener: () => void): () => void {
  changed.add(listener);
  return () => void changed.delete(listener);
}

/** Questions whose body is too large for an address; and after a sign-out nobody is there to ask for anything. */
const changesNothing = new Set<Name>([
  'checkConfigDocument',
  'checkContentItem',
  'checkPromotion',
  'estimatePromotion',
  'signOutStaff',
]);

/** Deeds that make something new: with a key, a second try after a lost answer does not make it twice. */
const madeOnce = new Set<Name>([
  'askCorrection',
  'makePromotionCodes',
  'proposePoints',
  'proposeProtectionRules',
  'saveAdventure',
  'savePromotion',
  'setPointRate',
]);

/** Deeds on their way, by what they say. */
const underWay = new Map<string, Promise<unknown>>();

/** A second click on a deed that is on its way is the same deed. */
async function sayOnce<T>(name: Name, input: unknown, send: () => Promise<T>): Promise<T> {
  if (routes[name]?.[0] === 'GET' || Object(input).body instanceof FormData) return send();
  const said = `${name} ${JSON.stringify(input)}`;
  const first = underWay.get(said) as Promise<T> | undefined;
  if (first) return first;
  const sent = send().finally(() => underWay.delete(said));
  underWay.set(said, sent);
  return sent;
}

function tell(isSignedIn: boolean): void {
  for (const listener of listeners) listener(isSignedIn);
}

export async function call<N extends Name>(name: N, input?: Input<N>, options?: CallOptions): Promise<Output<N>> {
  try {
    const send = client[name] as (input: unknown, options?: CallOptions) => Promise<Output<N>>;
    const whole = madeOnce.has(name) ? { idempotencyKey: newUuid(), ...options } : options;
    const answer = await sayOnce(name, input, () => send(input, whole));
    tell(true);
    const mayHaveChanged = routes[name]?.[0] !== 'GET' && !changesNothing.has(name);
    if (mayHaveChanged) for (const listener of changed) listener();
    return answer;
  } catch (error) {
    if (error instanceof CallFailed && error.status === 401) tell(false);
    throw error;
  }
}

/** A file, which comes as an attachment and is shown from memory. */
export async function fetchFile(path: string): Promise<{ blob: Blob; fileName: string }> {
  const response = await fetch(path, { credentials: 'same-origin', headers: { 'x-requested-with': 'XMLHttpRequest' } });
  if (!response.ok) {
    if (response.status === 401) tell(false);
    throw new CallFailed(path, response.status, await response.json().catch(() => null));
  }
  const name = /filename="([^"]*)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { blob: await response.blob(), fileName: name ?? 'file' };
}

/** Hands a file to the browser's downloads. */
export function saveFile({ blob, fileName }: { blob: Blob; fileName: string }): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** What went wrong, in a sentence. */
export function inWords(error: unknown): string {
  if (!(error instanceof CallFailed)) return words.failure.network;
  return refusalWords[error.code as RefusalCode] ?? fieldsInWords(error) ?? words.failure.other;
}

/** Fields that the server did not take, each with what it said: `allowed addresses: is required`. */
function fieldsInWords(error: CallFailed): string | undefined {
  const lines = refusedFields(error).map(
    ([field, codes]) => `${field.replaceAll(/[_.]/g, ' ')}: ${Object.values(codes).join(', ')}`,
  );
  return lines.length > 0 ? lines.join(' · ') : undefined;
}

function refusedFields({ body }: CallFailed): [field: string, codes: Record<string, string>][] {
  const { errors } = Object(body) as { errors?: unknown };
  return Object.entries(Object(errors) as Record<string, unknown>).map(([field, codes]) => [field, Object(codes)]);
}

/** The same, beside each field that was refused; what is about none is said for the whole. */
export function refusalText(error: unknown): { fields: Record<string, string>; whole: string | undefined } {
  const refused = error instanceof CallFailed ? refusedFields(error) : [];
  if (refused.length === 0) return { fields: {}, whole: inWords(error) };
  const textOf = (field: string, codes: Record<string, string>) =>
    refusalWords[`${field}.${Object.keys(codes)[0]}` as RefusalCode] ?? Object.values(codes).join(', ');
  return {
    fields: Object.fromEntries(refused.map(([field, codes]) => [field, textOf(field, codes)])),
    whole: undefined,
  };
}

export function codeOf(error: unknown): string | undefined {
  return error instanceof CallFailed ? error.code : undefined;
}
