import { Button } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Page } from '../console/index.ts';
import { words } from '../words/index.ts';

export function MissingPage(): ReactNode {
  return (
    <Page title={words.notFound.title}>
      <p className="text-text-soft">{words.notFound.text}</p>
      <div>
        <Button asChild>
          <Link to="/">{words.notFound.home}</Link>
        </Button>
      </div>
    </Page>
  );
}
