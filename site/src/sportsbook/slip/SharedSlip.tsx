import { Button, Note } from '@halley/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSay } from '../../i18n/index.ts';
import { callApi } from '../../query/index.ts';
import { chosenOf, joinSlips, type SharedSlip as Shared } from './merge-slips.ts';
import { slip } from './slip-store.ts';

const codeShape = /^[A-Z2-9]{8}$/;

/** The code of a shared slip in the address of the page. */
export function useSharedCode(): string | undefined {
  const [search] = useSearchParams();
  const code = search.get('slip')?.toUpperCase();
  return code && codeShape.test(code) ? code : undefined;
}

/** Somebody's selections: they come onto the slip when the visitor says so. */
export function SharedSlip({ code }: { code: string }): ReactNode {
  const say = useSay();
  const [, setSearch] = useSearchParams();
  const [shared, setShared] = useState<Shared | null>();
  useEffect(() => {
    let isOver = false;
    callApi('readSharedSlip', { params: { code } }).then(
      (read) => isOver || setShared(read),
      () => isOver || setShared(null),
    );
    return () => {
      isOver = true;
    };
  }, [code]);
  const leave = () =>
    setSearch(
      (search) => {
        search.delete('slip');
        return search;
      },
      { replace: true, preventScrollReset: true },
    );
  const take = () => {
    if (shared) slip.change(joinSlips(slip.read(), chosenOf(shared)));
    leave();
  };
  if (shared === undefined) return null;
  return (
    <Note tone={shared ? 'info' : 'warn'}>
      <span className="grid gap-2">
        {shared ? say('slip.shared.ask', { count: shared.legs.length }) : say('slip.shared.none')}
        <span className="flex flex-wrap gap-2">
          {shared && (
            <Button look="outline" size="small" onClick={take}>
              {say('slip.shared.take')}
            </Button>
          )}
          <Button look="quiet" size="small" onClick={leave}>
            {say('slip.shared.leave')}
          </Button>
        </span>
      </span>
    </Note>
  );
}
