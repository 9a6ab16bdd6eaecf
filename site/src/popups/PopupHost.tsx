import { Suspense, use, useSyncExternalStore } from 'react';
import { Speaks, useSpeech } from '../i18n/index.ts';
import { loadMessages } from '../i18n/load-messages.ts';
import { type PopupName, popups } from './create-popups.ts';
import { popupMap } from './popup-map.ts';

const none: readonly PopupName[] = [];

/** Every open popup, above whatever modal has an address. */
export function PopupHost() {
  const open = useSyncExternalStore(popups.subscribe, popups.list, () => none);
  return open.map((name) => (
    <Suspense key={name}>
      <Popup name={name} />
    </Suspense>
  ));
}

function Popup({ name }: { name: PopupName }) {
  const { locale } = useSpeech();
  const Content = popupMap[name];
  return (
    <Speaks messages={use(loadMessages(locale, 'popups'))}>
      <Content />
    </Speaks>
  );
}
