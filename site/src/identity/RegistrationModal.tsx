import { use, useEffect, useEffectEvent } from 'react';
import { loadMessages, type MessageKey, Speaks, useSay, useSpeech } from '../i18n/index.ts';
import { ModalFrame, useModal, useOpenModal } from '../page/index.ts';
import { readStored } from '../storage/index.ts';
import { ConsentStep } from './registration/ConsentStep.tsx';
import { DetailsStep } from './registration/DetailsStep.tsx';
import { LimitProposal } from './registration/LimitProposal.tsx';
import { PromoChip } from './registration/PromoChip.tsx';
import { StartStep } from './registration/StartStep.tsx';
import { StepProgress } from './registration/StepProgress.tsx';
import type { Step } from './registration/steps.ts';
import { useRegistration } from './registration/use-registration.ts';
import { WelcomeOffer } from './registration/WelcomeOffer.tsx';
import { SocialButtons } from './SocialButtons.tsx';
import { SwitchLine } from './SwitchLine.tsx';
import { BlockedStage } from './sign-in/BlockedStage.tsx';

export default function RegistrationModal() {
  const { locale } = useSpeech();
  return (
    <Speaks messages={use(loadMessages(locale, 'identity', 'validation', 'profile'))}>
      <EntryDialog />
    </Speaks>
  );
}

/** A guard has sent the visitor here. On a device where somebody has logged in before, log-in comes first. */
export function EntryDialog() {
  const { query, hrefOf } = useModal();
  const open = useOpenModal();
  const toLogIn = query.has('redirect') && !query.has('asked') && readStored('knownDevice') !== null;
  const goToLogIn = useEffectEvent(() => void open(hrefOf('/login'), { replace: true }));
  useEffect(() => {
    if (toLogIn) goToLogIn();
  }, [toLogIn]);
  return toLogIn ? null : <RegistrationDialog />;
}

const words: Record<Step, { title: MessageKey; text: MessageKey }> = {
  start: { title: 'identity.registration.title', text: 'identity.registration.text' },
  details: { title: 'identity.details.title', text: 'identity.details.text' },
  consents: { title: 'identity.consent.title', text: 'identity.consent.text' },
  limit: { title: 'identity.limit.title', text: 'identity.limit.text' },
};

export function RegistrationDialog() {
  const say = useSay();
  const { hrefOf } = useModal();
  const { step, back, blocked, promoCode, removePromoCode, stepProps, refuse, finish, leave } = useRegistration();
  if (blocked) {
    return (
      <ModalFrame full title={say('identity.blocked.title')} description={say('identity.blocked.lead')}>
        <BlockedStage />
      </ModalFrame>
    );
  }
  return (
    <ModalFrame
      full
      title={say(words[step].title)}
      description={say(words[step].text)}
      {...(back && { onBack: back })}
      {...(leave && { onLeave: leave })}
    >
      {step !== 'limit' && <StepProgress step={step} />}
      {promoCode && step !== 'limit' && <PromoChip code={promoCode} onRemove={removePromoCode} />}
      {step === 'start' && (
        <>
          <WelcomeOffer />
          <StartStep {...stepProps} />
          <SocialButtons />
        </>
      )}
      {step === 'details' && <DetailsStep {...stepProps} />}
      {step === 'consents' && <ConsentStep {...stepProps} onFailure={refuse} />}
      {step === 'limit' ? (
        <LimitProposal onSet={() => finish('/profile/limits')} onDecline={() => finish()} />
      ) : (
        <SwitchLine
          question={say('identity.registration.haveAccount')}
          href={hrefOf('/login')}
          label={say('shell.logIn')}
        />
      )}
    </ModalFrame>
  );
}
