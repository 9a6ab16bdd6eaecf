import type { PromotionPage } from '@halley/contract';
import { Note } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { Actions, actionWith, showTime, TableSection } from '../../console/index.ts';
import { codeWords as own } from '../words.ts';
import { CodesDialog } from './CodesDialog.tsx';
import { MakeCodesDialog } from './MakeCodesDialog.tsx';

const { columns: heads } = own;

/** Codes by what they begin with: nobody can read them any more. */
export function Codes({ promotion, onDone }: { promotion: PromotionPage; onDone: () => void }): ReactNode {
  const [made, setMade] = useState<readonly string[]>();
  const trigger = promotion.versions[0]?.rule.trigger;
  const isByCode = trigger !== undefined && 'claim' in trigger && trigger.claim === 'code';
  const make = actionWith('makePromotionCodes', {
    label: own.make,
    look: 'primary',
    icon: 'plus',
    dialog: (props) => <MakeCodesDialog id={promotion.id} onMade={setMade} {...props} />,
  });
  return (
    <div className="grid gap-4">
      {!isByCode && promotion.kind !== 'deposit' && promotion.kind !== 'reload' && <Note>{own.notByCode}</Note>}
      <div>
        <Actions actions={[promotion.state !== 'ended' && make]} onDone={onDone} />
      </div>
      <TableSection
        title={own.title}
        empty={own.none}
        rows={promotion.codes}
        rowKey={({ id }) => id}
        columns={[
          { key: 'hint', head: heads.hint, cell: ({ hint }) => <code>{hint}…</code> },
          { key: 'kind', head: heads.kind, cell: ({ shared }) => (shared ? own.shared : own.single) },
          { key: 'uses', head: heads.uses, align: 'right', cell: (code) => own.uses(code.uses, code.max_uses) },
          {
            key: 'expires',
            head: heads.expires,
            cell: (code) => (code.expires_at === null ? own.never : showTime(code.expires_at)),
          },
        ]}
      />
      {made && <CodesDialog id={promotion.id} codes={made} onClosed={() => setMade(undefined)} />}
    </div>
  );
}
