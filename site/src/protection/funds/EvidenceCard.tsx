import { Button, Card } from '@halley/ui';
import { useSay } from '../../i18n/index.ts';
import { SiteLink } from '../../page/index.ts';

/** Documents have a page of their own: what comes there stands on the case too. */
export function EvidenceCard() {
  const say = useSay();
  return (
    <Card className="grid gap-3">
      <h2 className="title-card">{say('funds.evidence.title')}</h2>
      <p className="max-w-[62ch] text-text-soft">{say('funds.evidence.text')}</p>
      <Button asChild look="secondary" icon="document" className="justify-self-start">
        <SiteLink href="/profile/verification">{say('funds.evidence.action')}</SiteLink>
      </Button>
    </Card>
  );
}
