import { createHmac, timingSafeEqual } from 'node:crypto';
import { previewCookie } from '@halley/contract';
import type { Clock, Context, Keys } from '../../kit/index.ts';

/** One version of one thing that somebody may look at before it counts: `page:about-us`, version 5. */
export interface PreviewedItem {
  name: string;
  version: number;
}

export interface Preview {
  items: readonly PreviewedItem[];
  /** Where the site shows it. */
  path: string;
  until: Date;
  /** What counts then is shown; unset: what counts now. */
  at?: Date;
  /** As a brand's hosts show it, and to visitors from a country. */
  brand?: string;
  country?: string;
}

export interface Previews {
  /** Signed: nobody makes one up, makes it last longer or opens another version with it. */
  seal(preview: Preview): string;
  /** Undefined: it is not one of ours, or it is over. */
  open(token: string | undefined): Preview | undefined;
  /** What this browser looks at. */
  of(context: Pick<Context, 'cookie'>): Preview | undefined;
}

const longestToken = 4_000;

export function createPreviews({ keys, clock }: { keys: Keys; clock: Clock }): Previews {
  const [current] = keys;
  const open: Previews['open'] = (token) => {
    if (token === undefined || token.length > longestToken) return undefined;
    const [payload = '', signature = '', ...more] = token.split('.');
    if (more.length > 0 || !keys.some((key) => isSame(signature, sign(payload, key)))) return undefined;
    const { items, until, at, ...rest } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as SealedPreview;
    const preview: Preview = {
      ...rest,
      items: items.map(([name, version]) => ({ name, version })),
      until: new Date(until),
      ...(at !== undefined && { at: new Date(at) }),
    };
    return preview.until > clock.now() ? preview : undefined;
  };
  return {
    open,
    seal({ items, until, at, ...rest }) {
      const listed = items.map(({ name, version }): [string, number] => [name, version]);
      const said: SealedPreview = { ...rest, items: listed, until: +until, ...(at && { at: +at }) };
      const payload = Buffer.from(JSON.stringify(said)).toString('base64url');
      return `${payload}.${sign(payload, current)}`;
    },
    of: ({ cookie }) => open(cookie(previewCookie)),
  };
}

interface SealedPreview extends Pick<Preview, 'path' | 'brand' | 'country'> {
  items: [name: string, version: number][];
  until: number;
  at?: number;
}

function sign(payload: string, key: string): string {
  return createHmac('sha256', Buffer.from(key, 'hex')).update(payload).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
