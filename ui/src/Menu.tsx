import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';
import { useUi } from './Ui.tsx';

interface MenuEntryBase {
  label: ReactNode;
  icon?: IconName;
  disabled?: boolean;
  /** Ticked: the language in use. */
  checked?: boolean;
  tone?: 'plain' | 'danger';
}

/** An entry goes somewhere or does something; `null` draws a line. */
export type MenuEntry =
  | (MenuEntryBase & ({ href: string; onPress?: never } | { onPress: () => void; href?: never }))
  | null;

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  align?: 'start' | 'center' | 'end';
  side?: 'bottom' | 'top';
}

export function Menu({ trigger, entries, align = 'end', side = 'bottom' }: MenuProps): ReactNode {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          side={side}
          sideOffset={8}
          collisionPadding={8}
          className="z-drawer min-w-52 animate-lift-in rounded-lg bg-surface-2 p-1.5 shadow-3 outline-none"
        >
          {entries.map((entry, index) =>
            entry === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name, and lines do not move
              <Radix.Separator key={index} className="mx-2 my-1.5 h-px bg-line-strong" />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a label may be any node
              <Entry key={index} {...entry} />
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Entry({ label, icon, disabled, checked, tone, href, onPress }: NonNullable<MenuEntry>): ReactNode {
  const { Link } = useUi();
  const classes = classNames(
    'flex min-h-11 cursor-pointer items-center gap-3 rounded-10 px-3 font-semibold outline-none select-none data-disabled:cursor-default data-disabled:opacity-45 data-highlighted:bg-surface-3',
    tone === 'danger' ? 'text-danger' : 'text-text-soft data-highlighted:text-text',
  );
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span className="flex-1">{label}</span>
      {checked && <Icon name="check" size="small" className="text-ice" />}
    </>
  );
  const current = checked ? 'true' : undefined;
  return href === undefined ? (
    <Radix.Item disabled={disabled} onSelect={onPress} aria-current={current} className={classes}>
      {content}
    </Radix.Item>
  ) : (
    <Radix.Item disabled={disabled} asChild>
      <Link href={href} aria-current={current} className={classes}>
        {content}
      </Link>
    </Radix.Item>
  );
}
