import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Checkbox, Toggle } from './Checkbox.tsx';
import { Field } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { Segmented } from './Segmented.tsx';
import { Select } from './Select.tsx';
import { UiProvider } from './Ui.tsx';

it('an error replaces the hint, belongs to the field and keeps what was typed', () => {
  const { rerender } = render(<Field label="Amount" hint="€10 – €5,000" />);
  const input = screen.getByLabelText<HTMLInputElement>('Amount');
  fireEvent.change(input, { target: { value: '7' } });
  const described = () => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(described()).toBe('€10 – €5,000');
  expect(input.getAttribute('aria-invalid')).toBeNull();
  rerender(<Field label="Amount" hint="€10 – €5,000" error="Enter at least €10." />);
  expect(described()).toBe('Enter at least €10.');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.value).toBe('7');
});

it('a password can be shown and hidden, in the words of the site', () => {
  render(
    <UiProvider text={{ showPassword: 'Näytä salasana' }}>
      <PasswordField label="Password" />
    </UiProvider>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  expect(input.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Näytä salasana' }));
  expect(input.type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
});

it('a select has a label, starts at its placeholder and reports the choice', () => {
  const onChange = vi.fn();
  const options = [
    { value: 'EUR', label: 'Euro' },
    { value: 'KZT', label: 'Tenge', disabled: true },
  ];
  render(
    <Select
      label="Currency"
      placeholder="Choose one"
      options={options}
      onChange={(event) => onChange(event.target.value)}
    />,
  );
  const select = screen.getByLabelText<HTMLSelectElement>('Currency');
  expect(select.value).toBe('');
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Tenge' }).disabled).toBe(true);
  fireEvent.change(select, { target: { value: 'EUR' } });
  expect(onChange).toHaveBeenCalledWith('EUR');
});

it('a segmented control is a group of radio buttons with one name', () => {
  function Mode() {
    const [mode, setMode] = useState<'real' | 'demo'>('real');
    const options = [
      { value: 'real', label: 'Real' },
      { value: 'demo', label: 'Demo' },
    ] as const;
    return <Segmented label="Mode" options={options} value={mode} onChange={setMode} />;
  }
  render(<Mode />);
  expect(screen.getByRole('group', { name: 'Mode' })).toBeTruthy();
  const [real, demo] = screen.getAllByRole<HTMLInputElement>('radio');
  expect(real!.name).toBe(demo!.name);
  expect([real!.checked, demo!.checked]).toEqual([true, false]);
  fireEvent.click(demo!);
  expect([real!.checked, demo!.checked]).toEqual([false, true]);
});

it('checkbox and switch are found by their labels', () => {
  render(
    <>
      <Checkbox label="I am 18 or older" error="Please confirm." />
      <Toggle label="Sound" defaultChecked />
    </>,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I am 18 or older' });
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Please confirm.');
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Sound' }).checked).toBe(true);
});

it('a loading button keeps its focus and refuses presses and submits', () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading onClick={onClick}>
        Pay €50.00
      </Button>
    </form>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Pay €50.00' });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('a button does not submit by accident, and lends its look to a link', () => {
  render(
    <>
      <Button>Plain</Button>
      <Button asChild look="primary">
        <a href="/deposit">Deposit</a>
      </Button>
    </>,
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Plain' }).type).toBe('button');
  const link = screen.getByRole('link', { name: 'Deposit' });
  expect(link.getAttribute('href')).toBe('/deposit');
  expect(link.className).toContain('bg-amber');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
