import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FileDrop } from './FileDrop.tsx';

const passport = new File(['x'], 'passport.png', { type: 'image/png' });

function show(change: { disabled?: boolean; error?: string } = {}) {
  const onFile = vi.fn();
  const { container } = render(
    <FileDrop
      label="Your passport"
      invitation="Drop it here"
      choose="Choose a file"
      photograph="Take a photo"
      accept="image/png"
      hint="At most 10 MB"
      onFile={onFile}
      {...change}
    />,
  );
  const box = container.querySelector('.border-dashed') as HTMLElement;
  return { onFile, box };
}

const carrying = (files: File[]) => ({ dataTransfer: { types: ['Files'], files } });

it('a file can be picked, and the same one again', () => {
  const { onFile } = show();
  const input = screen.getByLabelText<HTMLInputElement>('Choose a file');
  expect(input.accept).toBe('image/png');
  fireEvent.change(input, { target: { files: [passport] } });
  expect(onFile).toHaveBeenCalledWith(passport);
  expect(input.value).toBe('');
});

it('a phone can photograph it', () => {
  show();
  const camera = screen.getByLabelText<HTMLInputElement>('Take a photo');
  expect(camera.getAttribute('capture')).toBe('environment');
  expect(camera.accept).toBe('image/*');
});

it('a file can be dropped; the page is not left for it, and the box shows where', () => {
  const { onFile, box } = show();
  fireEvent.dragEnter(box, carrying([]));
  expect(box.dataset.over).toBe('true');
  fireEvent.dragEnter(box, carrying([]));
  fireEvent.dragLeave(box, carrying([]));
  expect(box.dataset.over).toBe('true');
  const drop = createEvent.drop(box, carrying([passport]));
  fireEvent(box, drop);
  expect(drop.defaultPrevented).toBe(true);
  expect(onFile).toHaveBeenCalledWith(passport);
  expect(box.dataset.over).toBeUndefined();
});

it('what is no file is none of its business', () => {
  const { onFile, box } = show();
  fireEvent.dragEnter(box, { dataTransfer: { types: ['text/plain'], files: [] } });
  expect(box.dataset.over).toBeUndefined();
  fireEvent.drop(box, { dataTransfer: { types: ['text/plain'], files: [] } });
  expect(onFile).not.toHaveBeenCalled();
});

it('closed, it takes nothing, and still keeps the page', () => {
  const { onFile, box } = show({ disabled: true });
  const drop = createEvent.drop(box, carrying([passport]));
  fireEvent(box, drop);
  expect([drop.defaultPrevented, onFile.mock.calls.length]).toEqual([true, 0]);
  expect(screen.getByLabelText<HTMLInputElement>('Choose a file').disabled).toBe(true);
});

it('an error replaces the hint and belongs to the buttons', () => {
  show({ error: 'This file is too large.' });
  const input = screen.getByLabelText('Choose a file');
  const described = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('This file is too large.');
});
