import type { AskedDocument, PlayerDocument } from '@halley/contract';
import { Button, Card, EmptyState, Skeleton } from '@halley/ui';
import { useSay } from '../i18n/index.ts';
import { queries, useQuery } from '../query/index.ts';
import { AskedCard } from './AskedCard.tsx';
import { DocumentList } from './DocumentList.tsx';
import { StandingCard } from './StandingCard.tsx';
import { askedFor, standingOf } from './standing.ts';
import { UploadCard } from './UploadCard.tsx';

interface VerificationProps {
  /** As the server found them; undefined when it could not. */
  documents: PlayerDocument[] | undefined;
  asked: AskedDocument[] | undefined;
  verified: boolean;
}

export function Verification({ documents: initial, asked: askedAtFirst, verified }: VerificationProps) {
  const { data: documents, error } = useQuery('listDocuments', undefined, { initial });
  const { data: asked } = useQuery('listAskedDocuments', undefined, { initial: askedAtFirst });
  if (!documents) return error ? <Failed /> : <Waiting />;
  const standing = standingOf(documents, verified);
  const requests = askedFor(documents, asked ?? []);
  const show = (next: PlayerDocument[]) => {
    queries.set('listDocuments', undefined, next);
    queries.invalidate('listAskedDocuments');
  };
  return (
    <>
      {requests.length > 0 && <AskedCard requests={requests} />}
      <StandingCard standing={standing} documents={documents} verified={verified} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <UploadCard
          documents={documents}
          wanted={requests[0]?.type}
          isPrimary={standing !== 'verified' || requests.length > 0}
          onSent={show}
        />
        <DocumentList documents={documents} onChanged={show} />
      </div>
    </>
  );
}

function Failed() {
  const say = useSay();
  return (
    <Card>
      <EmptyState
        picture="lost-signal"
        title={say('verification.failed.title')}
        text={say('verification.failed.text')}
        action={
          <Button icon="refresh" onClick={() => queries.invalidate('listDocuments')}>
            {say('verification.failed.again')}
          </Button>
        }
      />
    </Card>
  );
}

function Waiting() {
  return (
    <>
      <Skeleton className="h-56 rounded-xl" />
      <div className="grid gap-4 xl:grid-cols-2">
        <Skeleton className="h-96 rounded-xl" />
        <Skeleton className="h-64 rounded-xl" />
      </div>
    </>
  );
}
