import type { StaffTag } from '@halley/contract';
import { Badge, Button, Menu, toasts } from '@halley/ui';
import type { ReactNode } from 'react';
import { call, inWords, useDeed, useRead } from '../api/index.ts';
import { useStaff } from '../session/index.ts';
import { cardWords } from './words.ts';

/** The tags of a player; who may write notes puts them on and takes them off. */
export function PlayerTags({
  id,
  tags,
  onChanged,
}: {
  id: number;
  tags: readonly StaffTag[];
  onChanged?: () => void;
}): ReactNode {
  const { may } = useStaff();
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {tags.length === 0 && <span className="text-13 text-text-soft">{cardWords.noTags}</span>}
      {tags.map(({ name, title, tone }) => (
        <Badge key={name} tone={tone}>
          {title}
        </Badge>
      ))}
      {onChanged && may('players.note') && <TagMenu id={id} tags={tags} onChanged={onChanged} />}
    </div>
  );
}

function TagMenu({ id, tags, onChanged }: { id: number; tags: readonly StaffTag[]; onChanged: () => void }): ReactNode {
  const known = useRead('listStaffTags');
  const { run } = useDeed();
  const change = (body: { add?: string[]; remove?: string[] }) =>
    run(async () => {
      try {
        await call('tagPlayer', { params: { id: String(id) }, body });
        toasts.show({ title: cardWords.tagged, tone: 'win' });
        onChanged();
      } catch (error) {
        toasts.show({ title: inWords(error), tone: 'danger' });
      }
    });
  const has = (name: string) => tags.some((tag) => tag.name === name);
  const free = (known.data ?? []).filter(({ name, retired }) => !retired && !has(name));
  return (
    <Menu
      trigger={
        <Button size="small" look="quiet" icon="plus">
          {cardWords.addTag}
        </Button>
      }
      entries={[
        ...free.map(({ name, title }) => ({ label: title, onPress: () => change({ add: [name] }) })),
        ...(tags.length > 0 && free.length > 0 ? [null] : []),
        ...tags.map(({ name, title }) => ({
          label: cardWords.takeOff(title),
          onPress: () => change({ remove: [name] }),
        })),
      ]}
    />
  );
}
