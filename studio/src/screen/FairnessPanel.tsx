import { Button, IconButton } from '@halley/ui/Button.tsx';
import { Icon } from '@halley/ui/Icon.tsx';
import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { type ReactNode, useState } from 'react';
import { type ClientSeedFault, parseClientSeed } from '../fair/index.ts';
import type { MessageKey } from '../messages/index.ts';
import { CopyButton } from './CopyButton.tsx';
import type { Seeds } from './use-seeds.ts';
import { useWords } from './words.tsx';

const faults: Record<ClientSeedFault, MessageKey> = {
  empty: 'fair.seed.empty',
  'too-long': 'fair.seed.tooLong',
  'not-ascii': 'fair.seed.notAscii',
};

export interface FairnessPanelProps {
  seeds: Seeds;
  /** While a round has no answer the seeds stay as they are. */
  locked: boolean;
  /** Each game calls its rounds by its own word. */
  words: { intro: MessageKey; number: MessageKey; verify?: MessageKey };
  /** What checking the last round gave. */
  check: ReactNode;
  /** Opens the game's own verifier, where it has one. */
  onVerify?(): void;
  onClose(): void;
}

export function FairnessPanel({ seeds, locked, words, check, onVerify, onClose }: FairnessPanelProps): ReactNode {
  const { text, whole } = useWords();
  const [failed, setFailed] = useState(false);
  const { pair, opened } = seeds;
  const rotate = async (clientSeed?: string) => {
    const done = await seeds.rotate(clientSeed);
    setFailed(!done);
    return done;
  };
  return (
    <aside
      aria-labelledby="fair-title"
      className="grid content-start gap-4 rounded-xl bg-surface-1 p-5 shadow-1 min-w-0"
    >
      <div className="flex items-center justify-between">
        <h2 id="fair-title" className="title-card flex items-center gap-2">
          <Icon name="shield" />
          {text('fair.title')}
        </h2>
        <IconButton icon="close" label={text('studio.close')} onClick={onClose} className="-m-2" />
      </div>
      <p className="text-text-soft">{text(words.intro)}</p>
      <Row label={text('fair.hash')}>
        {pair ? (
          <>
            <Code title={pair.server_seed_hash}>{shortHash(pair.server_seed_hash)}</Code>
            <CopyButton value={pair.server_seed_hash} />
          </>
        ) : (
          <Skeleton className="h-5 w-full rounded-xs" />
        )}
      </Row>
      <ClientSeed key={pair?.pair_id} seed={pair?.client_seed} locked={locked || !pair} onSave={rotate} />
      <Row label={text(words.number)}>
        <Code>{pair ? text('fair.next', { number: whole(pair.nonce + 1), nonce: whole(pair.nonce) }) : ''}</Code>
      </Row>
      <hr className="border-line" />
      {opened && (
        <Row label={text('fair.opened')}>
          <Code title={opened.server_seed}>{shortHash(opened.server_seed)}</Code>
          <CopyButton value={opened.server_seed} />
        </Row>
      )}
      {check}
      {failed && (
        <p role="alert" className="text-xs text-danger">
          {text('fair.rotate.failed')}
        </p>
      )}
      <Button block disabled={locked || !pair} onClick={() => void rotate()}>
        {text('fair.rotate')}
      </Button>
      {words.verify && (
        <Button look="quiet" size="small" onClick={onVerify}>
          {text(words.verify)}
        </Button>
      )}
    </aside>
  );
}

interface ClientSeedProps {
  seed: string | undefined;
  locked: boolean;
  onSave(seed: string): Promise<boolean>;
}

function ClientSeed({ seed, locked, onSave }: ClientSeedProps): ReactNode {
  const { text } = useWords();
  const [draft, setDraft] = useState<string>();
  const [fault, setFault] = useState<ClientSeedFault>();
  if (draft === undefined) {
    return (
      <Row label={text('fair.clientSeed')} edged>
        <Code title={seed}>{seed}</Code>
        <button
          type="button"
          disabled={locked}
          onClick={() => setDraft(seed ?? '')}
          className="-my-2 min-h-9 text-xs font-semibold text-ice hover:underline disabled:opacity-45"
        >
          {text('fair.change')}
        </button>
      </Row>
    );
  }
  const save = async () => {
    const parsed = parseClientSeed(draft);
    if (!parsed.ok) return setFault(parsed.fault);
    if (await onSave(parsed.value)) setDraft(undefined);
  };
  return (
    <form
      className="grid gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label htmlFor="client-seed" className="text-13 font-semibold text-text-soft">
        {text('fair.clientSeed')}
      </label>
      <input
        id="client-seed"
        ref={(input) => input?.focus()}
        value={draft}
        onChange={(event) => {
          setDraft(event.target.value);
          setFault(undefined);
        }}
        aria-invalid={fault ? true : undefined}
        aria-describedby="client-seed-hint"
        spellCheck={false}
        autoComplete="off"
        className="min-h-11 w-full rounded-10 bg-surface-2 px-3 font-mono text-base outline-1 -outline-offset-1 outline-control focus:outline-2 focus:outline-ice"
      />
      <p id="client-seed-hint" aria-live="polite" className={fault ? 'text-xs text-danger' : 'text-xs text-text-faint'}>
        {text(fault ? faults[fault] : 'fair.change.hint')}
      </p>
      <div className="flex gap-2">
        <Button type="submit" size="small" disabled={locked}>
          {text('fair.save')}
        </Button>
        <Button look="quiet" size="small" onClick={() => setDraft(undefined)}>
          {text('fair.cancel')}
        </Button>
      </div>
    </form>
  );
}

function Row(props: { label: string; edged?: boolean; children: ReactNode }): ReactNode {
  const edge = props.edged ? 'inset-ring inset-ring-control' : '';
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1.5">
      <span className="text-13 font-semibold text-text-soft">{props.label}</span>
      <div className={`flex min-h-10 min-w-0 items-center gap-2 rounded-10 bg-surface-2 px-3 ${edge}`}>
        {props.children}
      </div>
    </div>
  );
}

function Code(props: { title?: string | undefined; children: ReactNode }): ReactNode {
  return (
    <code title={props.title} className="min-w-0 flex-1 truncate font-mono text-13">
      {props.children}
    </code>
  );
}

function shortHash(hash: string): string {
  return hash.length > 20 ? `${hash.slice(0, 16)}…${hash.slice(-2)}` : hash;
}
