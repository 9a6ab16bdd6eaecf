import { CallFailed } from '@halley/contract/client';
import { Button, EmptyState, Note } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { siteContext } from '../context/index.ts';
import { messagesOf, sayIn } from '../i18n/index.server.ts';
import { Speaks, useSay } from '../i18n/index.ts';
import { type PageHandle, pageMeta, SiteLink, useWhen } from '../page/index.ts';
import { callApi } from '../query/index.ts';
import type { Route } from './+types/ConfirmLimitPage.ts';

export const handle: PageHandle = { noindex: true, ownPrimary: true };

/** Where the mail about a changed limit leads. It needs no log-in: the token in the link is the proof. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  const say = sayIn(locale);
  return {
    messages: messagesOf(locale, 'limits'),
    token: url.searchParams.get('token') ?? '',
    seo: { title: say('limits.confirm.seo'), description: say('limits.seo.description') },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function ConfirmLimitPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <ConfirmLimit token={loaderData.token} />
    </Speaks>
  );
}

type Outcome = { state: 'asking' } | { state: 'done'; from: string } | { state: 'bad' };

/** A click, not the mere visit, confirms: programs that look into mails must not loosen anybody's limit. */
export function ConfirmLimit({ token }: { token: string }) {
  const say = useSay();
  const when = useWhen();
  const [outcome, setOutcome] = useState<Outcome>({ state: token ? 'asking' : 'bad' });
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function confirm() {
    setBusy(true);
    setFailed(false);
    try {
      const { active_from: from } = await callApi('confirmLimit', { body: { token } });
      setOutcome({ state: 'done', from });
    } catch (error) {
      if (error instanceof CallFailed && error.status === 422) setOutcome({ state: 'bad' });
      else setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  const toLimits = (
    <Button asChild>
      <SiteLink href="/profile/limits">{say('limits.confirm.limits')}</SiteLink>
    </Button>
  );
  if (outcome.state === 'done') {
    const text = say('limits.confirm.doneText', { when: when(outcome.from) });
    return <Said title={say('limits.confirm.done')} text={text} action={toLimits} />;
  }
  if (outcome.state === 'bad') {
    return <Said title={say('limits.confirm.bad')} text={say('limits.confirm.badText')} action={toLimits} />;
  }
  const action = (
    <div className="grid justify-items-center gap-3">
      {failed && <Note tone="danger">{say('limits.banner.failed')}</Note>}
      <Button look="primary" loading={busy} onClick={() => void confirm()}>
        {say('limits.confirm.yes')}
      </Button>
    </div>
  );
  return <Said title={say('limits.confirm.title')} text={say('limits.confirm.text')} action={action} />;
}

function Said({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <div role="status">
      <h1 className="sr-only">{title}</h1>
      <EmptyState picture="no-notifications" title={title} text={text} action={action} className="py-16" />
    </div>
  );
}
