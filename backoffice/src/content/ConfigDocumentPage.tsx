import { Note } from '@halley/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useRead } from '../api/index.ts';
import { Actions, Back, Loading, Page } from '../console/index.ts';
import { useStaff } from '../session/index.ts';
import { ChangedState } from './ConfigDocumentsPage.tsx';
import { DocumentEditor } from './DocumentEditor.tsx';
import { DocumentVersions, restore } from './DocumentVersions.tsx';
import { documentTitles, documentWords as own } from './document-words.ts';

/** One document of the house: what it says, and all it ever said. */
export function ConfigDocumentPage(): ReactNode {
  const { name = '' } = useParams();
  const loaded = useRead('readConfigDocument', { params: { name } });
  const mayWrite = useStaff().may('content.manage');
  const { data: file, reload } = loaded;
  return (
    <Page
      title={file ? documentTitles[file.name] : own.title}
      badge={file && <ChangedState isChanged={file.is_changed} />}
      actions={
        file?.published && (
          <Actions
            actions={[restore(file, 0, { label: own.usualAgain, title: own.usualTitle, text: own.usualText })]}
            onDone={reload}
          />
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
            <DocumentVersions file={document} onDone={reload} />
          </>
        )}
      </Loading>
    </Page>
  );
}
