import { minimumAge } from '@halley/contract/validation';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { tellCampaignSent, track } from '../../analytics/index.ts';
import { type FormErrors, type FormOptions, fieldLabel, refusalErrors } from '../../forms/index.ts';
import { useSay } from '../../i18n/index.ts';
import { useModal, useOpenModal } from '../../page/index.ts';
import { callApi, queries, useQuery } from '../../query/index.ts';
import { readPromoCode, refusePromoCode, subscribeToCodes } from '../../storage/index.ts';
import { captcha } from '../captcha/index.ts';
import { declineLimit } from '../decline-limit.ts';
import { deviceFingerprint } from '../device-fingerprint.ts';
import { clearDrafts, keepDraft, readDraft } from '../drafts.ts';
import { passwordRefusals } from '../passwords/refusals.ts';
import { beginSession, SessionNotKept } from '../sign-in/begin-session.ts';
import { offerToStore } from '../sign-in/browser-credentials.ts';
import { readNewPlayer } from '../sign-in/read-new-player.ts';
import { useLogIn } from '../sign-in/use-log-in.ts';
import { useStoredLogIn } from '../sign-in/use-stored-log-in.ts';
import { consentLabels } from './consent-labels.ts';
import { registrationBody, type Values } from './registration-body.ts';
import { textOf } from './step-props.ts';
import { firstStepOf, type Step, stepAfter, stepBefore, stepOfField } from './steps.ts';
import { loadRegistrationChoices } from './use-registration-choices.ts';
import { readAcquisition } from './visit.ts';

const draft = 'registration';

/** The way of a newcomer through the steps: what was typed, what was refused, and where it goes on. */
export function useRegistration() {
  const say = useSay();
  const { hrefOf, enter } = useModal();
  const open = useOpenModal();
  const logIn = useLogIn();
  const licence = useQuery('readProject').data?.license ?? null;
  const [step, setStep] = useState<Step>('start');
  const [values, setValues] = useState<Values>(() => ({ ...readDraft('account'), ...readDraft(draft) }));
  const [refused, setRefused] = useState<FormErrors>({});
  const [blocked, setBlocked] = useState(false);
  const promoCode = useSyncExternalStore(subscribeToCodes, readPromoCode, () => null);
  const leftOpen = useUnfinishedSession();

  useEffect(loadRegistrationChoices, []);
  useStoredLogIn({
    mediation: 'silent',
    logIn,
    onResult({ outcome }) {
      if (outcome === 'blocked') setBlocked(true);
      if (outcome === 'to-login') void open(hrefOf('/login'), { replace: true });
    },
  });

  function type(typed: Values) {
    setValues((before) => ({ ...before, ...typed }));
    keepDraft(draft, typed);
    if (typeof typed.email === 'string') keepDraft('account', { email: typed.email });
  }

  function go(to: Step) {
    setRefused({});
    setStep(to);
  }

  async function next(typed: Values) {
    type(typed);
    if (step === 'consents') await register({ ...values, ...typed });
    track('registration_step', { step: step === 'start' ? 1 : step === 'consents' ? 3 : 2 });
    if (step !== 'limit') go(stepAfter(step));
  }

  async function register(all: Values) {
    const [proof, dfpc] = await Promise.all([captcha.token('REGISTRATION'), deviceFingerprint()]);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const acquisition = readAcquisition();
    const body = registrationBody(all, { captcha: proof, dfpc, timeZone, promoCode, acquisition });
    await beginSession({
      signIn: () => callApi('register', { body }),
      readPlayer: readNewPlayer,
      clearForms: clearDrafts,
      // The rest follows with the way on, after the last question.
      loadUserData: async () => leftOpen.begin(),
    });
    // The account has it.
    refusePromoCode();
    track('registration_done', {});
    tellCampaignSent();
    void offerToStore({ email: textOf(all, 'email'), password: textOf(all, 'password') });
  }

  /** What the server refused leads to the step where it stands; what belongs to no field is said where one is. */
  function refuse(failure: unknown): FormErrors | undefined {
    if (failure instanceof SessionNotKept) return { form: say('identity.error.cookies') };
    const { errors } = refusalErrors(failure, { say, labels: allLabels(), refusals: registrationRefusals });
    const to = firstStepOf(Object.keys(errors).filter((field) => field !== 'form'));
    if (to === undefined || to === 'consents') return errors;
    setRefused(Object.fromEntries(Object.entries(errors).filter(([field]) => stepOfField(field) === to)));
    setStep(to);
    return undefined;
  }

  function allLabels(): Record<string, string> {
    const personal = queries.read('readPlayerFields').data?.fields ?? [];
    return {
      ...Object.fromEntries(personal.map(({ field }) => [field, fieldLabel(say, field)])),
      email: say('identity.email'),
      password: say('identity.password'),
      country: say('identity.country'),
      currency: say('identity.currency'),
      ...consentLabels(say, minimumAge({ country: textOf(values, 'country'), licence })),
    };
  }

  async function finish(to?: string) {
    leftOpen.end();
    // Asked once, whatever the answer is: the cashier does not ask again (PP-22).
    void declineLimit();
    await enter(to);
  }

  const before = stepBefore(step);
  return {
    step,
    blocked,
    promoCode,
    removePromoCode: refusePromoCode,
    stepProps: { values, refused, onType: type, onNext: next, licence },
    refuse,
    finish,
    back: before && (() => go(before)),
    /** Closing the last question is an answer too: the player is in. */
    leave: step === 'limit' ? () => finish() : undefined,
  };
}

/** An account was opened, but the page still shows a guest. Whoever leaves by the browser's back sees a player. */
function useUnfinishedSession() {
  const { revalidate } = useRevalidator();
  const unfinished = useRef(false);
  const leave = useEffectEvent(() => {
    if (!unfinished.current) return;
    queries.clear();
    void revalidate();
  });
  useEffect(() => () => leave(), []);
  return {
    begin() {
      unfinished.current = true;
    },
    end() {
      unfinished.current = false;
    },
  };
}

/** Words for what a new account may be answered. */
const registrationRefusals: FormOptions<never>['refusals'] = {
  ...passwordRefusals,
  'email.taken': 'identity.error.emailTaken',
  'email.invalid': 'identity.error.email',
  'email.disposable': 'identity.emailCheck.disposable',
  'terms_acceptance.required': 'identity.error.terms',
  'age_acceptance.required': 'identity.error.age',
  'country.not_supported': 'identity.error.country',
  REGION_RESTRICTED: 'identity.error.registrationRestricted',
};
