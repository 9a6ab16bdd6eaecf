import { secondFactorForm } from '@halley/contract/forms';
import { Button } from '@halley/ui/Button.tsx';
import { QrCode } from '@halley/ui/QrCode.tsx';
import { useState } from 'react';
import { FormNote, useForm } from '../../forms/index.ts';
import { useSay } from '../../i18n/index.ts';
import {
  OneTimeCodeField,
  type Reauthentication,
  ReauthenticationCancelled,
  securityRefusals,
} from '../../identity/index.ts';
import { callApi } from '../../query/index.ts';

interface TwoFactorSetupProps {
  secret: { otp_secret: string; data: string };
  guarded: Reauthentication['guarded'];
  onDone: (codes: readonly string[]) => Promise<void>;
  onClosed: () => void;
}

/** Two steps on one page: put the secret into an app, and show that it arrived. */
export function TwoFactorSetup({ secret, guarded, onDone, onClosed }: TwoFactorSetupProps) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  const { errors, sending, form, submit, field } = useForm({
    name: 'TwoFactorOn',
    schema: secondFactorForm,
    labels: { authentication_code: say('security.code') },
    refusals: securityRefusals,
    send: async ({ authentication_code }) => {
      const two_factor = { otp_secret: secret.otp_secret, authentication_code };
      const answer = await guarded(() => callApi('enableTwoFactor', { body: { two_factor } }));
      await onDone(answer.recovery_codes);
    },
    onFailure: (failure) => failure instanceof ReauthenticationCancelled,
  });

  async function copy() {
    await navigator.clipboard.writeText(secret.otp_secret);
    setCopied(true);
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
      <section className="flex flex-wrap gap-5" aria-labelledby="two-factor-scan">
        <QrCode value={secret.data} label={say('security.setup.qr')} className="size-44 shrink-0" />
        <div className="grid min-w-56 flex-1 content-start gap-2">
          <h3 id="two-factor-scan" className="font-bold">
            {say('security.setup.scan')}
          </h3>
          <p className="text-13 text-text-soft">{say('security.setup.scanText')}</p>
          <p className="text-13 text-text-soft">{say('security.setup.type')}</p>
          <p
            data-testid="otp-secret"
            translate="no"
            className="rounded-10 bg-surface-2 px-3 py-2 font-mono text-base tracking-wide break-all"
          >
            {secret.otp_secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </p>
          <Button
            size="small"
            icon="copy"
            className="justify-self-start"
            onClick={() => void copy().catch(() => setCopied(false))}
          >
            <span aria-live="polite">{say(copied ? 'security.copied' : 'security.setup.copy')}</span>
          </Button>
        </div>
      </section>
      <section className="grid max-w-md gap-2" aria-labelledby="two-factor-code">
        <h3 id="two-factor-code" className="font-bold">
          {say('security.setup.enter')}
        </h3>
        <OneTimeCodeField {...field('authentication_code')} hint={say('security.setup.enterHint')} />
        <FormNote text={errors.form} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="primary" loading={sending}>
            {say('security.twoFactor.turnOn')}
          </Button>
          <Button look="quiet" onClick={onClosed}>
            {say('security.cancel')}
          </Button>
        </div>
      </section>
    </form>
  );
}
