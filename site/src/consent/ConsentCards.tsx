import { Button, linkClass } from '@halley/ui';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { useHref, useLocation } from 'react-router';
import { useSay } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';
import { writeCookie } from '../storage/index.ts';
import { answerConsent } from './consent.ts';

/**
 * What a first visit asks. Beside the page, not over it: it can be read and used meanwhile. Both answers to the cookies
 * are equally easy, and until one is given nothing that is not necessary is kept. Each card is a form of its own: a click
 * before the page has come to life goes to the server (`answer-route.ts`) and is not lost.
 */
export function ConsentCards(asks: { cookies: boolean; australia: boolean }) {
  const say = useSay();
  const [left, setLeft] = useState(asks);
  if (!left.cookies && !left.australia) return null;

  function answerCookies(answer: string) {
    answerConsent(answer === 'all' ? 'all' : 'necessary');
    setLeft({ ...left, cookies: false });
  }
  function approve(answer: string) {
    writeCookie('australiaApproved', answer);
    setLeft({ ...left, australia: false });
  }
  return (
    <div className="pointer-events-none fixed inset-x-gutter bottom-[calc(var(--bottombar-height)+env(safe-area-inset-bottom)+0.5rem)] z-sticky grid max-w-sm gap-2 lg:right-auto lg:bottom-4">
      {left.australia && (
        <Card title={say('consent.australia.title')} text={say('consent.australia.text')} onAnswer={approve}>
          <Button type="submit" name="australia" value="1" look="outline" size="small">
            {say('consent.australia.confirm')}
          </Button>
        </Card>
      )}
      {left.cookies && (
        <Card
          title={say('consent.cookies.title')}
          text={
            <>
              {say('consent.cookies.text')}{' '}
              <SiteLink href="/cookie-policy" className={linkClass}>
                {say('consent.cookies.more')}
              </SiteLink>
            </>
          }
          onAnswer={answerCookies}
        >
          <Button type="submit" name="cookies" value="necessary" look="outline" size="small">
            {say('consent.cookies.necessary')}
          </Button>
          <Button type="submit" name="cookies" value="all" look="outline" size="small">
            {say('consent.cookies.all')}
          </Button>
        </Card>
      )}
    </div>
  );
}

interface CardProps {
  title: string;
  text: ReactNode;
  /** With the value of the button that was clicked. */
  onAnswer: (answer: string) => void;
  children: ReactNode;
}

function Card({ title, text, onAnswer, children }: CardProps) {
  const id = useId();
  const { pathname, search } = useLocation();
  const back = useHref({ pathname, search });
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onAnswer((event.nativeEvent.submitter as HTMLButtonElement).value);
  }
  return (
    <section aria-labelledby={id} className="pointer-events-auto grid gap-2 rounded-lg bg-surface-3 p-4 shadow-3">
      <h2 id={id} className="text-sm font-bold">
        {title}
      </h2>
      <p className="text-13 text-text-soft">{text}</p>
      <form method="post" action="/consent" onSubmit={submit} className="flex flex-wrap gap-2">
        <input type="hidden" name="back" value={back} />
        {children}
      </form>
    </section>
  );
}
