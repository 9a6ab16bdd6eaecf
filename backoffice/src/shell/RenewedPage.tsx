import { Button } from '@halley/ui';
import type { ReactNode } from 'react';
import { Page } from '../console/index.ts';
import { words } from '../words/index.ts';

/** Instead of a page whose code did not come, or that broke. */
export function RenewedPage(): ReactNode {
  return (
    <main className="mx-auto max-w-xl p-6">
      <Page title={words.renewed.title}>
        <p className="text-text-soft">{words.renewed.text}</p>
        <div>
          <Button icon="refresh" onClick={() => window.location.reload()}>
            {words.renewed.again}
          </Button>
        </div>
      </Page>
    </main>
  );
}
