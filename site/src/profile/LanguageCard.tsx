import { Card } from '@halley/ui/Card.tsx';
import { Select } from '@halley/ui/Select.tsx';
import { toasts } from '@halley/ui/toasts.ts';
import { useState } from 'react';
import { isLocale, localeOf, useSay } from '../i18n/index.ts';
import { callApi } from '../query/index.ts';
import { useRootData } from '../session/index.ts';

/** The language of the pages and of our mails. It is kept with the account, then the page is loaded in it. */
export function LanguageCard() {
  const say = useSay();
  const root = useRootData();
  const [sending, setSending] = useState<string>();
  const codes = (root?.locales ?? []).filter((code) => isLocale(code) && !localeOf(code).fake);

  async function choose(locale: string) {
    if (locale === root?.locale) return;
    setSending(locale);
    try {
      await callApi('changeLocale', { body: { locale } });
      window.location.assign(`/${locale}/profile`);
    } catch {
      setSending(undefined);
      toasts.show({ tone: 'danger', title: say('profile.language.failed') });
    }
  }

  return (
    <Card className="grid content-start gap-3">
      <h2 className="title-card">{say('profile.language')}</h2>
      <Select
        label={say('profile.language.label')}
        hint={say('profile.language.hint')}
        options={codes.map((code) => ({ value: code, label: localeOf(code).name }))}
        value={sending ?? root?.locale ?? 'en'}
        disabled={sending !== undefined}
        onChange={({ target }) => void choose(target.value)}
      />
    </Card>
  );
}
