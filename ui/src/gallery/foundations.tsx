import type { ReactNode } from 'react';
import { Button, type ButtonLook, IconButton } from '../Button.tsx';
import { Facts } from '../Card.tsx';
import { Icon } from '../Icon.tsx';
import { iconNames } from '../icon-names.ts';
import { Money } from '../Money.tsx';
import { Columns, Line, Panel, Section } from './Section.tsx';

const colours = [
  ['night-950', 'bg-night-950'],
  ['night-900', 'bg-night-900'],
  ['night-850', 'bg-night-850'],
  ['surface-1', 'bg-surface-1'],
  ['surface-2', 'bg-surface-2'],
  ['surface-3', 'bg-surface-3'],
  ['surface-4', 'bg-surface-4'],
  ['line-strong', 'bg-line-strong'],
  ['control', 'bg-control'],
  ['text', 'bg-text'],
  ['text-soft', 'bg-text-soft'],
  ['text-faint', 'bg-text-faint'],
  ['ice', 'bg-ice'],
  ['violet', 'bg-violet'],
  ['amber', 'bg-amber'],
  ['win', 'bg-win'],
  ['warn', 'bg-warn'],
  ['danger', 'bg-danger'],
  ['info', 'bg-info'],
  ['comet', 'bg-comet'],
] as const;

export function ColourSection(): ReactNode {
  return (
    <Section title="Night, text, meaning">
      <ul className="grid grid-cols-4 gap-3 md:grid-cols-10">
        {colours.map(([name, background]) => (
          <li key={name} className="text-xs font-semibold text-text-soft">
            <span className={`mb-1.5 block h-14 rounded-md shadow-edge ${background}`} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const looks: readonly [ButtonLook, string][] = [
  ['primary', 'Deposit'],
  ['secondary', 'Secondary'],
  ['quiet', 'Quiet'],
  ['outline', 'Outline'],
  ['white', 'On art'],
  ['danger', 'Exclude myself'],
];

export function TypeSection(): ReactNode {
  return (
    <Section title="Type and buttons">
      <Columns>
        <Panel title="Type">
          <p className="figure text-3xl">Sora for titles and sums</p>
          <p className="title-page">
            <Money cents={21407790n} currency="EUR" locale="en" />
          </p>
          <p className="title-section">Section title</p>
          <p>Manrope for everything you read and press. Figures are tabular: 1,111.11 and 8,888.88 share a column.</p>
          <p className="text-text-soft">Soft text explains.</p>
          <p className="text-xs text-text-faint">Faint text is a caption, never an instruction.</p>
          <Facts
            facts={[
              { name: 'Balance before', value: <Money cents={100000} currency="EUR" locale="en" /> },
              { name: 'Net result', value: <Money cents={196} currency="EUR" locale="en" sign="net" tone="result" /> },
              { name: 'This session', value: <Money cents={-1240} currency="EUR" locale="en" tone="result" /> },
              { name: 'Limit', value: <Money cents={500000} currency="EUR" locale="en" decimals="when-needed" /> },
              { name: 'Coins', value: <Money cents={420000n} currency="BTC" locale="en" unit="whole" /> },
              { name: 'Coins, small unit', value: <Money cents={420000n} currency="BTC" locale="en" /> },
            ]}
          />
        </Panel>
        <Panel title="Buttons">
          <Line>
            {looks.map(([look, label]) => (
              <Button key={look} look={look}>
                {label}
              </Button>
            ))}
          </Line>
          <Line>
            <Button size="small">Small</Button>
            <Button>Medium</Button>
            <Button size="large">Large</Button>
          </Line>
          <Line>
            <Button icon="wallet">Cashbox</Button>
            <Button look="primary" loading>
              Paying €50.00
            </Button>
            <Button loading>Loading</Button>
            <Button disabled>Disabled</Button>
            <Button asChild look="secondary">
              <a href="#rules">Rules of the game</a>
            </Button>
          </Line>
          <Line>
            <IconButton icon="search" label="Search" />
            <IconButton icon="bell" label="Notifications" dot />
            <IconButton icon="minus" label="Less" look="secondary" size="small" />
            <IconButton icon="plus" label="More" look="secondary" size="small" />
          </Line>
          <Button look="primary" size="large" block>
            Continue with €50.00
          </Button>
        </Panel>
      </Columns>
    </Section>
  );
}

export function IconSection(): ReactNode {
  return (
    <Section title="Icons">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
        {iconNames.map((name) => (
          <li
            key={name}
            className="grid justify-items-center gap-1.5 rounded-md bg-surface-1 px-1 py-3.5 text-2xs text-text-faint"
          >
            <Icon name={name} size="large" className="text-text" />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
