import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';
import { Brand, BrandDraft } from '../documents/brands.ts';
import { empty, timestamp } from '../schemas.ts';
import { staffReason } from './players.ts';

/** The steps in which a brand is made, in their order; every line of the check list is mended at one of them, or elsewhere. */
export const brandSteps = [
  'name',
  'look',
  'markets',
  'licence',
  'money',
  'games',
  'offers',
  'contact',
  'check',
] as const;
export type BrandStep = (typeof brandSteps)[number];

/** One line of what a brand needs to go live. */
export const GoLiveItem = z
  .object({
    id: z.string(),
    /** What is there, or what is missing and why it matters. */
    text: z.string(),
    done: z.boolean(),
    /** False: good to have, and no reason to wait. */
    needed: z.boolean(),
    /** Where it is mended: a step, or an address in the back office. */
    step: z.enum(brandSteps).nullable(),
    href: z.string().nullable(),
  })
  .meta({ id: 'GoLiveItem' });
export type GoLiveItem = z.output<typeof GoLiveItem>;

const state = z.enum(['live', 'changed', 'draft', 'asked']);

export const StaffBrand = z
  .object({
    id: z.string(),
    name: z.string(),
    hosts: z.array(z.string()),
    colours: Brand.shape.colours,
    /** `changed`: live, with a draft beside it; `asked`: the draft waits for a second person. */
    state,
    is_live: z.boolean(),
    /** The brand of every host that no other one has. */
    is_first: z.boolean(),
    changed_by: z.string().nullable(),
    changed_at: timestamp.nullable(),
  })
  .meta({ id: 'StaffBrand' });
export type StaffBrand = z.output<typeof StaffBrand>;

const choice = z.object({ id: z.string(), title: z.string() });

export const StaffBrandFile = StaffBrand.extend({
  /** What counts; null: it has never been live, or was closed. */
  live: Brand.nullable(),
  draft: BrandDraft.nullable(),
  /** Of the draft where there is one. */
  list: z.array(GoLiveItem),
  /** What the house has: a brand can name nothing else. */
  choices: z.object({
    markets: z.array(choice),
    currencies: z.array(choice),
    languages: z.array(choice),
    methods: z.array(choice.extend({ currencies: z.array(z.string()) })),
    producers: z.array(choice.extend({ games: z.int() })),
    collections: z.array(choice.extend({ games: z.int() })),
    offers: z.array(z.object({ id: z.int(), title: z.string(), kind: z.enum(['registration', 'deposit']) })),
  }),
  /** Whether going live needs a second person, and whether whoever asks may be that person. */
  needs_second: z.boolean(),
  may_agree: z.boolean(),
  /** Who could be that person, by name; nobody: somebody has to be invited first. */
  seconds: z.array(z.string()),
  /** The country whoever asks is seen in: without it among the markets they cannot try the brand as a player. */
  here: choice,
}).meta({ id: 'StaffBrandFile' });
export type StaffBrandFile = z.output<typeof StaffBrandFile>;

const byId = z.object({ id: Brand.shape.id });
const revision = z.int().min(0).max(1_000_000);
const desk = { who: 'staff', permission: 'brands.manage' } as const;
const write = { ...desk, rate: 'write', method: 'POST', params: byId } as const;
const file = { 200: StaffBrandFile };
const moved = ['NOT_FOUND', 'CHANGED_MEANWHILE', 'state.not_allowed'] as const;

export const staffBrandCalls = defineStaffCalls({
  listBrands: {
    ...desk,
    method: 'GET',
    path: '/api/staff/brands',
    summary: 'The brands of the house and their drafts',
    rate: 'read',
    responses: { 200: z.array(StaffBrand) },
    errors: [],
  },
  readBrandFile: {
    ...desk,
    method: 'GET',
    path: '/api/staff/brands/:id',
    summary: 'A brand: what counts, its draft, what it may choose from and what is missing for going live',
    rate: 'read',
    params: byId,
    responses: file,
    errors: ['NOT_FOUND'],
  },
  saveBrandDraft: {
    ...write,
    method: 'PUT',
    path: '/api/staff/brands/:id',
    summary: 'Writes the draft of a brand, new or not; nothing of it counts yet',
    recorded: 'config.brand_saved',
    /** Revision 0: there is no draft yet. */
    body: z.object({ revision, brand: Brand.omit({ id: true }) }),
    responses: file,
    errors: [
      'CHANGED_MEANWHILE',
      'hosts.taken',
      'colours.unreadable',
      'markets.unknown',
      'languages.unknown',
      'methods.unknown',
      'producers.unknown',
      'collections.unknown',
      'offers.unknown',
      'brands.too_many',
    ],
  },
  dropBrandDraft: {
    ...write,
    path: '/api/staff/brands/:id/drop',
    summary: 'Throws the draft of a brand away; what counts stays',
    recorded: 'config.brand_dropped',
    body: staffReason.extend({ revision }),
    responses: { 204: empty },
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  askBrandLive: {
    ...write,
    path: '/api/staff/brands/:id/live',
    summary: 'Wants a draft live: at once, or when a second person agrees, as the rule of the house says',
    recorded: 'config.brand_asked',
    body: staffReason.extend({ revision }),
    responses: file,
    errors: [...moved, 'brand.not_ready', 'hosts.taken'],
  },
  decideBrandLive: {
    ...write,
    path: '/api/staff/brands/:id/decision',
    summary: 'Agrees that a draft goes live, as somebody else, or declines; whoever asked may take it back',
    recorded: 'config.brand_decided',
    body: staffReason.extend({ revision, agree: z.boolean() }),
    responses: file,
    errors: [...moved, 'SECOND_PERSON_NEEDED', 'brand.not_ready', 'hosts.taken'],
  },
  closeBrand: {
    ...write,
    path: '/api/staff/brands/:id/close',
    summary: 'Takes a live brand down at once: its hosts answer nobody, and it is a draft again',
    recorded: 'config.brand_closed',
    body: staffReason,
    responses: file,
    errors: moved,
  },
  previewBrand: {
    ...write,
    path: '/api/staff/brands/:id/preview',
    summary: 'A link for each host under which the site shows the draft, to whoever opens it, for some hours',
    recorded: 'content.previewed',
    body: z.object({ hours: z.int().min(1).max(72) }),
    responses: {
      200: z.object({ links: z.array(z.object({ host: z.string(), url: z.string() })), expires_at: timestamp }),
    },
    errors: ['NOT_FOUND'],
  },
});
