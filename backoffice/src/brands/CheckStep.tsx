import type { GoLiveItem, StaffBrandFile } from '@halley/contract';
import { Badge, Button, Card, Note } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { call, inWords, type Output, useDeed } from '../api/index.ts';
import { linkClass, showTime } from '../console/index.ts';
import { useStaff } from '../session/index.ts';
import { NotHere } from './NotHere.tsx';
import { brandWords as own } from './words.ts';

/** What is there and what is missing, each with the way to where it is mended; and the draft as visitors would see it. */
export function CheckStep({ file }: { file: StaffBrandFile }): ReactNode {
  const missing = file.list.filter(({ done, needed }) => needed && !done);
  return (
    <>
      <Note tone={missing.length > 0 ? 'warn' : 'info'}>
        {missing.length > 0 ? own.missing(missing.length) : file.state === 'draft' ? own.readyToGo : own.ready}
      </Note>
      {file.needs_second && file.state !== 'live' && <Seconds file={file} />}
      <NotHere file={file} markets={(file.draft?.brand ?? file.live)?.markets} />
      <Card>
        <ul aria-label={own.list} className="grid divide-y divide-line">
          {file.list.map((item) => (
            <Line key={item.id} brand={file.id} item={item} />
          ))}
        </ul>
      </Card>
      {file.draft && <Preview id={file.id} />}
    </>
  );
}

/** Who could agree; while there is nobody, how somebody comes to be there. */
function Seconds({ file: { seconds } }: { file: StaffBrandFile }): ReactNode {
  const { may } = useStaff();
  if (seconds.length > 0) return <p className="text-13 text-text-soft">{own.seconds(seconds)}</p>;
  return (
    <Note tone="warn">
      {own.noSecond}{' '}
      {may('staff.manage') && (
        <Link to="/members" className={linkClass}>
          {own.invite}
        </Link>
      )}
    </Note>
  );
}

function Line({ brand, item: { done, needed, text, step, href } }: { brand: string; item: GoLiveItem }): ReactNode {
  const to = href ?? `/brands/${brand}/${step}`;
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2.5">
      <span className="w-28 shrink-0">
        <Badge tone={done ? 'win' : needed ? 'danger' : 'neutral'}>
          {done ? own.done : needed ? own.needed : own.wish}
        </Badge>
      </span>
      <span className="min-w-48 flex-1 text-sm">{text}</span>
      {!done && step === 'check' && <span className="text-13 text-text-soft">{own.below}</span>}
      {!done && step !== 'check' && (
        <Link to={to} className={linkClass}>
          {own.mend}
        </Link>
      )}
    </li>
  );
}

const previewHours = 8;

function Preview({ id }: { id: string }): ReactNode {
  const [made, setMade] = useState<Output<'previewBrand'>>();
  const { busy, error, run } = useDeed();
  const make = () =>
    run(async () => setMade(await call('previewBrand', { params: { id }, body: { hours: previewHours } })));
  return (
    <Card className="grid justify-items-start gap-3">
      <p className="text-13 text-text-soft">{own.lookText}</p>
      <Button look="secondary" loading={busy} onClick={make}>
        {own.look}
      </Button>
      <div role="alert">{error !== undefined && <Note tone="danger">{inWords(error)}</Note>}</div>
      {made && (
        <>
          <ul aria-label={own.links} className="grid gap-1">
            {made.links.map(({ host, url }) => (
              <li key={host}>
                <a href={url} target="_blank" rel="noopener noreferrer" className={linkClass}>
                  {host}
                </a>
              </li>
            ))}
          </ul>
          <p className="text-13 text-text-soft">{own.until(showTime(made.expires_at))}</p>
        </>
      )}
    </Card>
  );
}
