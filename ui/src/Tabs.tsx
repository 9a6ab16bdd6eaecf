import * as Radix from 'radix-ui/tabs';
import type { ComponentProps, ReactNode } from 'react';
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
      <Radix.List asChild aria-label={label} className={tabListClass}>
        <WithoutStyle>
          {tabs.map((tab) => (
            <Radix.Trigger key={tab.value} value={tab.value} disabled={tab.disabled} className={tabClass}>
              {tab.label}
            </Radix.Trigger>
          ))}
        </WithoutStyle>
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content asChild key={tab.value} value={tab.value} className="pt-5 outline-offset-4">
          <WithoutStyle>{tab.content}</WithoutStyle>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** Radix writes style attributes here, which the server would send and our content policy refuse. Nothing needs them. */
function WithoutStyle({ style: _style, ...rest }: ComponentProps<'div'>): ReactNode {
  return <div {...rest} />;
}
