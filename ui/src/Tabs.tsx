import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { tabClass, tabListClass } from './tab-class.ts';

export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

export interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  className?: string;
}

/** Panels of one page; arrows move and choose. Tabs that change the URL are `TabLinks`. */
export function Tabs({ label, tabs, value, defaultValue, onChange, className }: TabsProps): ReactNode {
  return (
    <Radix.Root
      value={value}
      defaultValue={defaultValue ?? (value === undefined ? tabs[0]?.value : undefined)}
      onValueChange={onChange}
      className={className}
    >
      <Radix.List aria-label={label} className={tabListClass}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} disabled={tab.disabled} className={tabClass}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-5 outline-offset-4">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
