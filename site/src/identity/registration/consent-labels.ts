import type { Say } from '../../i18n/index.ts';

/** What each box says, for the words about one that was not ticked. */
export function consentLabels(say: Say, age: number) {
  return {
    age_acceptance: say('identity.age', { age }),
    terms_acceptance: `${say('identity.terms')} ${say('identity.termsLink')}`,
  };
}
