import { Button, linkClass } from '@halley/ui';
import { type ReactNode, useId, useState } from 'react';
import { useSay } from '../i18n/index.ts';
import { SiteLink } from '../shell/SiteLink.tsx';
import { keepRemembered, writeCookie } from '../storage/index.ts';

/**
 * What a first visit asks. Beside the page, not over it: it can be read and used meanwhile. Both answers to the cookies
 * are equally easy, and until one is given nothing that is not necessary is kept.
 */
export function ConsentCards(asks: { cookies: boolean; australia: boolean }) {
  const say = useSay();
  const [left, setLeft] = useState(asks);
  if (!left.cookies && !left.australia) return null;

  function answerCookies(answer: 'all' | 'necessary') {
    writeCookie('cookiesAccepted', answer);
    if (answer === 'all') keepRemembered();
    setLeft({ ...left, cookies: false });
  }
  function approve() {
    writeCookie('australiaApproved', '1');
    setLeft({ ...left, australia: false });
  }
  return (
    <div className="pointer-events-none fixed inset-x-gutter bottom-[calc(var(--bottombar-height)+env(safe-area-inset-bottom)+0.5rem)] z-bottombar grid max-w-sm gap-2 lg:right-auto lg:bottom-4">
      {left.australia && (
        <Card title={say('consent.australia.title')} text={say('consent.australia.text')}>
          <Button look="outline" size="small" onClick={approve}>
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
              <SiteLink href="/terms-and-conditions" className={linkClass}>
                {say('consent.cookies.more')}
              </SiteLink>
            </>
          }
        >
          <Button look="outline" size="small" onClick={() => answerCookies('necessary')}>
            {say('consent.cookies.necessary')}
          </Button>
          <Button look="outline" size="small" onClick={() => answerCookies('all')}>
            {say('consent.cookies.all')}
          </Button>
        </Card>
      )}
    </div>
  );
}

function Card({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="pointer-events-auto grid gap-2 rounded-lg bg-surface-3 p-4 shadow-3">
      <h2 id={id} className="text-sm font-bold">
        {title}
      </h2>
      <p className="text-13 text-text-soft">{text}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  );
}
