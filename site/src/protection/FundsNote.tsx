import { Note } from '@halley/ui';
import type { ReactNode } from 'react';
import { useSay } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';
import { useQuery } from '../query/index.ts';

/** Beside the documents: somebody waits for an answer about money. */
export function FundsNote(): ReactNode {
  const say = useSay();
  const { data } = useQuery('readFundsStanding');
  if (!data?.asked) return null;
  return (
    <Note tone="warn">
      {say('protection.funds.asked')}{' '}
      <SiteLink href="/profile/source-of-funds" className="font-bold underline-offset-3 hover:underline">
        {say('protection.funds.answer')}
      </SiteLink>
    </Note>
  );
}
