import type { Currency } from '@halley/contract/money';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useFlag } from '../../page/index.ts';
import { usePlayer, useRootData } from '../../session/index.ts';
import type { MethodFields, PaymentAction } from '../api/payments-api.d.ts';
import { paymentsLibrary } from '../payments-library.ts';
import { type Choice, choicesOf } from './choices.ts';
import { lookUpMethods } from './lookup-methods.ts';
import { createMethodStore } from './method-store.ts';

let address: string | undefined;

const store = createMethodStore(async (currency, onLists) =>
  lookUpMethods(await paymentsLibrary(address), { currency, onLists }),
);

/** After news of methods or profiles, and for who clicks "try again". */
export async function reloadMethods(): Promise<void> {
  await window.PaymentsAPI?.resetCache();
  store.reload();
}

export interface Methods {
  /** Unset: not known yet. */
  choices: Choice[] | undefined;
  error: unknown;
  loading: boolean;
}

/** The ways of paying of the selected wallet in one direction, as this player may see them. */
export function useMethods(currency: Currency, action: PaymentAction): Methods {
  const playerId = usePlayer()?.id ?? 0;
  const sofort = useFlag('sofort');
  address = useRootData()?.paymentsLibrary;
  const key = store.keyOf(playerId, currency);
  const { lists, error, loading } = useSyncExternalStore(
    store.subscribe,
    () => store.read(key),
    () => store.read(key),
  );
  useEffect(() => store.want(key), [key]);
  const methods = lists?.[action];
  // An empty list is only believed once nobody asks any more.
  const known = methods && (methods.length > 0 || !loading) ? methods : undefined;
  return { choices: known && choicesOf(known, { sofort }), error, loading };
}

export interface Fields {
  data: MethodFields | undefined;
  error: unknown;
  reload: () => void;
}

interface FieldsQuery {
  id: string;
  currency: Currency;
  paymentAction: PaymentAction;
  savedProfileId?: string;
}

/** What a method asks for; null: no method is chosen. `version` makes it ask again: the profile has changed. */
export function useFields(query: FieldsQuery | null, version: unknown = 0): Fields {
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify([query, version, attempt]);
  const [answer, setAnswer] = useState<{ key: string; data?: MethodFields; error?: unknown }>({ key: '' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the query
  useEffect(() => {
    if (!query) return;
    let wanted = true;
    paymentsLibrary(address)
      .then((api) => api.getMethodFields(query))
      .then(
        (data) => wanted && setAnswer({ key, data }),
        (error: unknown) => wanted && setAnswer({ key, error }),
      );
    return () => {
      wanted = false;
    };
  }, [key]);
  const fresh = answer.key === key ? answer : undefined;
  return { data: fresh?.data, error: fresh?.error, reload: () => setAttempt((count) => count + 1) };
}
