import { use, useState } from 'react';
import { loadMessages, Speaks, useSpeech } from '../i18n/index.ts';
import { ConsentCards } from './ConsentCards.tsx';
import { consentNow } from './consent.ts';

/** `#cookies` in any address: the question of the first visit once more, so that it can be answered otherwise. */
export default function CookieChoice() {
  const { locale } = useSpeech();
  const messages = use(loadMessages(locale, 'consent'));
  // Who has not answered yet is being asked already.
  const [isAnswered] = useState(() => consentNow() !== undefined);
  return isAnswered ? (
    <Speaks messages={messages}>
      <ConsentCards cookies australia={false} />
    </Speaks>
  ) : null;
}
