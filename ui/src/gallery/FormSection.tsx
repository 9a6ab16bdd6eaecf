import type { ReactNode } from 'react';
import { useState } from 'react';
import { Checkbox, Toggle } from '../Checkbox.tsx';
import { Field } from '../Field.tsx';
import { FileDrop } from '../FileDrop.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { Segmented } from '../Segmented.tsx';
import { Select } from '../Select.tsx';
import { Columns, Panel, Section } from './Section.tsx';

export function FormSection(): ReactNode {
  const [mode, setMode] = useState<'real' | 'demo'>('real');
  return (
    <Section title="Forms">
      <Columns>
        <Panel title="Fields">
          <Field label="Amount" prefix="€" defaultValue="50.00" inputMode="decimal" hint="€10 – €5,000" />
          <Field label="Target" suffix="%" defaultValue="48.50" hint="2.00 – 98.00" />
          <Field label="Card number" defaultValue="4417 1234" error="Eight digits are missing." />
          <Field label="Email" placeholder="you@example.com" type="email" hint="We write only when money moves." />
          <Field label="Closed" defaultValue="Cannot be changed" disabled hint="Ask support to change it." />
          <PasswordField label="Password" defaultValue="perihelion" hint="At least eight characters." />
        </Panel>
        <Panel title="Choices">
          <Select
            label="Currency"
            placeholder="Choose one"
            hint="It cannot be changed later."
            options={[
              { value: 'EUR', label: 'Euro' },
              { value: 'USD', label: 'US dollar' },
              { value: 'KZT', label: 'Tenge', disabled: true },
            ]}
          />
          <Select
            label="Country"
            defaultValue="FI"
            error="We cannot serve this country."
            options={[
              { value: 'FI', label: 'Finland' },
              { value: 'NZ', label: 'New Zealand' },
            ]}
          />
          <Segmented
            label="Mode"
            value={mode}
            onChange={setMode}
            options={[
              { value: 'real', label: 'Real' },
              { value: 'demo', label: 'Demo' },
            ]}
          />
          <div>
            <Checkbox label="I am 18 or older" defaultChecked />
            <Checkbox label="Send me gifts by email" />
            <Checkbox label="I accept the terms" error="Please accept the terms to go on." />
            <Checkbox label="Not for you" disabled />
            <Toggle label="Sound" defaultChecked />
            <Toggle label="Fast play" />
          </div>
        </Panel>
        <Panel title="A file">
          <FileDrop
            label="Your document"
            invitation="Drop a file here"
            choose="Choose a file"
            photograph="Take a photo"
            hint="JPEG, PNG or PDF, at most 10 MB."
            onFile={() => undefined}
          />
          <FileDrop
            label="Another one"
            invitation="Drop a file here"
            choose="Choose another file"
            error="This file is larger than 10 MB."
            onFile={() => undefined}
          />
        </Panel>
      </Columns>
    </Section>
  );
}
