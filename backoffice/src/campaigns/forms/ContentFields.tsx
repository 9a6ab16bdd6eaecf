import type { CampaignContent, CampaignWords } from '@halley/contract';
import { Field, TextArea } from '@halley/ui';
import type { ReactNode } from 'react';
import { campaignWords } from '../words.ts';

const { form: own, languages } = campaignWords;

export const emptyContent = (): CampaignContent => {
  const words = (): CampaignWords => ({ title: '', text: '', button: '' });
  return { words: { en: words(), de: words(), 'fr-CA': words(), no: words(), it: words() }, path: '/games' };
};

/** What is said, in five languages, each with a title, a text and a button. */
export function ContentFields({
  content,
  onChange,
}: {
  content: CampaignContent;
  onChange: (content: CampaignContent) => void;
}): ReactNode {
  const change = (language: keyof typeof languages, part: keyof CampaignWords, text: string) => {
    const words = { ...content.words[language], [part]: text };
    onChange({ ...content, words: { ...content.words, [language]: words } });
  };
  return (
    <div className="grid gap-3">
      <Field
        label={own.path}
        value={content.path}
        onChange={(event) => onChange({ ...content, path: event.currentTarget.value })}
      />
      {(Object.keys(languages) as (keyof typeof languages)[]).map((language) => {
        const name = languages[language];
        const { title, text, button } = content.words[language];
        return (
          <fieldset key={language} className="grid gap-2 border-0 p-0 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <legend className="sr-only">{name}</legend>
            <Field
              label={own.title(name)}
              lang={language}
              value={title}
              maxLength={120}
              onChange={(event) => change(language, 'title', event.currentTarget.value)}
            />
            <Field
              label={own.button(name)}
              lang={language}
              value={button}
              maxLength={40}
              onChange={(event) => change(language, 'button', event.currentTarget.value)}
            />
            <div className="sm:col-span-2">
              <TextArea
                label={own.text(name)}
                lang={language}
                value={text}
                maxLength={500}
                onChange={(event) => change(language, 'text', event.currentTarget.value)}
              />
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
