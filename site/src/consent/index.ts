export { answerConsent, consentNow, onConsent } from './consent.ts';
