import { Button, EmptyState } from '@halley/ui';
import { useContext, useEffect } from 'react';
import { useSay } from '../i18n/index.ts';
import { ClosedPage, SiteLink } from '../page/index.ts';
import { useHouse } from '../session/index.ts';
import { RequestId } from './request-id.ts';

/** Nothing at this address, or something broke: what happened, one way out, and the name of the request. */
export function ErrorPage({ status = 500, error }: { status?: number; error?: unknown }) {
  const say = useSay();
  const house = useHouse();
  const missing = status === 404;
  useEffect(() => {
    if (error === undefined || status === 404 || status === 451) return;
    void import('../telemetry/navigation-failure.ts').then((module) => module.reportNavigationFailure(error));
  }, [error, status]);
  const given = useContext(RequestId);
  const requestId =
    given || (typeof document === 'undefined' ? '' : (document.getElementById('request-id')?.textContent ?? ''));
  if (status === 451) return <ClosedPage />;
  const title = say(missing ? 'error.missing.title' : 'error.broken.title');
  return (
    <>
      <title>{`${title} · ${house}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        picture={missing ? 'no-results' : 'lost-signal'}
        title={title}
        text={say(missing ? 'error.missing.text' : 'error.broken.text')}
        action={
          <Button asChild>
            <SiteLink href="/">{say('error.toLobby')}</SiteLink>
          </Button>
        }
        className="py-16"
      />
      {requestId && !missing && (
        <p className="text-center text-xs text-text-faint">
          {say('error.request')} <code id="request-id">{requestId}</code>
        </p>
      )}
    </>
  );
}
