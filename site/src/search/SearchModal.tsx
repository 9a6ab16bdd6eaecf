import { use } from 'react';
import { loadMessages, Speaks, useSay, useSpeech } from '../i18n/index.ts';
import { ModalFrame } from '../page/index.ts';
import { Search } from './Search.tsx';

/** Every game by its name, over whatever page is there. */
export default function SearchModal() {
  const { locale } = useSpeech();
  return (
    <Speaks messages={use(loadMessages(locale, 'search', 'catalogue'))}>
      <Frame />
    </Speaks>
  );
}

function Frame() {
  const say = useSay();
  return (
    <ModalFrame
      full
      title={say('search.title')}
      className="max-md:h-dvh max-md:max-h-none max-md:rounded-none md:h-[min(44rem,90dvh)] md:w-160"
    >
      <Search />
    </ModalFrame>
  );
}
