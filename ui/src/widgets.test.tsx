import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Menu } from './Menu.tsx';
import { SideTabs } from './SideTabs.tsx';
import { TabLinks } from './TabLinks.tsx';
import { Tabs } from './Tabs.tsx';
import { Tooltip } from './Tooltip.tsx';

const tabs = ['Deposit', 'Loss', 'Closed', 'Session'].map((label) => ({
  value: label,
  label,
  content: <p>{`About ${label}`}</p>,
  disabled: label === 'Closed',
}));

async function press(key: string): Promise<void> {
  await act(async () => {
    fireEvent.keyDown(document.activeElement!, { key });
    // Sleeps because Radix moves the focus in a timer of its own.
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
}

it('arrows move between tabs, skip what is closed, wrap round and choose', async () => {
  const onChange = vi.fn();
  render(<Tabs label="Limits" tabs={tabs} onChange={onChange} />);
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
  expect(chosen()).toBe('Deposit');
  expect(screen.getByText('About Deposit')).toBeTruthy();
  act(() => screen.getByRole('tab', { name: 'Deposit' }).focus());
  await press('ArrowRight');
  expect(chosen()).toBe('Loss');
  await press('ArrowRight');
  expect(chosen()).toBe('Session');
  await press('ArrowRight');
  expect(chosen()).toBe('Deposit');
  await press('End');
  expect(chosen()).toBe('Session');
  await press('Home');
  expect(chosen()).toBe('Deposit');
  expect(screen.queryByText('About Session')).toBeNull();
  expect(onChange.mock.calls.map(([value]) => value)).toEqual(['Loss', 'Session', 'Deposit', 'Session', 'Deposit']);
});

it('a menu opens by keyboard, moves by arrows, acts and gives the focus back', async () => {
  const onPress = vi.fn();
  render(
    <Menu
      trigger={<button type="button">Account</button>}
      entries={[{ label: 'Profile', href: '/profile' }, null, { label: 'Log out', onPress, tone: 'danger' }]}
    />,
  );
  const trigger = screen.getByRole('button', { name: 'Account' });
  expect(trigger.getAttribute('aria-haspopup')).toBe('menu');
  act(() => trigger.focus());
  await press('Enter');
  expect(screen.getByRole('menuitem', { name: 'Profile' }).getAttribute('href')).toBe('/profile');
  await press('ArrowDown');
  await press('ArrowDown');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Log out' }));
  await press('Enter');
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger);
});

it('a tooltip describes its button on focus and goes away by Escape', async () => {
  render(
    <Tooltip text="What the game keeps in the long run">
      <button type="button">House edge</button>
    </Tooltip>,
  );
  expect(screen.queryByRole('tooltip')).toBeNull();
  const button = screen.getByRole('button');
  await act(async () => button.focus());
  expect(screen.getByRole('tooltip').textContent).toBe('What the game keeps in the long run');
  expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  await press('Escape');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it.each([
  [
    'tabs',
    <TabLinks
      key="tabs"
      label="Player"
      links={[
        { href: '/a', label: 'A' },
        { href: '/b', label: 'B', current: true },
      ]}
    />,
  ],
  [
    'side tabs',
    <SideTabs
      key="side"
      label="Player"
      tabs={[
        { href: '/a', label: 'A', icon: 'user' },
        { href: '/b', label: 'B', icon: 'limits', current: true },
      ]}
    />,
  ],
])('in a row of %s that is wider than its screen the current one stands in the middle', (_what, row) => {
  const sizes = { offsetLeft: 500, offsetWidth: 80, clientWidth: 300 } as const;
  for (const [name, px] of Object.entries(sizes)) {
    vi.spyOn(HTMLElement.prototype, name as keyof typeof sizes, 'get').mockReturnValue(px);
  }
  render(row);
  expect(screen.getByRole('navigation', { name: 'Player' }).scrollLeft).toBe(500 - (300 - 80) / 2);
  vi.restoreAllMocks();
});

it('side tabs are links in a named place, and the current page is told', () => {
  render(
    <SideTabs
      label="Profile"
      tabs={[
        { href: '/profile', label: 'Details', icon: 'user' },
        { href: '/profile/limits', label: 'Limits', icon: 'limits', current: true },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Profile' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Limits' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Details' }).getAttribute('aria-current')).toBeNull();
});
