import { CallFailed } from '@halley/contract/client';
import { lazy, type ReactNode, Suspense, useState } from 'react';

const ReauthenticationDialog = lazy(() => import('./ReauthenticationDialog.tsx'));

/** The player closed the question: what was asked for is not done, and nothing needs to be said. */
export class ReauthenticationCancelled extends Error {
  override readonly name = 'ReauthenticationCancelled';
}

interface Asked {
  resolve: () => void;
  reject: (reason: ReauthenticationCancelled) => void;
}

export interface Reauthentication {
  /**
   * Runs something that matters. Where the server wants to know once more who is here, the player is asked and it runs
   * again. Rejects with `ReauthenticationCancelled` when the question was closed.
   */
  guarded: <T>(action: () => Promise<T>) => Promise<T>;
  /** To be rendered by who calls the hook. */
  dialog: ReactNode;
}

export function useReauthentication(): Reauthentication {
  const [asked, setAsked] = useState<Asked>();

  async function guarded<T>(action: () => Promise<T>): Promise<T> {
    try {
      return await action();
    } catch (failure) {
      if (!(failure instanceof CallFailed) || failure.code !== 'REAUTHENTICATION_REQUIRED') throw failure;
    }
    await new Promise<void>((resolve, reject) => setAsked({ resolve, reject }));
    return action();
  }

  function answer(proven: boolean) {
    setAsked(undefined);
    if (proven) asked?.resolve();
    else asked?.reject(new ReauthenticationCancelled());
  }

  const dialog = asked ? (
    <Suspense>
      <ReauthenticationDialog onProven={() => answer(true)} onClosed={() => answer(false)} />
    </Suspense>
  ) : null;
  return { guarded, dialog };
}
