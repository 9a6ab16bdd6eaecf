import { Article, Award, Banner, ContentFile, contentCategories, pagePath } from '@halley/contract';
import { z } from 'zod';
import { contentLanguages } from '../languages.ts';
import type { ListKey } from './item-names.ts';

const html = z.string().max(200_000);
const inLanguages = <T extends z.ZodType>(text: T) =>
  z.partialRecord(z.enum(contentLanguages), text).refine((texts) => texts.en !== undefined, 'there is no English text');

/** What belongs to a page in every language. */
const PageFrame = z.strictObject({
  layout: z.literal('default').default('default'),
  categories: contentCategories.default([]),
  hidden: z.boolean().default(false),
  /** Its place in menus: lower comes first, then the path decides. */
  order: z.int().min(0).max(10_000).default(1_000),
  /** Structured parts; every text a person reads may be in several languages. */
  json: z.record(z.string().max(80), z.unknown()).default({}),
});

/** It stands in one line at the head of a file. */
const line = z
  .string()
  .trim()
  .max(500)
  .regex(/^[^\r\n]*$/, 'it must be one line');

const PageText = z.strictObject({
  title: line.min(1, 'a page needs a title'),
  description: line.default(''),
  keywords: line.default(''),
  content: html,
});
export const StoredPage = PageFrame.extend({ texts: inLanguages(PageText) });
export type StoredPage = z.output<typeof StoredPage>;

const SnippetFrame = z.strictObject({ categories: contentCategories.default([]) });
export const StoredSnippet = SnippetFrame.extend({ texts: inLanguages(html) });
export type StoredSnippet = z.output<typeof StoredSnippet>;

/** Words an operator says otherwise than we do, by their key. */
export const StoredTranslations = z
  .record(z.string().regex(/^[a-zA-Z0-9_.-]{1,200}$/), z.string().min(1).max(5_000))
  .refine((texts) => Object.keys(texts).length <= 5_000, 'there are too many');
export type StoredTranslations = z.output<typeof StoredTranslations>;

/** One text of the site as the operator says it, in the languages in which it says it otherwise. */
export const StoredText = z.strictObject({
  texts: z
    .partialRecord(z.enum(contentLanguages), z.string().trim().min(1).max(5_000))
    .refine((texts) => Object.keys(texts).length > 0, 'it says nothing in any language'),
});
export type StoredText = z.output<typeof StoredText>;

/** Pages of a menu in their order. What is not named is not in it. */
export const StoredMenu = z.strictObject({
  entries: z
    .array(z.strictObject({ path: pagePath, hidden: z.boolean().default(false) }))
    .max(60)
    .refine((entries) => new Set(entries.map(({ path }) => path)).size === entries.length, 'a page is there twice'),
});
export type StoredMenu = z.output<typeof StoredMenu>;

/** A banner of its own, in the place of the one of the same id in the list. */
export const StoredBanner = z.strictObject({
  hidden: z.boolean().default(false),
  /** The markets that see it; none: all. */
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/, 'it must be a country like CA'))
    .max(250)
    .default([]),
  /** Its texts may be in several languages. */
  banner: z.record(z.string(), z.unknown()),
});
export type StoredBanner = z.output<typeof StoredBanner>;

/** One entry of a list, in one language. */
export const listEntries = {
  files: ContentFile,
  awards: Award,
  articles: Article,
  banners: Banner,
} as const satisfies Record<ListKey, z.ZodType>;
export const mostEntries = 200;
