import { Button, EmptyState } from '@halley/ui';
import { useSay } from '../i18n/index.ts';
import { keeper } from './keep-notices.ts';
import { NoticeList } from './NoticeList.tsx';
import { useNoticeCount } from './store.ts';

/** Everything that is new, or that nothing is. On the page of notices, and in the panel of the bell. */
export function NoticeCentre() {
  const say = useSay();
  const count = useNoticeCount();
  return (
    <>
      <div aria-live="polite">
        {count === 0 ? (
          <EmptyState picture="no-notifications" title={say('notices.none.title')} text={say('notices.none.text')} />
        ) : (
          <NoticeList />
        )}
      </div>
      {count > 1 && (
        <Button className="justify-self-start" onClick={() => keeper.dismiss('all')}>
          {say('notices.putAllAway')}
        </Button>
      )}
    </>
  );
}
