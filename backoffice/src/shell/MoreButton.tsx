import { Button } from '@halley/ui';
import type { ReactNode } from 'react';
import { words } from '../words.ts';

/** Below a list that goes on. */
export function MoreButton({ more }: { more: (() => void) | undefined }): ReactNode {
  return (
    more && (
      <div>
        <Button onClick={more}>{words.more}</Button>
      </div>
    )
  );
}
