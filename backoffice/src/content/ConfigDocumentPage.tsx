import { Button, Note } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { useRead } from '../api/index.ts';
import { Back, Loading, Page } from '../console/index.ts';
import { useStaff } from '../session/index.ts';
import { ChangedState } from './ConfigDocumentsPage.tsx';
import { DocumentEditor } from './DocumentEditor.tsx';
import { DocumentVersions, RestoreDialog } from './DocumentVersions.tsx';
import { documentTitles, documentWords as own } from './document-words.ts';

/** One document of the house: what it says, and all it ever said. */
export function ConfigDocumentPage(): ReactNode {
  const { name = '' } = useParams();
  const loaded = useRead('readConfigDocument', { params: { name } });
  const [isAsking, setAsking] = useState(false);
  const mayWrite = useStaff().may('content.manage');
  const { data: file, reload } = loaded;
  return (
    <Page
      title={file ? documentTitles[file.name] : own.title}
      badge={file && <ChangedState isChanged={file.is_changed} />}
      actions={
        file?.published &&
        mayWrite && (
          <Button size="small" look="outline" onClick={() => setAsking(true)}>
            {own.usualAgain}
          </Button>
        )
      }
    >
      <Back to="/content/documents">{own.back}</Back>
      <Loading from={loaded}>
        {(document) => (
          <>
            <p className="text-text-soft">
              {document.purpose}. <span className="text-text-faint">{own.fileName(document.name)}</span>
            </p>
            {!mayWrite && <Note>{own.readOnly}</Note>}
            <DocumentEditor
              // A version more is another document to write on.
              key={`${document.name} ${document.newest} ${document.published?.version}`}
              file={document}
              mayWrite={mayWrite}
              onSaved={reload}
            />
            <DocumentVersions file={document} mayWrite={mayWrite} onDone={reload} />
          </>
        )}
      </Loading>
      {isAsking && file && (
        <RestoreDialog
          file={file}
          version={0}
          title={own.usualTitle}
          text={own.usualText}
          onClosed={() => setAsking(false)}
          onDone={reload}
        />
      )}
    </Page>
  );
}
