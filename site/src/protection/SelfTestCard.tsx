import { Button, Card } from '@halley/ui';
import { useSay } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';

/** Offered where limits are, and pushed nowhere. */
export function SelfTestCard() {
  const say = useSay();
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <div className="grid gap-1">
        <h2 className="title-card">{say('protection.selfTest')}</h2>
        <p className="text-text-soft">{say('protection.selfTestText')}</p>
      </div>
      <Button asChild look="secondary">
        <SiteLink href="/self-test">{say('protection.selfTestBegin')}</SiteLink>
      </Button>
    </Card>
  );
}
