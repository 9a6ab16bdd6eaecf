import type { SelfTestResult } from '@halley/contract/self-test';
import { Button, Card } from '@halley/ui';
import { useSay } from '../../i18n/index.ts';
import { SiteLink } from '../../page/index.ts';
import { resultTexts } from './self-test-words.ts';

interface ResultProps {
  result: SelfTestResult;
  isCounted: boolean;
  onAgain: () => void;
}

/** In plain words, with the ways to act beside them: all of them, whatever came out. */
export function Result({ result, isCounted, onAgain }: ResultProps) {
  const say = useSay();
  return (
    <Card role="region" aria-label={say('selftest.result.title')} className="grid gap-4">
      <h2 className="title-section">{say(resultTexts[result].title)}</h2>
      <p className="max-w-[62ch] text-base text-text-soft">{say(resultTexts[result].text)}</p>
      <div className="flex flex-wrap gap-3">
        <Button asChild look="secondary" icon="limits">
          <SiteLink href="/profile/limits">{say('selftest.limits')}</SiteLink>
        </Button>
        <Button asChild look="secondary" icon="pause">
          <SiteLink href="/profile/limits#break">{say('selftest.break')}</SiteLink>
        </Button>
        <Button asChild look="secondary">
          <SiteLink href="/responsible-gaming#help">{say('selftest.help')}</SiteLink>
        </Button>
        <Button asChild look="outline">
          <SiteLink href="/profile/limits#exclusion">{say('selftest.exclusion')}</SiteLink>
        </Button>
      </div>
      <p className="max-w-[62ch] text-13 text-text-soft">
        {say('selftest.note')} {isCounted && say('selftest.counted')}
      </p>
      <Button look="quiet" className="justify-self-start" onClick={onAgain}>
        {say('selftest.again')}
      </Button>
    </Card>
  );
}
