import { type ComponentType, type ReactNode, Suspense, use, useSyncExternalStore } from 'react';
import { loadMessages, Speaks, useSpeech } from '../../i18n/index.ts';
import { type PopupName, popups } from './create-popups.ts';

const none: readonly PopupName[] = [];

/** Every open popup, above whatever modal has an address. */
export function PopupHost({ map }: { map: Partial<Record<PopupName, ComponentType>> }) {
  const open = useSyncExternalStore(popups.subscribe, popups.list, () => none);
  return open.map((name) => {
    const Popup = map[name];
    return (
      <Suspense key={name}>
        <WithWords>{Popup && <Popup />}</WithWords>
      </Suspense>
    );
  });
}

function WithWords({ children }: { children: ReactNode }) {
  const { locale } = useSpeech();
  return <Speaks messages={use(loadMessages(locale, 'popups'))}>{children}</Speaks>;
}
