import type { CampaignChannel, CampaignContent } from '@halley/contract';
import { Button, Select, toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { call, inWords, useRead } from '../../api/index.ts';
import { Loading, mayCall } from '../../console/index.ts';
import { useStaff } from '../../session/index.ts';
import { campaignWords } from '../words.ts';

const { form: own, languages, page } = campaignWords;
type Language = keyof typeof languages;

/** A message as its recipient sees it, a language at a time, and the same sent to oneself. */
export function Preview({ channel, content }: { channel: CampaignChannel; content: CampaignContent }): ReactNode {
  const { may } = useStaff();
  const [language, setLanguage] = useState<Language>('en');
  const previews = useRead('previewCampaign', { body: { channel, content } });
  const test = async () => {
    try {
      const { sent_to: to } = await call('testCampaign', { body: { language, content } });
      toasts.show({ title: own.tested(to), tone: 'win' });
    } catch (error) {
      toasts.show({ title: inWords(error), tone: 'danger' });
    }
  };
  return (
    <section aria-label={own.preview} className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={own.testLanguage}
          value={language}
          onChange={(event) => setLanguage(event.currentTarget.value as Language)}
          options={Object.entries(languages).map(([value, label]) => ({ value, label }))}
        />
        {mayCall(may, 'testCampaign') && (
          <Button look="secondary" icon="mail" onClick={() => void test()}>
            {own.test}
          </Button>
        )}
      </div>
      <Loading from={previews}>
        {(all) => {
          const shown = all.find((one) => one.language === language);
          if (!shown) return null;
          if (shown.html !== null) {
            return (
              <iframe
                title={`${own.preview}: ${languages[language]}`}
                sandbox=""
                srcDoc={shown.html}
                className="h-120 w-full rounded-md border-0 bg-surface-2"
              />
            );
          }
          return (
            <div lang={language} className="grid max-w-md gap-2 rounded-lg bg-surface-2 p-4">
              <b>{shown.title}</b>
              <p className="whitespace-pre-line">{shown.text}</p>
              <span className="text-13 text-text-soft">
                {shown.button} · {page.path} {shown.path}
              </span>
            </div>
          );
        }}
      </Loading>
    </section>
  );
}
