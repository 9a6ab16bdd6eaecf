import { Checkbox, toasts } from '@halley/ui';
import type { ReactNode } from 'react';
import { call, inWords, useDeed, useRead } from '../api/index.ts';
import { Loading, useShortcutSwitch } from '../console/index.ts';
import { words } from '../words/index.ts';

const own = words.work;

/** Single keys on or off, and whether notices also come by mail. */
export function WorkSettings(): ReactNode {
  const { isOn, setOn } = useShortcutSwitch();
  const notices = useRead('listStaffNotices');
  const { busy, run } = useDeed();
  const save = async (mail: boolean) => {
    try {
      await call('setStaffNoticeMail', { body: { mail } });
      toasts.show({ title: own.mailSaved, tone: 'win' });
    } catch (error) {
      toasts.show({ title: inWords(error), tone: 'danger' });
    }
    notices.reload();
  };
  return (
    <div className="grid gap-5">
      <section className="grid gap-2">
        <h2 className="title-card">{own.keys}</h2>
        <p className="text-text-soft">{own.keysText}</p>
        <Checkbox label={own.keysOn} checked={isOn} onChange={({ target }) => setOn(target.checked)} />
      </section>
      <section className="grid gap-2">
        <h2 className="title-card">{own.notices}</h2>
        <Loading from={notices}>
          {({ mail }) => (
            <Checkbox
              label={own.mail}
              checked={mail}
              disabled={busy}
              onChange={({ target }) => run(() => save(target.checked))}
            />
          )}
        </Loading>
      </section>
    </div>
  );
}
