import { Button } from '@halley/ui/Button.tsx';
import { toasts } from '@halley/ui/toasts.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSay } from '../../i18n/index.ts';
import { useReauthentication } from '../../identity/index.ts';
import { callApi, type Output } from '../../query/index.ts';
import { usePlayer } from '../../session/index.ts';
import { CodeForm } from './CodeForm.tsx';
import { CodesOnce } from './CodesOnce.tsx';
import { SecurityCard } from './SecurityCard.tsx';
import { TwoFactorSetup } from './TwoFactorSetup.tsx';

type Secret = NonNullable<Output<'readTwoFactor'>>;

/** What is being done; off and on are what the player has. */
type Step =
  | { name: 'rest' }
  | { name: 'setup'; secret: Secret }
  | { name: 'codes'; codes: readonly string[] }
  | { name: 'renew' }
  | { name: 'off' };

const rest: Step = { name: 'rest' };

/** The second factor: set up with an authenticator, recovery codes, new ones, off again. */
export function TwoFactorCard() {
  const say = useSay();
  const player = usePlayer();
  const { revalidate } = useRevalidator();
  const { guarded, dialog } = useReauthentication();
  const [step, setStep] = useState<Step>(rest);
  const [busy, setBusy] = useState(false);
  if (!player) return null;
  const on = player.two_factor_enabled;
  const leave = () => setStep(rest);

  async function begin() {
    setBusy(true);
    try {
      const secret = await callApi('readTwoFactor', undefined);
      // Nothing comes where another tab was quicker.
      if (secret) setStep({ name: 'setup', secret });
      else await revalidate();
    } catch {
      toasts.show({ tone: 'danger', title: say('validation.other') });
    } finally {
      setBusy(false);
    }
  }

  async function turnedOn(codes: readonly string[]) {
    setStep({ name: 'codes', codes });
    toasts.show({ tone: 'win', title: say('security.twoFactor.isOn') });
    await revalidate();
  }

  async function turnOff(authentication_code: string) {
    await guarded(() => callApi('disableTwoFactor', { body: { two_factor: { authentication_code } } }));
    leave();
    toasts.show({ tone: 'info', title: say('security.twoFactor.isOff') });
    await revalidate();
  }

  async function renew(authentication_code: string) {
    const { recovery_codes: codes } = await guarded(() =>
      callApi('renewRecoveryCodes', { body: { two_factor: { authentication_code } } }),
    );
    setStep({ name: 'codes', codes });
  }

  return (
    <SecurityCard
      icon="shield"
      title={say('security.twoFactor.title')}
      text={say('security.twoFactor.text')}
      state={on ? { text: say('security.on'), tone: 'win' } : { text: say('security.off'), tone: 'neutral' }}
    >
      {step.name === 'rest' && (
        <div className="flex flex-wrap gap-2">
          {on ? (
            <>
              <Button onClick={() => setStep({ name: 'renew' })}>{say('security.twoFactor.renew')}</Button>
              <Button look="danger" onClick={() => setStep({ name: 'off' })}>
                {say('security.twoFactor.turnOff')}
              </Button>
            </>
          ) : (
            <Button loading={busy} onClick={() => void begin()}>
              {say('security.twoFactor.turnOn')}
            </Button>
          )}
        </div>
      )}
      {step.name === 'setup' && (
        <TwoFactorSetup secret={step.secret} guarded={guarded} onDone={turnedOn} onClosed={leave} />
      )}
      {step.name === 'codes' && <CodesOnce codes={step.codes} email={player.email} onDone={leave} />}
      {step.name === 'renew' && (
        <CodeForm
          name="RenewRecoveryCodes"
          text={say('security.twoFactor.renewText')}
          submit={{ label: say('security.twoFactor.renew'), look: 'primary' }}
          send={renew}
          onClosed={leave}
        />
      )}
      {step.name === 'off' && (
        <CodeForm
          name="TwoFactorOff"
          text={say('security.twoFactor.offText')}
          submit={{ label: say('security.twoFactor.turnOff'), look: 'danger' }}
          send={turnOff}
          onClosed={leave}
        />
      )}
      {dialog}
    </SecurityCard>
  );
}
