import type { ReactNode } from 'react';
import { Card } from '../Card.tsx';
import { SectionHead } from '../SectionHead.tsx';

export function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section>
      <SectionHead title={title} />
      {children}
    </section>
  );
}

export function Columns({ children }: { children: ReactNode }): ReactNode {
  return <div className="grid items-start gap-4 md:grid-cols-2">{children}</div>;
}

export function Panel({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <h3 className="title-card">{title}</h3>
      {children}
    </Card>
  );
}

export function Line({ children }: { children: ReactNode }): ReactNode {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
