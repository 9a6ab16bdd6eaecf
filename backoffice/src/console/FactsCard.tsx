import { Card, Facts } from '@halley/ui';
import type { ComponentProps, ReactNode } from 'react';

/** What is known of a thing, under a title; below it whatever else belongs there. */
export function FactsCard({
  title,
  facts,
  children,
}: {
  title: string;
  facts: ComponentProps<typeof Facts>['facts'];
  children?: ReactNode;
}): ReactNode {
  return (
    <Card className="grid gap-3">
      <h2 className="title-card">{title}</h2>
      <Facts className="text-13 [&_dd]:wrap-anywhere" facts={facts} />
      {children}
    </Card>
  );
}
