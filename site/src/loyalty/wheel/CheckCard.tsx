import type { Lootbox, Wheel } from '@halley/contract';
import { Card, Facts, Icon, IconButton, linkClass } from '@halley/ui';
import { useState } from 'react';
import { useSpeech } from '../../i18n/index.ts';
import { SiteLink } from '../../page/index.ts';
import { VerifyLink } from './VerifyLink.tsx';

/** The seal before; nonce, seed of the player and the way to the verifier after. */
export function CheckCard({ seal, result }: { seal: Wheel['seal']; result: Lootbox | null }) {
  const { say, tag } = useSpeech();
  const proof = result?.proof;
  return (
    <Card className="grid grid-cols-1 gap-3">
      <h2 className="title-card flex items-center gap-2">
        <Icon name="shield" className="text-ice" />
        {say('wheel.check.title')}
      </h2>
      {proof && (
        <>
          <p className="text-13 text-text-soft">{say('wheel.check.after')}</p>
          <Seal hash={proof.server_seed_hash} />
          <Facts
            className="text-13"
            facts={[
              { name: say('wheel.check.nonce'), value: new Intl.NumberFormat(tag).format(proof.nonce) },
              { name: say('wheel.check.clientSeed'), value: <code className="break-all">{proof.client_seed}</code> },
            ]}
          />
          <VerifyLink id={result.id} />
        </>
      )}
      {seal && !proof && (
        <>
          <p className="text-13 text-text-soft">{say('wheel.check.before')}</p>
          <Seal hash={seal.server_seed_hash} />
          <Facts
            className="text-13"
            facts={[
              { name: say('wheel.check.nextNonce'), value: new Intl.NumberFormat(tag).format(seal.nonce) },
              { name: say('wheel.check.clientSeed'), value: <code className="break-all">{seal.client_seed}</code> },
            ]}
          />
        </>
      )}
      {!seal && !proof && <p className="text-13 text-text-soft">{say('wheel.check.guest')}</p>}
      {!proof && (
        <SiteLink href="/fairness#draw" className={linkClass}>
          {say('wheel.check.how')}
        </SiteLink>
      )}
    </Card>
  );
}

function Seal({ hash }: { hash: string }) {
  const { say } = useSpeech();
  const [copied, setCopied] = useState(false);
  async function copy() {
    const done = await navigator.clipboard?.writeText(hash).then(
      () => true,
      () => false,
    );
    setCopied(done ?? false);
  }
  return (
    <div className="flex items-center gap-1 rounded-10 bg-surface-2 pl-3">
      <code className="min-w-0 flex-1 truncate text-xs" title={hash}>
        {hash}
      </code>
      <IconButton
        icon={copied ? 'check' : 'copy'}
        size="small"
        label={say(copied ? 'wheel.check.copied' : 'wheel.check.copy')}
        onClick={() => void copy()}
      />
    </div>
  );
}
