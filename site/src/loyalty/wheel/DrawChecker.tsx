import type { Lootbox } from '@halley/contract';
import { Button, Card, Note, Select, Skeleton } from '@halley/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSpeech } from '../../i18n/index.ts';
import { callApi, Loaded, queries, useQuery } from '../../query/index.ts';
import { usePlayer } from '../../session/index.ts';
import type { DrawVerdict } from './check-draw.ts';
import { prizeText } from './prize-text.ts';
import { TypedDrawForm } from './TypedDrawForm.tsx';
import { VerdictNote } from './VerdictNote.tsx';

/** Draws of wheels and boxes, drawn again in this browser: the player's own, or any whose numbers are typed in. */
export function DrawChecker() {
  const { say } = useSpeech();
  const player = usePlayer();
  return (
    <section id="draw" aria-labelledby="draw-title" className="grid scroll-mt-20 gap-4">
      <div className="grid gap-1">
        <h2 id="draw-title" className="title-section">
          {say('wheel.verify.title')}
        </h2>
        <p className="max-w-[70ch] text-text-soft">{say('wheel.verify.text')}</p>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {player && <OwnDraws />}
        <TypedDrawForm />
      </div>
    </section>
  );
}

function OwnDraws() {
  const { say } = useSpeech();
  const query = useQuery('listLootboxes');
  return (
    <Card className="grid gap-4">
      <h3 className="title-card">{say('wheel.verify.own')}</h3>
      {/* As high as what it waits for: what stands below does not move when it comes. */}
      <div className="grid min-h-32 content-start gap-4">
        <Loaded query={query} name="listLootboxes" skeleton={<Skeleton className="h-32 rounded-md" />}>
          {(boxes) => <ChooseDraw drawn={(boxes as Lootbox[]).filter(({ proof }) => proof !== null)} />}
        </Loaded>
      </div>
    </Card>
  );
}

function ChooseDraw({ drawn }: { drawn: readonly Lootbox[] }) {
  const speech = useSpeech();
  const { say, tag } = speech;
  const [search] = useSearchParams();
  const [id, setId] = useState(search.get('draw') ?? '');
  const box = drawn.find((one) => String(one.id) === id) ?? drawn[0];
  if (!box) return <p className="text-text-soft">{say('wheel.verify.none')}</p>;
  const nameOf = ({ title, proof, chances, drawn_item: item, currency }: Lootbox) =>
    say('wheel.verify.name', {
      title,
      nonce: new Intl.NumberFormat(tag).format(proof?.nonce ?? 0),
      prize: prizeText(chances[item ?? -1]?.prize ?? null, currency, speech),
    });
  return (
    <>
      <Select
        label={say('wheel.verify.which')}
        value={String(box.id)}
        onChange={({ currentTarget: { value } }) => setId(value)}
        options={drawn.map((one) => ({ value: String(one.id), label: nameOf(one) }))}
      />
      {box.proof?.server_seed === null ? <OpenSeed /> : <CheckOne key={box.id} box={box} />}
    </>
  );
}

/** A seed is opened by taking the next one: until then nobody can know what it would have decided. */
function OpenSeed() {
  const { say } = useSpeech();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  async function takeNew() {
    setState('busy');
    const done = await callApi('rotateSeeds', { body: { mode: 'real' } }).then(
      () => true,
      () => false,
    );
    if (done) queries.invalidate('listLootboxes', 'readWheel', 'readSeeds');
    setState(done ? 'ready' : 'failed');
  }
  return (
    <>
      <Note>{say('wheel.verify.sealed')}</Note>
      {state === 'failed' && <Note tone="warn">{say('wheel.verify.unfinished')}</Note>}
      <Button className="justify-self-start" loading={state === 'busy'} onClick={() => void takeNew()}>
        {say('wheel.verify.newSeeds')}
      </Button>
    </>
  );
}

function CheckOne({ box }: { box: Lootbox }) {
  const speech = useSpeech();
  const { say } = speech;
  const [verdict, setVerdict] = useState<DrawVerdict | null>();
  async function check() {
    const { checkLootbox } = await import('./check-draw.ts');
    setVerdict(checkLootbox(box));
  }
  return (
    <>
      <Button look="primary" className="justify-self-start" onClick={() => void check()}>
        {say('wheel.verify.check')}
      </Button>
      {verdict && (
        <VerdictNote
          verdict={verdict}
          what={prizeText(box.chances[verdict.item]?.prize ?? null, box.currency, speech)}
        />
      )}
    </>
  );
}
