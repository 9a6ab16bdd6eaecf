import { type ReactNode, useState } from 'react';
import { Button, IconButton } from '../Button.tsx';
import { Chip, ChipLink, chipRowClass } from '../Chip.tsx';
import { Dialog } from '../Dialog.tsx';
import { Field } from '../Field.tsx';
import { Menu } from '../Menu.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { SideTabs } from '../SideTabs.tsx';
import { TabLinks } from '../TabLinks.tsx';
import { Tabs } from '../Tabs.tsx';
import { Tooltip } from '../Tooltip.tsx';
import { toasts } from '../toasts.ts';
import { Line, Panel, Section } from './Section.tsx';

type Shown = 'none' | 'plain' | 'flow' | 'blocked';

export function DialogSection(): ReactNode {
  const [shown, setShown] = useState<Shown>('none');
  const close = () => setShown('none');
  return (
    <Section title="Dialog and sheet">
      <Line>
        <Button onClick={() => setShown('plain')}>Log in</Button>
        <Button onClick={() => setShown('flow')}>Step of a flow</Button>
        <Button onClick={() => setShown('blocked')}>Without a way past</Button>
      </Line>
      {shown === 'plain' && (
        <Dialog title="Log in" onClosed={close}>
          <Field label="Email" type="email" autoComplete="username" data-autofocus />
          <PasswordField label="Password" />
          <Button look="primary" size="large" block>
            Log in
          </Button>
        </Dialog>
      )}
      {shown === 'flow' && (
        <Dialog title="Deposit" description="Step 2 of 3: amount." onBack={() => setShown('plain')} onClosed={close}>
          <Field label="Amount" prefix="€" defaultValue="50" inputMode="decimal" hint="€10 – €5,000" />
          <Button look="primary" size="large" block>
            Continue with €50.00
          </Button>
        </Dialog>
      )}
      {shown === 'blocked' && (
        <Dialog title="You have played for an hour" closable={false} level="reality-check" onClosed={close}>
          <p className="text-text-soft">Net result of this session: −€12.40.</p>
          <Button size="large" block onClick={close}>
            Go on
          </Button>
        </Dialog>
      )}
    </Section>
  );
}

export function ToastSection(): ReactNode {
  return (
    <Section title="Toasts">
      <Line>
        <Button onClick={() => toasts.show({ tone: 'win', title: '€50.00 arrived', text: 'Balance €1,050.00' })}>
          Money
        </Button>
        <Button onClick={() => toasts.show({ tone: 'info', title: 'Your gift is ready', text: 'Open it by Friday.' })}>
          News
        </Button>
        <Button
          onClick={() =>
            toasts.show({
              tone: 'warn',
              title: 'Daily limit reached',
              text: 'It starts again at midnight.',
              lifetimeMs: 0,
              action: { label: 'Limits', onPress: () => {} },
            })
          }
        >
          Stays
        </Button>
        <Button onClick={() => toasts.show({ tone: 'danger', title: 'The bank refused', text: 'Try another card.' })}>
          Refusal
        </Button>
      </Line>
    </Section>
  );
}

export function ChoiceSection(): ReactNode {
  const [filter, setFilter] = useState('all');
  return (
    <Section title="Tabs, chips, menu, tooltip">
      <Panel title="Ways to choose">
        <Tabs
          label="Limits"
          tabs={[
            { value: 'deposit', label: 'Deposit', content: <p>How much goes in.</p> },
            { value: 'loss', label: 'Loss', content: <p>How much may go.</p> },
            { value: 'session', label: 'Session', content: <p>How long you play.</p> },
            { value: 'closed', label: 'Closed', content: null, disabled: true },
          ]}
        />
        <TabLinks
          label="Pages"
          links={[
            { href: '#gifts', label: 'Gifts', current: true },
            { href: '#history', label: 'History' },
          ]}
        />
        <SideTabs
          label="Sections"
          className="lg:max-w-56"
          tabs={[
            { href: '#details', label: 'Details', icon: 'user', current: true },
            { href: '#security', label: 'Security', icon: 'lock' },
            { href: '#limits', label: 'Limits', icon: 'limits' },
          ]}
        />
        <div className={chipRowClass}>
          <Chip icon="lobby" selected={filter === 'all'} onClick={() => setFilter('all')}>
            All
          </Chip>
          <Chip icon="pokies" accent="pokies" selected={filter === 'pokies'} onClick={() => setFilter('pokies')}>
            Pokies
          </Chip>
          <Chip icon="live" accent="live" selected={filter === 'live'} onClick={() => setFilter('live')}>
            Live
          </Chip>
          <ChipLink icon="jackpot" accent="jackpot" href="#jackpots">
            Jackpots
          </ChipLink>
        </div>
        <Line>
          <Menu
            align="start"
            trigger={<Button icon="user">Menu</Button>}
            entries={[
              { label: 'Profile', icon: 'user', href: '/profile' },
              { label: 'English', icon: 'globe', onPress: () => {}, checked: true },
              { label: 'Not now', icon: 'clock', onPress: () => {}, disabled: true },
              null,
              { label: 'Log out', icon: 'logout', onPress: () => {}, tone: 'danger' },
            ]}
          />
          <Tooltip text="Shows what the game keeps in the long run">
            <IconButton icon="info" label="House edge" />
          </Tooltip>
        </Line>
      </Panel>
    </Section>
  );
}
