import { notificationLifetimeMs, sameSitePath } from '@halley/contract';
import { z } from 'zod';

/** Plain, or by language: `en` stands in where one is missing. */
const words = (most: number) => {
  const text = z.string().trim().min(1).max(most);
  return z.union([
    text,
    z.record(z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/), text).refine((all) => 'en' in all, 'it needs `en`'),
  ]);
};
type Words = string | Record<string, string>;

const path = z.string().refine((text) => sameSitePath(text) !== undefined, 'it must be a path of this site');

/**
 * `service` concerns the account and always goes out. `marketing` does not reach whoever is in a break or excluded, and
 * as a push only those who asked for offers.
 */
const kinds = ['service', 'marketing'] as const;
export type Kind = (typeof kinds)[number];

export const Message = z.strictObject({
  title: words(120),
  text: words(500),
  /** A name of the icon sprite. */
  icon: z
    .string()
    .regex(/^[a-z-]{1,40}$/)
    .optional(),
  link: path.optional(),
  button: z
    .strictObject({
      title: words(40),
      toName: z
        .string()
        .regex(/^[\w-]{1,60}$/)
        .optional(),
      path: path.optional(),
    })
    .refine(({ toName, path }) => (toName === undefined) !== (path === undefined), 'it leads to a name or to a path')
    .optional(),
});
export type Message = z.output<typeof Message>;

/** What makes a message more than a title and a text. */
export interface Content {
  icon?: string;
  link?: string;
  button?: { title: string; toName?: string; path?: string };
}

export interface SpokenMessage {
  title: string;
  text: string;
  content: Content | null;
}

/** In one language. */
export function speak({ title, text, icon, link, button }: Message, language: string): SpokenMessage {
  const say = (said: Words) =>
    typeof said === 'string' ? said : (said[language] ?? said[language.slice(0, 2)] ?? said.en ?? '');
  const content: Content = {
    ...(icon && { icon }),
    ...(link && { link }),
    ...(button && { button: { ...button, title: say(button.title) } }),
  };
  return { title: say(title), text: say(text), content: Object.keys(content).length > 0 ? content : null };
}

/** A rich message travels in its title, as JSON text. */
export function titleOnTheWire({ title, content }: Pick<SpokenMessage, 'title' | 'content'>): string {
  return content ? JSON.stringify({ title, ...content }) : title;
}

/** Two hours later; what waits for whoever is away has its two hours from when it was fetched. */
export const expiryOf = (writtenAt: Date, waitsDays = 0): Date =>
  new Date(writtenAt.getTime() + notificationLifetimeMs + waitsDays * 24 * 60 * 60 * 1000);
