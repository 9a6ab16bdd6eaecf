import type { RegistrationVariant } from '@halley/contract';
import {
  adventuresGroup,
  type FlagName,
  type Flags,
  flagNames,
  isTester,
  type Licence,
  type Tier,
  testerGroups,
} from '@halley/contract';

/** Who is asking. A guest has no groups. */
export interface FlagSubject {
  licence: Licence;
  country: string;
  tier: Tier;
  groups: readonly number[];
  isGuest: boolean;
  registrationVariant: RegistrationVariant | null;
}

/** When a switch is on: always or never, or for those who meet every condition that is named. */
export type FlagRule =
  | boolean
  | {
      licences?: readonly Licence[];
      countries?: readonly string[];
      tiers?: readonly Tier[];
      /** In any of these groups. */
      groups?: readonly number[];
      /** In none of these groups. */
      withoutGroups?: readonly number[];
      variants?: readonly RegistrationVariant[];
      guests?: boolean;
    };

export interface FlagRules {
  on: Readonly<Record<FlagName, FlagRule>>;
  /** Promotion and content pages by slug. Testers see all of them. */
  pages: Readonly<Record<string, FlagRule>>;
}

export const usualFlags: FlagRules = {
  on: {
    estonia: { countries: ['EE'], guests: true },
    australia: { countries: ['AU'] },
    closed_region: { tiers: ['partial'], guests: true },
    session_clock: { licences: ['EE'], guests: false },
    install_app: { withoutGroups: [1401] },
    service_worker: true,
    notices: { groups: [21, 916] },
    deposit_gifts: { withoutGroups: [100] },
    live_chat: true,
    limit_proposal: true,
    passkeys: true,
    social_sign_in: true,
    sofort: { withoutGroups: [631] },
    welcome_pack: { groups: [131811] },
    registration_variant_b: { variants: ['b'] },
    all_providers: { groups: [...testerGroups] },
    mystic_jackpots: true,
    adventures_widget: { groups: [...testerGroups, adventuresGroup] },
    test_quests: false,
    lotteries: true,
  },
  pages: {
    vip: true,
    'activity-hub': true,
    'rocket-mart': true,
    'rocket-chance': true,
    tournaments: true,
    achievements: true,
  },
};

/**
 * `switched` is the operator's document of pages: what it turns off is off, what it turns on is on for those whom the
 * rules let in where they have a rule for the page, and for everybody else where they have none.
 */
export function flagsFor(
  subject: FlagSubject,
  rules: FlagRules = usualFlags,
  switched: Readonly<Record<string, boolean>> = {},
): Flags {
  const on = Object.fromEntries(flagNames.map((name) => [name, holds(rules.on[name], subject)])) as Flags['on'];
  const seesAll = isTester(subject.groups);
  const isOn = (slug: string): boolean => {
    const rule = Object.hasOwn(rules.pages, slug) ? rules.pages[slug] : undefined;
    if (!Object.hasOwn(switched, slug)) return holds(rule, subject);
    return switched[slug] === true && (typeof rule === 'object' ? holds(rule, subject) : true);
  };
  const slugs = new Set([...Object.keys(rules.pages), ...Object.keys(switched)]);
  const pages = Object.fromEntries([...slugs].map((slug) => [slug, seesAll || isOn(slug)]));
  return { on, pages };
}

/** A switch nobody has described is off. */
function holds(rule: FlagRule | undefined, subject: FlagSubject): boolean {
  if (rule === undefined || typeof rule === 'boolean') return rule ?? false;
  const { licences, countries, tiers, groups, withoutGroups, variants, guests } = rule;
  return (
    (licences?.includes(subject.licence) ?? true) &&
    (countries?.includes(subject.country) ?? true) &&
    (tiers?.includes(subject.tier) ?? true) &&
    (groups?.some((id) => subject.groups.includes(id)) ?? true) &&
    !withoutGroups?.some((id) => subject.groups.includes(id)) &&
    (variants === undefined ||
      (subject.registrationVariant !== null && variants.includes(subject.registrationVariant))) &&
    (guests === undefined || guests === subject.isGuest)
  );
}
