import type { PromotionPage, PromotionVersion } from '@halley/contract';
import { Button, Dialog, Select } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { showTime, TableSection } from '../console/index.ts';
import { words } from '../words/index.ts';
import { ChangeList } from './ChangeList.tsx';
import { compareRules } from './rule/rule-facts.ts';
import { promotionWords } from './words.ts';

const { versionColumns: heads } = promotionWords;

/** Every version with who stands for it, and what any two of them say otherwise. */
export function Versions({ promotion: { versions } }: { promotion: PromotionPage }): ReactNode {
  const [shown, setShown] = useState<PromotionVersion>();
  return (
    <>
      <TableSection
        title={promotionWords.tabs.versions}
        empty={promotionWords.noVersions}
        rows={versions}
        rowKey={({ version }) => version}
        columns={[
          { key: 'version', head: heads.version, cell: ({ version }) => version },
          { key: 'made', head: heads.made, cell: (one) => promotionWords.by(one.made_by.name, showTime(one.made_at)) },
          { key: 'approved', head: heads.approved, cell: approvedInWords },
          {
            key: 'hash',
            head: heads.hash,
            cell: ({ hash }) => <code title={hash}>{hash.slice(0, 12)}</code>,
            from: 'md',
          },
          {
            key: 'actions',
            head: heads.actions,
            cell: (one) =>
              versions.length > 1 && (
                <Button size="small" look="outline" onClick={() => setShown(one)}>
                  {promotionWords.compare(otherOf(versions, one), one.version)}
                </Button>
              ),
          },
        ]}
      />
      {shown && <CompareDialog versions={versions} shown={shown} onClosed={() => setShown(undefined)} />}
    </>
  );
}

function approvedInWords({ proposed_by, approved_by, second_approved_by, approved_at }: PromotionVersion): string {
  const agreed = [approved_by, second_approved_by].flatMap((person) => person?.name ?? []).join(', ');
  if (agreed) return promotionWords.by(agreed, showTime(approved_at));
  return proposed_by ? `${promotionWords.proposedBy(proposed_by.name)}, ${promotionWords.notApproved}` : words.none;
}

/** The one before it; the first is compared with the one after it. */
function otherOf(versions: readonly PromotionVersion[], { version }: PromotionVersion): number {
  const before = versions.find((one) => one.version < version);
  return before?.version ?? versions.at(-2)?.version ?? version;
}

export function CompareDialog({
  versions,
  shown,
  onClosed,
}: {
  versions: readonly PromotionVersion[];
  shown: PromotionVersion;
  onClosed: () => void;
}): ReactNode {
  const [other, setOther] = useState(() => otherOf(versions, shown));
  const against = versions.find(({ version }) => version === other);
  return (
    <Dialog title={promotionWords.compareTitle(other, shown.version)} onClosed={onClosed} className="md:w-160">
      <div className="grid gap-4">
        <Select
          label={promotionWords.compareWith}
          value={String(other)}
          onChange={(event) => setOther(Number(event.target.value))}
          options={versions
            .filter(({ version }) => version !== shown.version)
            .map((one) => ({
              value: String(one.version),
              label: `${one.version} · ${promotionWords.by(one.made_by.name, showTime(one.made_at))}`,
            }))}
        />
        {against && <ChangeList changes={compareRules(against.rule, shown.rule)} />}
      </div>
    </Dialog>
  );
}
