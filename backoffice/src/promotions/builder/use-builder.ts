import type { PromotionPage, PromotionRule } from '@halley/contract';
import { toasts } from '@halley/ui';
import { useState } from 'react';
import { call, codeOf, refusalText, useDeed } from '../../api/index.ts';
import { fieldsOfRule, type PromotionFields } from '../rule/promotion-fields.ts';
import { type ReadRule, ruleOfFields } from '../rule/rule-of-fields.ts';
import { builderWords as own } from './words.ts';

/** What somebody else has saved since this draft was opened. */
export interface Conflict {
  theirs: PromotionPage;
  /** The rule this draft began with. */
  base: PromotionRule;
}

export interface Builder {
  fields: PromotionFields;
  change(part: Partial<PromotionFields>): void;
  read: ReadRule;
  /** As it was saved last, or as the template has it. */
  base: PromotionRule;
  isChanged: boolean;
  /** What the server has against single places. */
  refused: Readonly<Record<string, string>>;
  /** And against the whole. */
  error: string | undefined;
  busy: boolean;
  save(then: (saved: PromotionPage) => void): void;
  discard(): void;
  conflict: Conflict | undefined;
  takeTheirs(): void;
  keepMine(): void;
}

interface BuilderStart {
  promotion: PromotionPage | undefined;
  /** Of a new one. */
  template: PromotionRule;
}

/** A draft from its opening to its saving. Whoever saves says which version they saw. */
export function useBuilder({ promotion, template }: BuilderStart): Builder {
  const newest = promotion?.versions[0];
  const [base, setBase] = useState(() => newest?.rule ?? template);
  const [version, setVersion] = useState(newest?.version);
  const [fields, setFields] = useState(() => fieldsOfRule(base));
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [whole, setWhole] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  const { busy, run } = useDeed();
  const read = ruleOfFields(fields, base);
  // By what is typed: the server may name the parts of a rule in another order.
  const isSame = JSON.stringify(fields) === JSON.stringify(fieldsOfRule(base));

  const begin = (rule: PromotionRule, from: number | undefined) => {
    setBase(rule);
    setVersion(from);
    setFields(fieldsOfRule(rule));
    setRefused({});
    setWhole(undefined);
    setConflict(undefined);
  };

  async function fail(error: unknown) {
    if (codeOf(error) === 'CHANGED_MEANWHILE' && promotion) {
      setConflict({ theirs: await call('readPromotion', { params: { id: String(promotion.id) } }), base });
      return;
    }
    const told = refusalText(error);
    const places = Object.entries(told.fields).map(([path, text]) => [path.replace(/^rule\./, ''), text]);
    setRefused(Object.fromEntries(places));
    setWhole(told.whole ?? places.map(([path, text]) => `${path}: ${text}`).join(' · '));
  }

  return {
    fields,
    change(part) {
      setFields((before) => ({ ...before, ...part }));
      setRefused({});
      setWhole(undefined);
    },
    read,
    base,
    isChanged: !isSame,
    refused,
    error: whole,
    busy,
    save(then) {
      const { rule } = read;
      if (!rule) return;
      run(async () => {
        try {
          const mine = promotion && version !== undefined ? { id: promotion.id, from_version: version } : {};
          const saved = await call('savePromotion', { body: { ...mine, rule } });
          begin(saved.versions[0]?.rule ?? rule, saved.version);
          toasts.show({ title: own.saved(saved.version), tone: 'win' });
          then(saved);
        } catch (error) {
          await fail(error);
        }
      });
    },
    discard: () => begin(base, version),
    conflict,
    takeTheirs() {
      const [theirs] = conflict?.theirs.versions ?? [];
      if (theirs) begin(theirs.rule, theirs.version);
    },
    keepMine() {
      const [theirs] = conflict?.theirs.versions ?? [];
      if (!theirs) return;
      setBase(theirs.rule);
      setVersion(theirs.version);
      setConflict(undefined);
    },
  };
}
