import { Button } from '@halley/ui/Button.tsx';
import { Note } from '@halley/ui/Card.tsx';
import { Checkbox } from '@halley/ui/Checkbox.tsx';
import { RecoveryCodes } from '@halley/ui/RecoveryCodes.tsx';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../i18n/index.ts';

/** Recovery codes are shown this once; who says that they are kept may go on. */
export function CodesOnce({ codes, email, onDone }: { codes: readonly string[]; email: string; onDone: () => void }) {
  const say = useSay();
  const [kept, setKept] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="font-bold outline-none">
        {say('security.codes.title')}
      </h3>
      <Note tone="warn">{say('security.codes.text')}</Note>
      <RecoveryCodes
        codes={codes}
        title={say('security.codes.file', { email })}
        fileName="halley-recovery-codes.txt"
        text={{
          list: say('security.codes.title'),
          copy: say('security.codes.copy'),
          copied: say('security.copied'),
          download: say('security.codes.download'),
          print: say('security.codes.print'),
        }}
      />
      <Checkbox label={say('security.codes.kept')} checked={kept} onChange={({ target }) => setKept(target.checked)} />
      <Button className="justify-self-start" disabled={!kept} onClick={onDone}>
        {say('security.codes.done')}
      </Button>
    </section>
  );
}
