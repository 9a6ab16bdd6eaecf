import type { Fault } from '@halley/ui/form';
import { createContext, useContext, useEffect, useState } from 'react';
import { faultText } from '../../console/index.ts';
import type { PromotionFields } from '../rule/promotion-fields.ts';
import type { Faults } from '../rule/reading.ts';

/** What is wrong at a place of the rule, in a sentence. */
export type FaultAt = (at: string) => string | undefined;

export interface Draft {
  fields: PromotionFields;
  change(part: Partial<PromotionFields>): void;
  faultAt: FaultAt;
}

const DraftContext = createContext<Draft | undefined>(undefined);
export const DraftProvider = DraftContext.Provider;

export function useDraft(): Draft {
  const draft = useContext(DraftContext);
  if (!draft) throw new Error('parts of the builder stand in a draft');
  return draft;
}

/** Ours first, then the server's: of a list or a map, also what is wrong with one of its entries. */
export function faultsAt(own: Faults, refused: Readonly<Record<string, string>>): FaultAt {
  const ofOwn = (fault: Fault | undefined) => fault && faultText(fault);
  return (at) => {
    const below = Object.keys(refused).find((path) => path === at || path.startsWith(`${at}.`));
    return ofOwn(own[at]) ?? (below === undefined ? undefined : refused[below]);
  };
}

/** A value once it has stood still for a moment: nobody is asked at every key. */
export function useSettled<Value>(value: Value, afterMs = 500): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}

/** What was read last, while the next is on its way. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
