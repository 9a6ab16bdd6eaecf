import type { PromotionCheck, PromotionLanguage, PromotionRule, Reward } from '@halley/contract';
import type { Currency } from '@halley/contract/money';
import { Badge, Card, Facts, Segmented, Select } from '@halley/ui';
import type { ReactNode } from 'react';
import { dealLines } from '../deal-lines.ts';
import { promotionWords } from '../words.ts';
import { TeamsPreview } from './contest/TeamsPreview.tsx';
import { languages } from './languages.ts';
import { Chances, ShopCard } from './ShopPreview.tsx';
import { builderWords } from './words.ts';

const { preview: own } = builderWords;
const hasLines = new Set<Reward['type']>(['bonus', 'freespins', 'cash', 'freebet']);

interface PreviewPanelProps {
  rule: PromotionRule | undefined;
  check: PromotionCheck | undefined;
  language: PromotionLanguage;
  onLanguage: (language: PromotionLanguage) => void;
  currency: Currency;
  currencies: readonly Currency[];
  onCurrency: (currency: Currency) => void;
}

/** Title, card and terms, in each of the five languages. */
export function PreviewPanel(props: PreviewPanelProps): ReactNode {
  const { rule, check, language, onLanguage, currency, currencies, onCurrency } = props;
  const text = rule?.texts[language];
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="title-card">{own.title}</h2>
        <Segmented
          label={own.language}
          value={language}
          onChange={onLanguage}
          options={languages.map(({ value, short }) => ({ value, label: short }))}
        />
      </div>
      {currencies.length > 1 && (
        <Select
          label={own.currency}
          value={currency}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={(event) => onCurrency(event.target.value as Currency)}
        />
      )}
      {rule?.card && <ShopCard rule={rule} card={rule.card} language={language} currency={currency} />}
      {rule && text && !rule.card && (
        <div className="grid gap-2 rounded-lg p-4 inset-ring inset-ring-line" lang={language}>
          <p>
            <Badge tone="amber">{promotionWords.kinds[rule.kind]}</Badge>
          </p>
          <p className="font-display text-lg font-semibold">{text.title}</p>
          <p className="text-13 text-text-soft">{text.summary}</p>
        </div>
      )}
      {rule?.contest?.teams && <TeamsPreview teams={rule.contest.teams} />}
      {rule?.rewards.map(
        (reward) =>
          reward.type === 'lootbox' && <Chances key={reward.groupKey} items={reward.items} currency={currency} />,
      )}
      {check?.deal ? (
        <Facts className="text-13" facts={dealLines(check.deal)} />
      ) : (
        // What is no bonus and no spins has no such lines.
        rule?.rewards.some(({ type }) => hasLines.has(type)) && <p className="text-13 text-text-soft">{own.noDeal}</p>
      )}
      {check && check.terms[language].length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-13 font-bold text-text-soft">{own.terms}</h3>
          <ol lang={language} className="grid list-decimal gap-1 pl-5 text-13">
            {check.terms[language].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </div>
      )}
    </Card>
  );
}
