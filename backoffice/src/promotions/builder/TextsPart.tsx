import type { PromotionLanguage } from '@halley/contract';
import { Field, Segmented, TextArea } from '@halley/ui';
import type { ReactNode } from 'react';
import { languageNames, promotionWords } from '../words.ts';
import { useDraft } from './draft.ts';
import { languages } from './languages.ts';
import { Part } from './Part.tsx';
import { builderWords as own } from './words.ts';

interface TextsPartProps {
  language: PromotionLanguage;
  onLanguage: (language: PromotionLanguage) => void;
}

/** Title and summary, one language at a time; a language with a fault is marked. */
export function TextsPart({ language, onLanguage }: TextsPartProps): ReactNode {
  const { fields, change, faultAt } = useDraft();
  const { texts } = fields;
  const put = (part: Partial<{ title: string; summary: string }>) =>
    change({ texts: { ...texts, [language]: { ...texts[language], ...part } } });
  const isBad = (one: PromotionLanguage) =>
    faultAt(`texts.${one}.title`) !== undefined || faultAt(`texts.${one}.summary`) !== undefined;
  return (
    <Part number={6} title={own.parts.texts}>
      <Segmented
        className="justify-self-start max-sm:justify-self-stretch"
        label={own.preview.language}
        value={language}
        onChange={onLanguage}
        options={languages.map(({ value, short }) => ({ value, label: isBad(value) ? `${short} !` : short }))}
      />
      <Field
        label={promotionWords.textIn(promotionWords.facts.title, language)}
        autoComplete="off"
        maxLength={80}
        error={faultAt(`texts.${language}.title`)}
        value={texts[language].title}
        onChange={(event) => put({ title: event.target.value })}
      />
      <TextArea
        label={`${promotionWords.facts.summary}, ${languageNames[language]}`}
        maxLength={300}
        rows={2}
        error={faultAt(`texts.${language}.summary`)}
        value={texts[language].summary}
        onChange={(event) => put({ summary: event.target.value })}
      />
    </Part>
  );
}
