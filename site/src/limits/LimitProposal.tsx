import { Button } from '@halley/ui/Button.tsx';
import { use } from 'react';
import { loadMessages, Speaks, useSay, useSpeech } from '../i18n/index.ts';
import { declineLimit } from '../identity/index.ts';
import { SiteLink } from '../page/index.ts';
import { useQuery } from '../query/index.ts';

/**
 * PP-22, before the first deposit: asked once, beside what the player came for and never in its way. Whoever has
 * answered, or set a limit, sees nothing. Brings its own texts.
 */
export function LimitProposal() {
  const { locale } = useSpeech();
  const { data: offer } = useQuery('readLimitOffer');
  if (offer?.limit_proposal !== 'due') return null;
  return (
    <Speaks messages={use(loadMessages(locale, 'limits'))}>
      <Proposal />
    </Speaks>
  );
}

function Proposal() {
  const say = useSay();
  return (
    <section aria-label={say('limits.ask.title')} className="grid gap-3 rounded-lg bg-surface-2 p-4">
      <p className="text-13 text-text-soft">
        <b className="block text-text">{say('limits.ask.title')}</b>
        {say('limits.ask.text')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" asChild>
          <SiteLink href="/profile/limits#deposit" onClick={() => void declineLimit()}>
            {say('limits.set')}
          </SiteLink>
        </Button>
        <Button size="small" onClick={() => void declineLimit()}>
          {say('limits.ask.no')}
        </Button>
      </div>
    </section>
  );
}
