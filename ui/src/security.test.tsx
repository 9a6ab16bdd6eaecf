import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { encode } from 'uqr';
import { afterEach, expect, it, vi } from 'vitest';
import { QrCode } from './QrCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Reads the drawing back into cells: what a camera would see. */
function cells(path: string, size: number): boolean[][] {
  const grid = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(width); step++) grid[Number(y)]![Number(x) + step] = true;
  }
  return grid;
}

it('a QR code is the encoded text, cell by cell, with its quiet edge and without a style attribute', () => {
  const value = 'otpauth://totp/Halley:a%40b.test?secret=JBSWY3DPEHPK3PXP&issuer=Halley';
  const { container } = render(<QrCode value={value} label="Scan it" />);
  const { size, data } = encode(value, { ecc: 'M', border: 4 });
  const drawn = cells(container.querySelector('path')!.getAttribute('d')!, size);
  expect(drawn).toEqual(data);
  expect(drawn.slice(0, 4).flat()).not.toContain(true);
  expect(screen.getByRole('img', { name: 'Scan it' })).toBeTruthy();
  expect(renderToString(<QrCode value={value} label="Scan it" />)).not.toContain('style=');
});

const text = { list: 'Recovery codes', copy: 'Copy', copied: 'Copied', download: 'Download', print: 'Print' };

it('recovery codes are listed, copied one a line, downloaded with their title, printed', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const print = vi.fn();
  vi.stubGlobal('print', print);
  let saved: Blob | undefined;
  const createObjectURL = (blob: Blob) => {
    saved = blob;
    return 'blob:1';
  };
  vi.stubGlobal('URL', { createObjectURL, revokeObjectURL: () => {} });
  let name = '';
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
  render(
    <RecoveryCodes codes={['aaaa-1111', 'bbbb-2222']} title="Halley, a@b.test" fileName="codes.txt" text={text} />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['aaaa-1111', 'bbbb-2222']);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
  expect(writeText).toHaveBeenCalledWith('aaaa-1111\nbbbb-2222');
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(name).toBe('codes.txt');
  expect(await saved?.text()).toBe('Halley, a@b.test\n\naaaa-1111\nbbbb-2222\n');
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  click.mockRestore();
});
