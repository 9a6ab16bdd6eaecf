import { Icon, Toggle } from '@halley/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSay } from '../i18n/index.ts';
import { writeCookie } from '../storage/index.ts';

/** Who would like it quieter finds no offers in this browser for thirty days. What they have already stays. */
export function QuietSwitch({ isQuiet }: { isQuiet: boolean }) {
  const say = useSay();
  const { revalidate } = useRevalidator();
  const [wish, setWish] = useState(isQuiet);
  async function change(quiet: boolean) {
    setWish(quiet);
    writeCookie('quiet', quiet ? '1' : '0');
    await revalidate();
  }
  return (
    <section aria-label={say('hub.quiet.title')} className="border-y border-line py-2">
      <Toggle
        checked={wish}
        onChange={({ target }) => void change(target.checked)}
        label={
          <span className="flex items-center gap-4">
            <Icon name="pause" className="text-text-faint" />
            <span className="grid">
              <b className="text-text">{say('hub.quiet.title')}</b>
              <span className="text-xs">{say('hub.quiet.text')}</span>
            </span>
          </span>
        }
      />
    </section>
  );
}
